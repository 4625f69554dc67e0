import { timingSafeEqual } from 'node:crypto';
import type { DomainRecord } from '@verse/api-contract/api';
import { MINUTE_MS } from '@verse/api-contract/time';
import {
  DOMAIN_CODE_MINUTES,
  type DomainVerification,
  ORGANISATION_MESSAGES,
} from '@verse/api-contract/work/organisations.values';
import { AppError, type Person } from '../../../platform/http';
import { codeDigest, DOMAIN_CODE_MAIL } from './domain-code-mail';
import { domainOfMailbox, isSharedMailHost, readDomain } from './domain-names';
import type { Organisation, VerifiedDomain } from './organisation';
import type { OrganisationParts } from './organisation-parts';
import type { OrganisationsService } from './organisations.service';
import type { OrganisationOfMember } from './organisations.view';

interface Dependencies extends Pick<
  OrganisationParts,
  'organisations' | 'codes' | 'access' | 'audit' | 'queueMail' | 'records' | 'announce' | 'now'
> {
  see: OrganisationsService['see'];
  /** Counts a lookup or an email towards the organisation's limit, or rejects it. */
  countCheck: (organisationId: string) => Promise<void>;
}

const MOST_WRONG = 5;

const refused = (
  field: string,
  message: string,
  code: 'invalid' | 'conflict' | 'too-many' | 'unavailable' = 'invalid',
) => new AppError(code, message, { fields: { [field]: message } });
const codeGone = () => refused('code', 'This code has expired. Send another one.', 'conflict');

function domainIn(typed: string): string {
  const domain = readDomain(typed);
  if (domain === undefined) throw refused('domain', ORGANISATION_MESSAGES.domain);
  return domain;
}

function domainOf(email: string): string {
  const domain = domainOfMailbox(email);
  if (domain === undefined) throw refused('email', ORGANISATION_MESSAGES.domain);
  if (isSharedMailHost(domain)) {
    const fault = `${domain} gives mailboxes to everyone, so it shows nothing about an organisation. `;
    throw refused('email', `${fault}Use an address at your own domain, or publish a DNS record.`);
  }
  return domain;
}

/** Verifies that an organisation owns a domain, through a TXT record or a code emailed to an address at that domain. */
export function createDomainService(dependencies: Dependencies) {
  const { organisations, codes, access, see, audit, queueMail, records, countCheck, announce, now } = dependencies;

  async function save(
    person: Person,
    { id, handle }: Organisation,
    domain: VerifiedDomain | null,
    what: string,
  ): Promise<OrganisationOfMember> {
    const before = await organisations.find(id);
    const after = before && (await organisations.change(before, { domain }));
    if (!after) throw new AppError('conflict', 'Someone just changed this. Please try again.');
    await audit.record(person.id, `organisation: ${what}`, id);
    await announce(after);
    return see(person, handle);
  }

  const toVerified = (name: string, by: DomainVerification): VerifiedDomain => ({
    name,
    provenAt: now(),
    by,
    checkedAt: now(),
  });

  return {
    async record(person: Person, handle: string, typed: string): Promise<DomainRecord> {
      const organisation = await access.admit(person, handle, ['owner']);
      return records.toRecord(organisation, domainIn(typed));
    },

    async checkRecord(person: Person, handle: string, typed: string): Promise<OrganisationOfMember> {
      const organisation = await access.admit(person, handle, ['owner']);
      const domain = domainIn(typed);
      await countCheck(organisation.id);
      const isPublished = await records.isPublished(organisation, domain).catch((cause: unknown) => {
        throw new AppError('unavailable', 'We couldn’t reach this domain. Please try again later.', {
          cause,
        });
      });
      const { host } = records.toRecord(organisation, domain);
      if (!isPublished)
        throw refused('domain', `We didn’t find the record at ${host}. It can take an hour to appear.`, 'conflict');
      return save(person, organisation, toVerified(domain, 'dns'), 'domain verified by a record');
    },

    async sendCode(person: Person, handle: string, email: string): Promise<{ domain: string; message: string }> {
      const organisation = await access.admit(person, handle, ['owner']);
      const domain = domainOf(email);
      await countCheck(organisation.id);
      // A code that waits stays valid if no email can announce another one.
      const about = { organisation: organisation.id, email };
      const isQueued = await queueMail(DOMAIN_CODE_MAIL, about, { stranger: email }, undefined, () =>
        codes.put({
          organisationId: organisation.id,
          email,
          domain,
          codeHash: '',
          wrong: 0,
          expiresAt: new Date(now().getTime() + DOMAIN_CODE_MINUTES * MINUTE_MS),
        }),
      );
      if (!isQueued)
        throw refused('email', 'That email got a lot of mail today. Please try again tomorrow.', 'too-many');
      return { domain, message: `We sent a code to ${email}. Enter it within ${DOMAIN_CODE_MINUTES} minutes.` };
    },

    async confirmCode(person: Person, handle: string, code: string): Promise<OrganisationOfMember> {
      const organisation = await access.admit(person, handle, ['owner']);
      const { id } = organisation;
      const hasAttempt = await codes.countAttempt(id, MOST_WRONG, now());
      const waiting = hasAttempt ? await codes.find(id) : undefined;
      if (!waiting) throw codeGone();
      const expected = Buffer.from(waiting.codeHash);
      const given = Buffer.from(codeDigest(id, code));
      const isRight = expected.length === given.length && timingSafeEqual(expected, given);
      if (!isRight) throw refused('code', 'That’s not the code in the email.');
      if (!(await codes.consume(id, waiting.codeHash))) throw codeGone();
      return save(person, organisation, toVerified(waiting.domain, 'mail'), 'domain verified by email');
    },

    async remove(person: Person, handle: string): Promise<OrganisationOfMember> {
      const organisation = await access.admit(person, handle, ['owner']);
      if (!organisation.domain) return see(person, handle);
      return save(person, organisation, null, 'domain removed');
    },

    removeExpiredCodes: () => codes.removeExpired(now()),
  };
}

export type DomainService = ReturnType<typeof createDomainService>;
