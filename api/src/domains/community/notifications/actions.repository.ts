import { createHash } from 'node:crypto';
import type { Notification } from '../../../platform/notify';
import { type DbPort, insertIfAbsent, readInPages } from '../../../store';

/** An action that a member was notified about. The count shown in a notification is the number of these rows. */
export interface StoredAction {
  _id: string;
  to: string;
  /** Id of the notification line that first announced the action. */
  line: string;
  /** Absent when the site itself is the actor. */
  actor?: string;
  /** Distinguishes multiple actions by the same actor. */
  act?: string;
  state: 'on' | 'off';
  at: Date;
}

/**
 * Actors shown in a notification line, newest first, and how many others there are: `many` if they were not counted.
 */
export interface People {
  actors: string[];
  others: number | 'many';
  isEmpty: boolean;
}

const MOST_LOOKED_AT = 10;
const MOST_COUNTED = 1000;
const MOST_NAMED = 2;

function toId(to: string, { kind, subject, actor = '', act = '' }: Notification): string {
  const key = createHash('sha256')
    .update(JSON.stringify([kind, subject, actor, act]))
    .digest('hex')
    .slice(0, 24);
  return `${to} ${key}`;
}

export type ActionRepository = Awaited<ReturnType<typeof createActionRepository>>;

export async function createActionRepository(db: DbPort) {
  const acts = db.collection<StoredAction>('notification_acts');
  await acts.createIndex({ line: 1, state: 1, at: -1, _id: -1 });
  await acts.createIndex({ actor: 1, _id: 1 }, { sparse: true });
  await acts.createIndex({ to: 1, _id: 1 });
  await acts.createIndex({ at: 1 });
  const of = (line: string) => ({ line, state: 'on' });

  async function findPeople(line: string, isUnseen: (actor: string) => boolean): Promise<People> {
    const found = await acts.find(of(line)).sort({ at: -1, _id: -1 }).limit(MOST_LOOKED_AT).toArray();
    const newest = found.filter(({ actor }) => actor === undefined || !isUnseen(actor));
    const actors = [...new Set(newest.flatMap(({ actor }) => actor ?? []))];
    const named = actors.slice(0, actors.length <= MOST_NAMED + 1 ? MOST_NAMED + 1 : MOST_NAMED);
    const isWhole = found.length < MOST_LOOKED_AT;
    const isOneEach = newest.every(({ act }) => act === undefined);
    const count = !isWhole && isOneEach ? await acts.countDocuments(of(line), { limit: MOST_COUNTED }) : actors.length;
    const others = isWhole || isOneEach ? count - named.length : 'many';
    return { actors: named, others, isEmpty: newest.length === 0 };
  }

  return {
    findPeople,
    isAnyIn: async (line: string) => (await acts.findOne(of(line))) !== null,
    /**
     * Stores an action and returns the notification line that first announced it. `is` says whether the action is
     * `new`, `again` (stored once more after being withdrawn) or already `known`.
     */
    async put(to: string, about: Notification, line: string, at: Date): Promise<{ is: string; line: string }> {
      const { actor, act } = about;
      const _id = toId(to, about);
      const row: StoredAction = {
        _id,
        to,
        line,
        state: 'on',
        at,
        ...(actor ? { actor } : {}),
        ...(act ? { act } : {}),
      };
      if (await insertIfAbsent(acts, row)) return { is: 'new', line };
      const before = await acts.findOneAndUpdate({ _id, state: 'off' }, { $set: { state: 'on' } }, {});
      return before ? { is: 'again', line: before.line } : { is: 'known', line };
    },
    /** Returns the action's notification line, or undefined if the action was already withdrawn. */
    async withdraw(to: string, about: Notification): Promise<string | undefined> {
      const row = { _id: toId(to, about), state: 'on' };
      return (await acts.findOneAndUpdate(row, { $set: { state: 'off' } }, {}))?.line;
    },
    /** Iterates over the member's actions that appear in other members' notifications. */
    by: (actor: string) => readInPages(acts, { actor }),
    remove: (id: string) => acts.deleteOne({ _id: id }),
    removeOf: (to: string) => acts.deleteMany({ to }),
    removeBefore: async (moment: Date) => (await acts.deleteMany({ at: { $lt: moment } })).deletedCount,
  };
}
