import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { Statistics } from '@verse/api-contract/api';
import { formatNumber, formatUtcMoment } from '@verse/api-contract/formats';
import { callApi } from '@verse/contract/call-api';
import { api, PageHead } from '@verse/contract/react';
import { FiguresChart } from '../../shared/hero-charts/figures-chart';
import { PageHero } from '../../shared/page-hero';
import head from './head.json';
import styles from './open.module.scss';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

export const loader = (args: LoaderFunctionArgs) => callApi(api(args), 'GET /api/statistics');

const FIGURES: [name: keyof Omit<Statistics, 'countedAt'>, what: string, how: string][] = [
  [
    'members',
    'Members',
    'Accounts with a verified email. Suspended accounts and those about to be deleted don’t count.',
  ],
  ['blogPosts', 'Blog posts', 'Published and public. Drafts and posts in review don’t count.'],
  ['communityPosts', 'Community posts', 'Public posts only. Posts for members don’t count.'],
  ['services', 'Services', 'Everything in our services catalogue today.'],
  ['products', 'Products', 'In the store and the marketplace.'],
];

export function Component() {
  const figures = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead {...head} place="open" />
      <PageHero chart={<FiguresChart />} eyebrow="Open figures" title="Counted, not claimed">
        These figures come straight from our database.
      </PageHero>
      <section className={styles.figures} aria-label="Figures">
        <dl className={styles.list}>
          {FIGURES.map(([name, what, how]) => (
            <div key={name} className={styles.figure}>
              <dt className={styles.what}>{what}</dt>
              <dd className={styles.number}>{formatNumber(figures[name])}</dd>
              <dd className={styles.how}>{how}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.moment}>
          Counted on <time dateTime={figures.countedAt}>{formatUtcMoment(figures.countedAt)} UTC</time>.
        </p>
      </section>
    </>
  );
}
