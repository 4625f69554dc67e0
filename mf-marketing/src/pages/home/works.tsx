import type { ShownWork } from '@verse/api-contract/api';
import { WorkGrid } from '../../features/works';
import { PageButton } from '../../shared/page-button';
import styles from './works.module.scss';

/** One row. */
const MAX_WORKS = 3;

export function Works({ works }: { works: ShownWork[] }) {
  if (works.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="home-works">
      <div className={styles.head}>
        <h2 className={styles.title} id="home-works">
          Work from the community
        </h2>
        <PageButton page="showcase" variant="quiet">
          See the showcase
        </PageButton>
      </div>
      <WorkGrid works={works.slice(0, MAX_WORKS)} as="h3" />
    </section>
  );
}
