import { ButtonLink } from '@verse/ui';
import { CollaborationScene, CommunityScene, LearningScene, RecognitionScene } from '../../features/tour';
import { PlaceLink } from '../../shared/place-link';
import { Icon } from '../../shared/icon';
import content from './home.json';
import styles from './feature-cards.module.scss';

const SCENES = [CollaborationScene, LearningScene, CommunityScene, RecognitionScene];

export function FeatureCards() {
  return (
    <section className={styles.section} aria-labelledby="home-features">
      <div className={styles.head}>
        <h2 className={styles.title} id="home-features">
          One place for the whole creative life
        </h2>
        <ButtonLink as={PlaceLink} place="features" variant="quiet">
          See every feature
          <Icon name="arrow-right" />
        </ButtonLink>
      </div>
      <ul className={styles.cards}>
        {content.featureCards.map(({ title, description }, index) => {
          const Scene = SCENES[index] ?? CollaborationScene;
          return (
            <li key={title} className={styles.card}>
              <div className={styles.picture}>
                <Scene />
              </div>
              <div className={styles.text}>
                <h3 className={styles.name}>{title}</h3>
                <p className={styles.description}>{description}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
