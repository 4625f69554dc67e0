import { createHash } from 'node:crypto';
import type { ContestUpdateForm } from '@verse/api-contract/api';
import { MOST_UPDATES, type UpdateRemover } from '@verse/api-contract/contests/contest-updates.values';
import { AppError, type Person } from '../../../platform/http';
import { SITE } from '../../../platform/notify';
import type { Contest } from '../contest';
import type { ContestParts } from '../contest-parts';
import type { ContestUpdate, UpdateRepository } from './updates.repository';

type Dependencies = Pick<
  ContestParts,
  'contests' | 'seats' | 'entries' | 'notify' | 'announce' | 'audit' | 'now' | 'findContest'
> & {
  updates: UpdateRepository;
  /** Counts an update towards the limit of its contest, or rejects it. */
  countUpdate: (contestId: string) => Promise<void>;
};

export const UNKNOWN_UPDATE = 'There is no such update.';
const unknown = () => new AppError('not-found', UNKNOWN_UPDATE);

export const updateNotice = (id: string): string => `update ${id}`;

/** Updates of organisations to the entrants of their contests. A background job notifies them of each. */
export async function createUpdates(dependencies: Dependencies) {
  const { updates, contests, seats, entries, notify, announce, audit, now, findContest, countUpdate } = dependencies;
  const untold = await updates.openUntold({ run: tell, now });

  /** Idempotent, because no one is notified twice of a subject. */
  async function tell({ id, contestId }: ContestUpdate): Promise<void> {
    const contest = await contests.find(contestId);
    const about = { kind: 'contests', subject: updateNotice(id), by: contest?.organisationId ?? SITE } as const;
    for await (const memberId of seats.membersOf(contestId)) await notify(memberId, about);
    for await (const memberId of entries.membersOf(contestId)) await notify(memberId, about);
    await untold.clear(id);
  }

  async function findOwned(organisationId: string, contestId: string): Promise<Contest> {
    const contest = await findContest(contestId);
    if (contest.organisationId !== organisationId) throw new AppError('not-found', 'There is no such contest.');
    return contest;
  }

  async function remove(staffOrOwner: Person, contestId: string, id: string, by: UpdateRemover): Promise<void> {
    if ((await updates.find(id))?.contestId !== contestId) throw unknown();
    if (!(await updates.remove(id, { by, at: now() }))) return;
    await audit.record(staffOrOwner.id, `contest update: removed by ${by}`, id);
    await announce();
  }

  return {
    /** Returns the updates, newest first. Those that were removed have no text. */
    list: async (contestId: string) => updates.list((await findContest(contestId)).id),

    /** Publishes an update. Idempotent by key. */
    async write(person: Person, organisationId: string, contestId: string, sent: ContestUpdateForm & { key: string }) {
      const contest = await findOwned(organisationId, contestId);
      const { key, title, text } = sent;
      const id = createHash('sha256')
        .update(JSON.stringify([contestId, person.id, key]))
        .digest('hex')
        .slice(0, 24);
      const before = await updates.find(id);
      if (before) return before;
      if ((await updates.list(contestId)).length >= MOST_UPDATES)
        throw new AppError('limit', `A contest has at most ${MOST_UPDATES} updates.`);
      await countUpdate(contestId);
      const at = now();
      await updates.insert({ id, contestId: contest.id, authorId: person.id, title, text, at, untoldSince: at });
      await announce();
      const update = await updates.find(id);
      if (!update) throw unknown();
      return update;
    },

    /** Removes an update of the organisation's contest. Idempotent. */
    async removeOwned(person: Person, organisationId: string, contestId: string, id: string): Promise<void> {
      await findOwned(organisationId, contestId);
      await remove(person, contestId, id, 'organisation');
    },

    removeAsStaff: (person: Person, contestId: string, id: string) => remove(person, contestId, id, 'staff'),
    tellAll: untold.complete,
  };
}

export type Updates = Awaited<ReturnType<typeof createUpdates>>;
