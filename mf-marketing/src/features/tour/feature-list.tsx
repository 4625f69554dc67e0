import { CollaborationScene } from './collaboration-scene';
import styles from './feature-list.module.scss';
import { LearningScene } from './learning-scene';
import { ProfileScene } from './profile-scene';
import { RecognitionScene } from './recognition-scene';
import features from './tour.json';

const SCENES = [CollaborationScene, LearningScene, ProfileScene, RecognitionScene];

/** The four features, each beside its drawing, sides changing. */
export function FeatureList() {
  return (
    <ol className={styles.list}>
      {features.map(({ title, description }, index) => {
        const Scene = SCENES[index] ?? CollaborationScene;
        return (
          <li key={title} className={styles.item}>
            <div className={styles.picture}>
              <Scene />
            </div>
            <div className={styles.text}>
              <span className={styles.number} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.description}>{description}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
