import { SITE } from '../../../platform/notify';
import type { Contest } from '../contest';
import type { ContestParts } from '../contest-parts';

type Dependencies = Pick<ContestParts, 'contests' | 'seats' | 'entries' | 'notify' | 'now'>;

/** Age in milliseconds at which a notification counts as unsent. A request may still be sending a more recent one. */
const LOST_AFTER_MS = 30_000;
const MOST = 100;

/** Subject of notifications to the judges. All other subjects are for everyone who takes part. */
export const judgeNotice = (id: string) => `judge ${id}`;
export const postponedNotice = (id: string, index: number) => `postponed ${id} ${index}`;
export const cancelledNotice = (id: string) => `cancelled ${id}`;

/**
 * Returns the fields that store notifications along with a change, so that they are sent even if the process is killed.
 */
export const due = ({ notices = [] }: Pick<Contest, 'notices'>, now: Date, ...subjects: string[]) =>
  subjects.length === 0 ? {} : { notices: [...new Set([...notices, ...subjects])], noticesSince: now };

/** Sends the notifications stored along with contest changes. */
export function createNotices({ contests, seats, entries, notify, now }: Dependencies) {
  async function* takingPart({ id, judgeIds = [] }: Contest): AsyncIterable<string> {
    yield* judgeIds;
    yield* seats.membersOf(id);
    yield* entries.membersOf(id);
  }

  async function send(contest: Contest): Promise<void> {
    for (const subject of contest.notices ?? []) {
      const isForJudges = subject === judgeNotice(contest.id);
      for await (const memberId of isForJudges ? (contest.judgeIds ?? []) : takingPart(contest))
        await notify(memberId, { kind: 'contests', subject, by: contest.organisationId ?? SITE });
      await contests.clearNotice(contest.id, subject);
    }
  }

  return {
    send,
    /** Sends notifications left unsent when a process was killed. */
    async complete(): Promise<number> {
      const lost = await contests.listNotifying(new Date(now().getTime() - LOST_AFTER_MS), MOST);
      for (const contest of lost) await send(contest);
      return lost.length;
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;
