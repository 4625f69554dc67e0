import { ButtonLink } from '@verse/ui';
import { Icon } from '../../shared/icon';
import { PlaceLink } from '../../shared/place-link';
import content from './home.json';
import styles from './offer.module.scss';

export function Offer() {
  return (
    <section className={styles.section} aria-labelledby="home-offer">
      <div className={styles.head}>
        <h2 className={styles.title} id="home-offer">
          {content.offer.title}
        </h2>
        <ButtonLink as={PlaceLink} place="services" variant="secondary">
          Browse services
          <Icon name="arrow-right" />
        </ButtonLink>
      </div>
      <ul className={styles.list}>
        {content.offer.items.map(({ title, description }) => (
          <li key={title} className={styles.item}>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
