import { PageLink } from '@verse/contract/page-link';
import { Cluster } from '@verse/ui';
import { mission } from '../../features/company';
import { CreatorFaces } from '../../features/creators';
import { Arrow } from '../../shared/arrow';
import styles from './statement.module.scss';

/** The mission in one sentence, members' portraits, and a link to the full story. */
export function Statement() {
  return (
    <section className={styles.band} aria-labelledby="home-mission">
      <div className={styles.statement}>
        <h2 className={styles.label} id="home-mission">
          Our mission
        </h2>
        <p className={styles.words}>{mission}</p>
        <Cluster gap={5}>
          <CreatorFaces />
          <PageLink page="showcase" className={styles.link}>
            Meet the creators
            <Arrow />
          </PageLink>
          <PageLink page="about" className={styles.link}>
            Read our story
            <Arrow />
          </PageLink>
        </Cluster>
      </div>
    </section>
  );
}
