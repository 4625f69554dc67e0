import { PageLink } from '@verse/contract/page-link';
import styles from './empty-search.module.scss';
import { searchQuery } from './site-search.api';

const EXAMPLES = ['lettering', 'poster', 'rate card', 'portfolio'];

const Places = () => (
  <ul className={styles.places}>
    <li>
      <PageLink page="people">All people</PageLink>
    </li>
    <li>
      <PageLink page="public-jobs">Open jobs</PageLink>
    </li>
    <li>
      <PageLink page="blogs">The blog</PageLink>
    </li>
    <li>
      <PageLink page="services">Services</PageLink>
    </li>
    <li>
      <PageLink page="store">Store</PageLink>
    </li>
    <li>
      <PageLink page="contact">Contact us</PageLink>
    </li>
  </ul>
);

/** Shown before the first search. */
export const EmptySearch = () => (
  <section className={styles.part} aria-labelledby="what-to-search">
    <h2 className={styles.title} id="what-to-search">
      What you can find
    </h2>
    <p className={styles.text}>
      People by name, skill or place. Posts, works, services, products, jobs and contests by their words. Accents are
      optional: “adire” also finds “àdìrẹ”. The last word may be unfinished, and a small typo is corrected.
    </p>
    <p className={styles.label}>For example</p>
    <ul className={styles.places}>
      {EXAMPLES.map((q) => (
        <li key={q}>
          <PageLink page="search" query={searchQuery({ q })}>
            {q}
          </PageLink>
        </li>
      ))}
    </ul>
  </section>
);

/** Shown if a search returns no results. */
export const NoResults = ({ q, groupName }: { q: string; groupName: string | undefined }) => (
  <section className={styles.part} aria-labelledby="no-results">
    <h2 className={styles.title} id="no-results">
      Nothing matches “{q}”{groupName === undefined ? '' : ` in ${groupName}`}.
    </h2>
    <p className={styles.text}>Check the spelling, or use fewer words: a result has all of them.</p>
    {groupName === undefined ? null : (
      <PageLink page="search" query={searchQuery({ q })} className={styles.all}>
        Search everywhere
      </PageLink>
    )}
    <p className={styles.label}>Or look around</p>
    <Places />
  </section>
);
