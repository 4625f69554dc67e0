import type { CaseState } from '@verse/api-contract/community/moderation.values';
import { addressOf } from '@verse/contract/addresses';
import type { Line, NotificationSource } from '../../../platform/notify';
import type { Case } from './case';
import type { CaseRepository } from './cases.repository';

const TO_AUTHOR: Partial<Record<CaseState, (thing: string) => string>> = {
  warned: (thing) => `A moderator warned you about your ${thing}. You can appeal.`,
  removed: (thing) =>
    `A moderator ${thing === 'organisation' ? 'suspended' : 'removed'} your ${thing}. Read why, or appeal.`,
  upheld: (thing) => `We read your appeal about your ${thing}. The decision stays.`,
  restored: (thing) => `We read your appeal about your ${thing}. You were right: we took the decision back.`,
};

const TO_REPORTER: Partial<Record<CaseState, (thing: string) => string>> = {
  kept: (thing) => `We looked at the ${thing} you reported. It follows our rules.`,
  warned: (thing) => `We looked at the ${thing} you reported and warned its author.`,
  removed: (thing) => `We looked at the ${thing} you reported and removed it.`,
  upheld: (thing) => `We looked again at the ${thing} you reported. Nothing changes.`,
  restored: (thing) => `We looked again at the ${thing} you reported. It’s back.`,
};

/** Removed content no longer has a page, so its notification links to the community page. */
const findPath = (state: CaseState, path: string) =>
  state === 'removed' || state === 'upheld' ? addressOf('community') : path;

function toLine(who: string, { type, state, path }: Case): Line | undefined {
  const text = (who === 'case' ? TO_AUTHOR : TO_REPORTER)[state]?.(type);
  return text === undefined ? undefined : { text, path: who === 'case' ? addressOf('safety') : findPath(state, path) };
}

const toAppealLine = (one: Case): Line => ({
  text: `No other moderator can answer an appeal about a ${one.type}. Please decide it`,
  path: addressOf('moderation'),
});

/** Notification text is generated when it is read, so that it reflects the latest decision. */
export const moderationLines = (cases: Pick<CaseRepository, 'among' | 'hasReported'>): NotificationSource => ({
  kinds: ['moderation'],
  async linesFor(memberId, _kind, subjects) {
    const parts = subjects.map((subject) => [subject, ...subject.split(' ')] as const);
    const found = new Map((await cases.among(parts.map(([, , id = '']) => id))).map((one) => [one.id, one]));
    const lines = new Map<string, Line>();
    for (const [subject, who = '', id = ''] of parts) {
      const one = found.get(id);
      if (who === 'appeal') {
        if (one?.state === 'appealed') lines.set(subject, toAppealLine(one));
        continue;
      }
      const isTheirs = who === 'case' ? one?.authorId === memberId : await cases.hasReported(id, memberId);
      const line = one && isTheirs ? toLine(who, one) : undefined;
      if (line) lines.set(subject, line);
    }
    return lines;
  },
});
