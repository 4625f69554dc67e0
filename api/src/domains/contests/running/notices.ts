import { SITE } from '../../../platform/notify';
import type { Contest } from '../contest';
import type { ContestParts } from '../contest-parts';

type Dependencies = Pick<ContestParts, 'contests' | 'seats' | 'entries' | 'notify' | 'now'>;

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
export async function createNotices({ contests, seats, entries, notify, now }: Dependencies) {
  const unsent = await contests.openNotices({ run: send, now });

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
      await contests.removeNotice(contest.id, subject);
      await unsent.clear(contest.id, { notices: { $size: 0 } }, { $unset: { notices: '' } });
    }
  }

  return { send, complete: unsent.complete };
}

export type Notices = Awaited<ReturnType<typeof createNotices>>;
