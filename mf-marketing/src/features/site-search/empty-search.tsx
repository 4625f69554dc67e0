import { PlaceLink } from '@verse/contract/place-link';
import styles from './empty-search.module.scss';
import { searchQuery } from './site-search.api';

const EXAMPLES = ['lettering', 'poster', 'rate card', 'portfolio'];

const Places = () => (
  <ul className={styles.places} role="list">
    <li>
      <PlaceLink place="people">All people</PlaceLink>
    </li>
    <li>
      <PlaceLink place="public-jobs">Open jobs</PlaceLink>
    </li>
    <li>
      <PlaceLink place="blogs">The blog</PlaceLink>
    </li>
    <li>
      <PlaceLink place="services">Services</PlaceLink>
    </li>
    <li>
      <PlaceLink place="store">Store</PlaceLink>
    </li>
    <li>
      <PlaceLink place="contact">Contact us</PlaceLink>
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
    <ul className={styles.places} role="list">
      {EXAMPLES.map((q) => (
        <li key={q}>
          <PlaceLink place="search" query={searchQuery({ q })}>
            {q}
          </PlaceLink>
        </li>
      ))}
    </ul>
  </section>
);

/** Shown after a search without results. */
export const NoResults = ({ q, groupName }: { q: string; groupName: string | undefined }) => (
  <section className={styles.part} aria-labelledby="no-results">
    <h2 className={styles.title} id="no-results">
      Nothing matches “{q}”{groupName === undefined ? '' : ` in ${groupName}`}.
    </h2>
    <p className={styles.text}>Check the spelling, or use fewer words: a result has all of them.</p>
    {groupName === undefined ? null : (
      <PlaceLink place="search" query={searchQuery({ q })} className={styles.all}>
        Search everywhere
      </PlaceLink>
    )}
    <p className={styles.label}>Or look around</p>
    <Places />
  </section>
);
