import { DAY_MS, WEEK_MS } from '@verse/api-contract/time';
import { MAIL_PROOF_DAYS } from '@verse/api-contract/work/organisations.values';
import type { Organisation, VerifiedDomain } from './organisation';
import type { OrganisationParts } from './organisation-parts';

type Dependencies = Pick<OrganisationParts, 'organisations' | 'records' | 'audit' | 'announce' | 'now'>;

const MOST_AT_ONCE = 100;

/** Creates the background job that ends verifications of domains that no longer hold. */
export function createRecheckDomains({ organisations, records, audit, announce, now }: Dependencies) {
  /** If the record is missing, the verification is revoked. If the name server does not respond, nothing changes. */
  async function recheck(organisation: Organisation, domain: VerifiedDomain): Promise<void> {
    const isPublished = await records.isPublished(organisation, domain.name).catch(() => undefined);
    if (isPublished === undefined) return;
    if (isPublished) await organisations.changeDomain(organisation.id, domain, { ...domain, checkedAt: now() });
    else await end(organisation, domain);
  }

  async function end(organisation: Organisation, domain: VerifiedDomain): Promise<void> {
    if (!(await organisations.changeDomain(organisation.id, domain, null))) return;
    await audit.record('system', 'organisation: domain no longer verified', organisation.id);
    await announce(organisation);
  }

  /**
   * Rechecks DNS records that were last looked up more than a week ago. A mailbox cannot be looked up, so a
   * verification by email ends after a year, unless an owner repeats it.
   */
  return async (): Promise<number> => {
    const due = await organisations.listWithRecordBefore(new Date(now().getTime() - WEEK_MS), MOST_AT_ONCE);
    for (const one of due) if (one.domain) await recheck(one, one.domain);
    const yearAgo = new Date(now().getTime() - MAIL_PROOF_DAYS * DAY_MS);
    const outdated = await organisations.listWithMailProofBefore(yearAgo, MOST_AT_ONCE);
    for (const one of outdated) if (one.domain) await end(one, one.domain);
    return due.length + outdated.length;
  };
}
