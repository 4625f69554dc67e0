import { serviceSlug } from '@verse/api-contract/service-slug';
import type { Service } from '@verse/api-contract/services';
import { PageLink } from '@verse/contract/page-link';
import { ButtonLink } from '@verse/ui';
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
          <PageButton page="contact" query={`?service=${serviceSlug(service.title)}`}>
            {service.cta ?? 'Contact Us'}
          </PageButton>
          <PageButton page="brief" query={`?service=${serviceSlug(service.title)}`} variant="secondary">
            Send a brief
          </PageButton>
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
