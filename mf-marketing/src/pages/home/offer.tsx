import { PageLink } from '@verse/contract/page-link';
import { InPreparation } from '@verse/ui';
import { PageButton } from '../../shared/page-button';
import content from './home.json';
import styles from './offer.module.scss';

export function Offer() {
  return (
    <section className={styles.section} aria-labelledby="home-offer">
      <div className={styles.head}>
        <h2 className={styles.title} id="home-offer">
          {content.offer.title}
        </h2>
        <PageButton page="services" variant="secondary">
          Browse services
        </PageButton>
      </div>
      <ul className={styles.list}>
        {content.offer.items.map(({ title, description, waitingList }) => (
          <li key={title} className={styles.item}>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.description}>{description}</p>
            {waitingList ? (
              <InPreparation
                as={PageLink}
                className={styles.mark}
                page="waiting-list"
                params={{ list: waitingList }}
                offer={title}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
