import { createHash, randomInt } from 'node:crypto';
import { DOMAIN_CODE_DIGITS, DOMAIN_CODE_MINUTES } from '@verse/api-contract/work/organisations.values';
import { addressOf } from '@verse/contract/addresses';
import type { TransactionalEmail } from '../../../platform/feature';
import { withoutLinks } from '../../../platform/mail';
import type { OrganisationParts } from './organisation-parts';

export const DOMAIN_CODE_MAIL = 'organisation-domain-code';

export const codeDigest = (organisationId: string, code: string): string =>
  createHash('sha256').update(`${organisationId} ${code}`).digest('base64url');

type Dependencies = Pick<OrganisationParts, 'codes' | 'organisations' | 'config' | 'now'>;

/** The code is generated when the email is written, so that the email queue never contains it. */
export const domainCodeMail = ({ codes, organisations, config, now }: Dependencies): TransactionalEmail => ({
  kind: DOMAIN_CODE_MAIL,
  async write({ organisation: id = '', email }) {
    const waiting = await codes.find(id);
    const organisation = await organisations.find(id);
    if (!waiting || organisation?.state !== 'open' || waiting.expiresAt <= now()) return undefined;
    // Another mailbox has been named since, and has a mail of its own.
    if (email !== undefined && email !== waiting.email) return undefined;
    const code = String(randomInt(0, 10 ** DOMAIN_CODE_DIGITS)).padStart(DOMAIN_CODE_DIGITS, '0');
    if (!(await codes.setHash(waiting, codeDigest(id, code)))) return undefined;
    return {
      to: waiting.email,
      subject: 'The code for your domain',
      greeting: 'Hello,',
      paragraphs: [
        `“${withoutLinks(organisation.name)}” wants to show ${waiting.domain} as its domain on Creativity Verse.`,
        `Its owner enters this code within ${DOMAIN_CODE_MINUTES} minutes: ${code}`,
      ],
      action: {
        label: 'See your organisations',
        url: config.publicOrigin + addressOf('organisations'),
      },
      closing: 'Don’t know them? Ignore this email and don’t share the code.',
    };
  },
});
