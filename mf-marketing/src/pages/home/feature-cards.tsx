import { Scene, type SceneName } from '../../features/tour';
import { PageButton } from '../../shared/page-button';
import styles from './feature-cards.module.scss';
import content from './home.json';

export function FeatureCards() {
  return (
    <section className={styles.section} aria-labelledby="home-features">
      <div className={styles.head}>
        <h2 className={styles.title} id="home-features">
          One place for the whole creative life
        </h2>
        <PageButton page="features" variant="quiet">
          See every feature
        </PageButton>
      </div>
      <ul className={styles.cards}>
        {content.featureCards.map(({ title, description, scene }) => (
          <li key={title} className={styles.card}>
            <div className={styles.picture}>
              <Scene name={scene as SceneName} />
            </div>
            <div className={styles.text}>
              <h3 className={styles.name}>{title}</h3>
              <p className={styles.description}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
