import { serviceSlug } from '@verse/api-contract/commerce/service-slug';
import { PageLink } from '@verse/contract/page-link';
import { Badge } from '@verse/ui';
import { Arrow } from '../../shared/arrow';
import styles from './service-card.module.scss';
import { ServiceIcon } from './service-icon';
import type { ServiceSummary } from './services.api';

interface ServiceCardProps {
  service: ServiceSummary;
  /** Whether the link has been clicked and the page is still loading. */
  isOpening: boolean;
}

export function ServiceCard({ service, isOpening }: ServiceCardProps) {
  return (
    <article className={styles.card} aria-busy={isOpening}>
      <div className={styles.top}>
        <ServiceIcon title={service.title} />
        <span className={styles.type}>{service.type === 'brand' ? 'For brands' : 'For individuals'}</span>
      </div>
      <h2 className={styles.title}>
        <PageLink page="service" params={{ slug: serviceSlug(service.title) }} className={styles.link}>
          {service.title}
        </PageLink>
      </h2>
      {service.isInPreparation ? <Badge tone="warning">In preparation</Badge> : null}
      <p className={styles.overview}>{service.overview}</p>
      <p className={styles.foot}>
        <span>{service.price ? <>From {service.price}</> : 'Price on request'}</span>
        <span className={styles.go} role="status">
          {isOpening ? 'Loading...' : <Arrow />}
        </span>
      </p>
    </article>
  );
}
