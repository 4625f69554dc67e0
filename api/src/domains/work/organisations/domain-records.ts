import { createHmac } from 'node:crypto';
import type { DomainRecord } from '@verse/api-contract/api';
import type { Platform } from '../../../platform/open-platform';
import type { Organisation } from './organisation';

/**
 * The DNS records that prove ownership: only the domain's owner can publish one. The same organisation and domain
 * always get the same record, because its value is derived from the secret of the site.
 */
export function createDomainRecords({ authSecret, resolveTxt }: Pick<Platform, 'authSecret' | 'resolveTxt'>) {
  const key = createHmac('sha256', authSecret).update('organisation domain').digest();

  const toRecord = ({ id }: Pick<Organisation, 'id'>, domain: string): DomainRecord => ({
    domain,
    host: `_creativityverse.${domain}`,
    value: `creativityverse-verification=${createHmac('sha256', key).update(`${id} ${domain}`).digest('base64url')}`,
  });

  return {
    toRecord,

    /** Rejects if the name server does not respond. */
    async isPublished(organisation: Organisation, domain: string): Promise<boolean> {
      const { host, value } = toRecord(organisation, domain);
      return (await resolveTxt(host)).some((text) => text.trim() === value);
    },
  };
}

export type DomainRecords = ReturnType<typeof createDomainRecords>;
