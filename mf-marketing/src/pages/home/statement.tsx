import { ButtonLink } from '@verse/ui';
import { mission } from '../../features/company';
import { Icon } from '../../shared/icon';
import { PlaceLink } from '../../shared/place-link';
import styles from './statement.module.scss';

/** The mission in one breath, and the way to the rest of the story. */
export function Statement() {
  return (
    <section className={styles.section} aria-labelledby="home-mission">
      <h2 className={styles.label} id="home-mission">
        Our mission
      </h2>
      <p className={styles.words}>{mission}</p>
      <ButtonLink as={PlaceLink} place="about" variant="secondary">
        Read our story
        <Icon name="arrow-right" />
      </ButtonLink>
    </section>
  );
}
