import { COMMUNITY_RULES } from '@verse/api-contract/community/moderation.values';
import { formatDay, formatUtcMoment } from '@verse/api-contract/formats';
import { APPEAL_WORKING_DAYS, type SanctionKind } from '@verse/api-contract/identity/people-desk.values';
import { addressOf } from '@verse/contract/addresses';
import type { TransactionalEmail } from '../../../platform/feature';
import { greetingFor, type Message, withoutLinks } from '../../../platform/mail';
import type { Line, NotificationSource } from '../../../platform/notify';
import type { DeskAccounts } from '../accounts';
import type { AppealLinks } from './appeal-links';
import { answerBy, type Sanction } from './sanction';
import type { SanctionRepository } from './sanctions.repository';
import { SANCTION_MAIL } from './sanctions.service';

const utc = (at: Date) => `${formatUtcMoment(at)} UTC`;

/** What each sanction means for the member, without a full stop. */
const DECIDED: Record<SanctionKind, (one: Sanction) => string> = {
  warning: () => 'A moderator warned you',
  silence: ({ until }) => `You can read but not write until ${until ? utc(until) : ''}`,
  suspension: ({ until }) => `Your account is suspended${until ? ` until ${utc(until)}` : ''}`,
  erasure: ({ days }) => `We hid what you published in the last ${days === 1 ? 'day' : `${days} days`}`,
};

const SUBJECTS: Record<SanctionKind, string> = {
  warning: 'A warning from our moderators',
  silence: 'You cannot write for a while',
  suspension: 'Your account is suspended',
  erasure: 'We hid what you published',
};

const TAKEN_BACK: Record<SanctionKind, string> = {
  warning: 'We took your warning back',
  silence: 'You can write again. We took the decision back',
  suspension: 'Your account is open again. We took the decision back',
  erasure: 'What we hid is back. We took the decision back',
};

/** Returns the sentence for the member about the latest change, without a full stop. */
function sayWhat(one: Sanction): string {
  if (one.takenBack) return TAKEN_BACK[one.kind];
  if (one.appeal?.answer) return 'We read your appeal. The decision stays';
  return DECIDED[one.kind](one);
}

/** The text is generated when it is read, so that it reflects the latest decision. */
export const sanctionLines = (sanctions: Pick<SanctionRepository, 'among'>): NotificationSource => ({
  kinds: ['moderation'],
  async linesFor(memberId, _kind, subjects) {
    const parts = subjects.map((subject) => [subject, ...subject.split(' ')] as const);
    const found = await sanctions.among(parts.map(([, , id = '']) => id));
    const lines = new Map<string, Line>();
    for (const [subject, who, id = ''] of parts) {
      const one = found.get(id);
      if (who === 'sanction' && one?.memberId === memberId)
        lines.set(subject, { text: sayWhat(one), path: addressOf('safety') });
      if (who === 'sanction-appeal' && one?.appeal && !one.appeal.answer)
        lines.set(subject, {
          text: `An appeal needs an admin. Please answer by ${formatDay(answerBy(one.appeal))}`,
          path: addressOf('people-desk'),
        });
    }
    return lines;
  },
});

interface MailParts {
  sanctions: Pick<SanctionRepository, 'find'>;
  desk: Pick<DeskAccounts, 'find'>;
  links: Pick<AppealLinks, 'linkFor'>;
  publicOrigin: string;
}

/** Tells the member by email in any case, because a suspended member cannot read the site's list. */
export const sanctionMail = ({ sanctions, desk, links, publicOrigin }: MailParts): TransactionalEmail => ({
  kind: SANCTION_MAIL,
  async write({ sanction = '' }): Promise<Message | undefined> {
    const one = await sanctions.find(sanction);
    const member = one && (await desk.find(one.memberId));
    if (!one || !member) return undefined;
    const what = `${sayWhat(one)}.`;
    const head = { to: member.email, greeting: member.isVerified ? greetingFor(member.firstName) : 'Hello,' };
    const said = one.takenBack?.reason ?? one.appeal?.answer?.reason;
    const safety = { label: 'Open the site', url: publicOrigin + addressOf('safety') };
    if (said !== undefined)
      return { ...head, subject: 'A decision about your account', paragraphs: [what, said], action: safety };
    return {
      ...head,
      subject: SUBJECTS[one.kind],
      paragraphs: [
        what,
        `The rule: ${COMMUNITY_RULES[one.rule]}.`,
        `The passage: “${withoutLinks(one.quote)}”`,
        one.reason,
        `Think this is wrong? You can appeal once. Someone new reads it within ${APPEAL_WORKING_DAYS} working days.`,
      ],
      action: { label: 'Read it, or appeal', url: one.kind === 'suspension' ? links.linkFor(one.id) : safety.url },
    };
  },
});
