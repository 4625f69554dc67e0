import { createHash } from 'node:crypto';
import type { NotificationKind } from '@verse/api-contract/notifications';
import { type CollectionPort, type DbPort, type Filter, inPages } from '../../store';
import { type Place, readCursor } from './cursor';

/** All that happened to one thing within twelve hours, as one line of somebody's list. */
export interface StoredLine {
  _id: string;
  to: string;
  kind: NotificationKind;
  subject: string;
  /** `mail`: its owner wants this kind by mail alone. `off`: everything in it was taken back. */
  shown: 'on' | 'mail' | 'off';
  state: 'unread' | 'read';
  at: Date;
  version: number;
  /** Each line is mailed once, whatever else happens in it. */
  mailedAt?: Date;
}

export type NewLine = Pick<StoredLine, 'to' | 'kind' | 'subject' | 'shown' | 'at'>;

const BUCKET_MS = 12 * 3_600_000;

/** The id of the line that something belongs to which happens now. */
export function lineIdOf({ to, kind, subject, at }: Omit<NewLine, 'shown'>): string {
  const bucket = Math.floor(at.getTime() / BUCKET_MS);
  const key = createHash('sha256').update(`${kind} ${bucket} ${subject}`).digest('hex').slice(0, 24);
  return `${to} ${key}`;
}

/** The first part is the one that an index can be entered by. */
const behind = (place: Place | undefined): Filter =>
  place ? { $and: [{ at: { $lte: place.at } }, { $or: [{ at: { $lt: place.at } }, { _id: { $lt: place.id } }] }] } : {};

export type LineRepository = Awaited<ReturnType<typeof createLineRepository>>;

export async function createLineRepository(db: DbPort) {
  const lines = db.collection<StoredLine>('notifications');
  await lines.createIndex({ to: 1, shown: 1, at: -1, _id: -1 });
  await lines.createIndex({ to: 1, shown: 1, state: 1, at: -1 });
  await lines.createIndex({ to: 1, _id: 1 });
  await lines.createIndex({ at: 1 });
  const unreadOf = (to: string) => ({ to, shown: 'on', state: 'unread' });

  return {
    find: (id: string) => lines.findOne({ _id: id }),
    /** Begins a line, or makes it news once more. */
    raise: (id: string, { at, ...line }: NewLine) =>
      lines.updateOne(
        { _id: id },
        { $set: { ...line, state: 'unread' }, $max: { at }, $inc: { version: 1 } },
        { upsert: true },
      ),
    /** Brings a line back as it was. The version rises in any case, so that nobody hides it who has read it before. */
    show: (id: string, shown: StoredLine['shown']) =>
      lines.updateOne({ _id: id }, { $set: { shown }, $inc: { version: 1 } }),
    /** False when something was added meanwhile. */
    hide: async ({ _id, version }: StoredLine) =>
      (await lines.updateOne({ _id, version }, { $set: { shown: 'off' }, $inc: { version: 1 } })).modifiedCount === 1,
    /** True for whoever may mail it: once. */
    claimMail: async (id: string, mailedAt: Date) =>
      (await lines.updateOne({ _id: id, mailedAt: { $exists: false } }, { $set: { mailedAt } })).modifiedCount === 1,
    /** Newest first. */
    page: (to: string, cursor: string | undefined, limit: number) =>
      lines
        .find({ to, shown: 'on', ...behind(cursor === undefined ? undefined : readCursor(to, cursor)) })
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .toArray(),
    countUnread: (to: string, most: number) => lines.countDocuments(unreadOf(to), { limit: most }),
    readUpTo: async (to: string, upTo: Date) =>
      (await lines.updateMany({ ...unreadOf(to), at: { $lte: upTo } }, { $set: { state: 'read' } })).modifiedCount,
    /** Of this member; a line of somebody else is none. */
    readOne: async (to: string, id: string) =>
      (await lines.updateOne({ _id: `${to} ${id}`, shown: 'on' }, { $set: { state: 'read' } })).matchedCount === 1,
    readAll: (ids: readonly string[]) => lines.updateMany({ _id: { $in: [...ids] } }, { $set: { state: 'read' } }),
    allOf: (to: string) => inPages(lines as CollectionPort<StoredLine>, { to }),
    removeOf: (to: string) => lines.deleteMany({ to }),
    removeBefore: async (moment: Date) => (await lines.deleteMany({ at: { $lt: moment } })).deletedCount,
  };
}
