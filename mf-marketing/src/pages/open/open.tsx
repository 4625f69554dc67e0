import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { Statistics } from '@verse/api-contract/statistics';
import { api } from '@verse/contract/react';
import { PageHero } from '../../shared/page-hero';
import { SiteHead } from '../../shared/site-head';
import styles from './open.module.scss';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

export const loader = (args: LoaderFunctionArgs) => api(args)<Statistics>('/api/statistics');

const FIGURES: [name: keyof Omit<Statistics, 'countedAt'>, what: string, how: string][] = [
  ['members', 'Members', 'Accounts with a proved e-mail address. Those that are suspended or about to be erased do not count.'],
  ['blogPosts', 'Posts in the blog', 'Published and open to everybody. Drafts and posts in review do not count.'],
  ['communityPosts', 'Posts in the community', 'Those that everybody may read, without what is for members only.'],
  ['services', 'Services', 'What the catalogue of services offers at this moment.'],
  ['products', 'Products', 'In the store and in the marketplace together.'],
];

const NUMBER = new Intl.NumberFormat('en-GB');
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

export function Component() {
  const figures = useLoaderData<typeof loader>();
  return (
    <>
      <SiteHead path="/open" />
      <PageHero eyebrow="Open figures" title="Counted, not claimed">
        The round numbers on our other pages are what we say of ourselves. These are counted where the work is kept.
      </PageHero>
      <section className={styles.figures} aria-label="What there is">
        <dl className={styles.list}>
          {FIGURES.map(([name, what, how]) => (
            <div key={name} className={styles.figure}>
              <dt className={styles.what}>{what}</dt>
              <dd className={styles.number}>{NUMBER.format(figures[name])}</dd>
              <dd className={styles.how}>{how}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.moment}>
          Counted on <time dateTime={figures.countedAt}>{MOMENT.format(new Date(figures.countedAt))} UTC</time>.
        </p>
      </section>
    </>
  );
}
