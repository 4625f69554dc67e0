import { createHash } from 'node:crypto';
import type { Notification } from '../../platform/notify';
import { type DbPort, inPages, insertNew } from '../../store';

/**
 * What one person did, as far as somebody else was told of it. The lines count these; no counter stands beside them.
 */
export interface StoredAct {
  _id: string;
  to: string;
  /** The line in which it was told first. */
  line: string;
  /** Nobody where it is the site that tells. */
  actor?: string;
  /** One of several of this actor. */
  act?: string;
  state: 'on' | 'off';
  at: Date;
}

/** Who is in a line: the newest first, and how many more; `many` where nobody has counted them. */
export interface People {
  actors: string[];
  others: number | 'many';
  isEmpty: boolean;
}

const MOST_LOOKED_AT = 10;
const MOST_COUNTED = 1000;
const MOST_NAMED = 2;

function idOf(to: string, { kind, subject, actor = '', act = '' }: Notification): string {
  const key = createHash('sha256')
    .update(JSON.stringify([kind, subject, actor, act]))
    .digest('hex')
    .slice(0, 24);
  return `${to} ${key}`;
}

export type ActRepository = Awaited<ReturnType<typeof createActRepository>>;

export async function createActRepository(db: DbPort) {
  const acts = db.collection<StoredAct>('notification_acts');
  await acts.createIndex({ line: 1, state: 1, at: -1, _id: -1 });
  await acts.createIndex({ actor: 1, _id: 1 }, { sparse: true });
  await acts.createIndex({ to: 1, _id: 1 });
  await acts.createIndex({ at: 1 });
  const of = (line: string) => ({ line, state: 'on' });

  async function peopleOf(line: string, isUnseen: (actor: string) => boolean): Promise<People> {
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
    peopleOf,
    isAnyIn: async (line: string) => (await acts.findOne(of(line))) !== null,
    /** `new` when it was never told, `again` when it had been taken back, and the line in which it was told first. */
    async put(to: string, about: Notification, line: string, at: Date): Promise<{ is: string; line: string }> {
      const { actor, act } = about;
      const _id = idOf(to, about);
      const row: StoredAct = { _id, to, line, state: 'on', at, ...(actor ? { actor } : {}), ...(act ? { act } : {}) };
      if (await insertNew(acts, row)) return { is: 'new', line };
      const before = await acts.findOneAndUpdate({ _id, state: 'off' }, { $set: { state: 'on' } }, {});
      return before ? { is: 'again', line: before.line } : { is: 'known', line };
    },
    /** The line that it stood in, if it was not taken back before. */
    async takeBack(to: string, about: Notification): Promise<string | undefined> {
      const row = { _id: idOf(to, about), state: 'on' };
      return (await acts.findOneAndUpdate(row, { $set: { state: 'off' } }, {}))?.line;
    },
    /** All that one person did, in whosever list it stands. */
    by: (actor: string) => inPages(acts, { actor }),
    remove: (id: string) => acts.deleteOne({ _id: id }),
    removeOf: (to: string) => acts.deleteMany({ to }),
    removeBefore: async (moment: Date) => (await acts.deleteMany({ at: { $lt: moment } })).deletedCount,
  };
}
