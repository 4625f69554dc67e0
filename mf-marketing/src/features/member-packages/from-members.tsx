import type { MemberOffer } from '@verse/api-contract/api';
import { PageButton } from '../../shared/page-button';
import styles from './from-members.module.scss';
import { OfferList } from './offer-list';

const MAX_OFFERS = 2;

/** A few of the members' packages, below the site's own services. */
export function FromMembers({ offers }: { offers: readonly MemberOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="from-members">
      <h2 className={styles.title} id="from-members">
        From our members
      </h2>
      <p className={styles.lead}>Packages that members offer themselves. You agree with them and pay them directly.</p>
      <OfferList offers={offers} as="h3" most={MAX_OFFERS} />
      <div>
        <PageButton page="member-packages" variant="secondary">
          All packages of members
        </PageButton>
      </div>
    </section>
  );
}
