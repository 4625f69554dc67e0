import { NOMINATION_MESSAGES } from '@verse/api-contract/community/nominations.values';
import type { Voter } from '../../../platform/ballots';
import { type Week, weekOf } from '../../../platform/calendar';
import { AppError } from '../../../platform/http';
import type { Accounts } from '../../../platform/ports';
import type { Nomination } from './nomination';

interface Dependencies extends Pick<Accounts, 'findContacts' | 'findJoinedAt'> {
  now: () => Date;
}

export const refuse = (message: string) => new AppError('conflict', message);
export const unknown = () => new AppError('not-found', NOMINATION_MESSAGES.unknown);

/** Decides who may nominate and vote, and when. */
export function createAdmission({ findContacts, findJoinedAt, now }: Dependencies) {
  /** Returns why the member cannot nominate or vote this week, or null if they can. */
  async function refusalFor(memberId: string, week: Week): Promise<string | null> {
    const joinedAt = await findJoinedAt(memberId);
    return !joinedAt || joinedAt >= week.startsAt ? NOMINATION_MESSAGES.late : null;
  }

  return {
    refusalFor,
    async assertMayTakePart(memberId: string, week: Week): Promise<void> {
      const refusal = await refusalFor(memberId, week);
      if (refusal !== null) throw refuse(refusal);
    },
    /** @throws AppError `conflict` if the nomination's week has ended */
    assertCurrent({ week }: Nomination): Week {
      const current = weekOf(now());
      if (week !== current.id) throw refuse(NOMINATION_MESSAGES.ended);
      return current;
    },
    async toVoter(id: string): Promise<Voter> {
      const [contact] = await findContacts([id]);
      return { id, email: contact?.email ?? id };
    },
  };
}

export type Admission = ReturnType<typeof createAdmission>;
