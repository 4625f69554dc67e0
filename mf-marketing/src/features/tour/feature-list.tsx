import type { PageName } from '@verse/contract';
import { PageLink } from '@verse/contract/page-link';
import { InPreparation, Stack } from '@verse/ui';
import styles from './feature-list.module.scss';
import { Scene, type SceneName } from './scene';
import features from './tour.json';

/** The four features, each next to its drawing, on alternating sides. */
export function FeatureList() {
  return (
    <ol className={styles.list}>
      {features.map(({ title, description, scene, waitingList, link }, index) => (
        <li key={title} className={styles.item}>
          <div className={styles.picture}>
            <Scene name={scene as SceneName} />
          </div>
          <Stack gap={3}>
            <span className={styles.number} aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.description}>{description}</p>
            {waitingList ? (
              <InPreparation as={PageLink} page="waiting-list" params={{ list: waitingList }} offer={title} />
            ) : null}
            <PageLink page={link.page as PageName} className={styles.link}>
              {link.text}
            </PageLink>
          </Stack>
        </li>
      ))}
    </ol>
  );
}
