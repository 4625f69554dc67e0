import type { Service } from '@verse/api-contract/api';
import { serviceSlug } from '@verse/api-contract/commerce/service-slug';
import { PageLink } from '@verse/contract/page-link';
import { ButtonLink, InPreparation } from '@verse/ui';
import { ServiceIcon, startingPrice } from '../../features/services';
import { PageButton } from '../../shared/page-button';
import styles from './service-hero.module.scss';

export function ServiceHero({ service }: { service: Service }) {
  const price = startingPrice(service);
  return (
    <div className={styles.hero}>
      <nav className={styles.trail} aria-label="Breadcrumb">
        <PageLink page="services">Services</PageLink>
        <span aria-hidden="true">/</span>
        <span>{service.type === 'brand' ? 'For brands' : 'For individuals'}</span>
      </nav>
      <div className={styles.sign}>
        <ServiceIcon title={service.title} />
      </div>
      <h1 className={styles.title}>{service.title}</h1>
      <div className={styles.body}>
        <p className={styles.overview}>{service.overview}</p>
        <div className={styles.terms}>
          {price ? (
            <p className={styles.price}>
              <span>From</span> <strong>{price}</strong>
            </p>
          ) : null}
          <Ways service={service} />
          {price ? (
            <ButtonLink href="#pricing" variant="secondary">
              See all prices
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** How to get the service: its waiting list while it is in preparation, otherwise a message or a brief. */
function Ways({ service: { title, cta = 'Contact Us', waitingList } }: { service: Service }) {
  const query = `?service=${serviceSlug(title)}`;
  if (waitingList)
    return (
      <>
        <p className={styles.preparation}>
          <InPreparation as={PageLink} page="waiting-list" params={{ list: waitingList }} offer={title} />
          <span>This page says how it will work. You cannot order it yet.</span>
        </p>
        <PageButton page="contact" query={query} variant="secondary">
          {cta}
        </PageButton>
      </>
    );
  return (
    <>
      <PageButton page="contact" query={query}>
        {cta}
      </PageButton>
      <PageButton page="brief" query={query} variant="secondary">
        Send a brief
      </PageButton>
    </>
  );
}
