import { createHash } from 'node:crypto';
import type { NotificationKind } from '@verse/api-contract/community/notifications.values';
import { HOUR_MS } from '@verse/api-contract/time';
import { afterCursor, type DbPort, readInPages } from '../../../store';
import { decodeLineCursor } from './line-cursor';

/** A line in a member's notification list. Combines all events about one subject within twelve hours. */
export interface StoredLine {
  _id: string;
  to: string;
  kind: NotificationKind;
  subject: string;
  /** `mail`: sent by email only. `off`: all of its actions were withdrawn. */
  shown: 'on' | 'mail' | 'off';
  state: 'unread' | 'read';
  at: Date;
  version: number;
  /** Time at which a process claimed the email; each line is emailed at most once. */
  mailedAt?: Date;
}

export type NewLine = Pick<StoredLine, 'to' | 'kind' | 'subject' | 'shown' | 'at'>;

const BUCKET_MS = 12 * HOUR_MS;

/** Returns the current line id for a kind and subject. */
export function toLineId({ to, kind, subject, at }: Omit<NewLine, 'shown'>): string {
  const bucket = Math.floor(at.getTime() / BUCKET_MS);
  const key = createHash('sha256').update(`${kind} ${bucket} ${subject}`).digest('hex').slice(0, 24);
  return `${to} ${key}`;
}

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
    /** Creates a line, or marks an existing one as unread and moves it to the top. */
    raise: (id: string, { at, ...line }: NewLine) =>
      lines.updateOne(
        { _id: id },
        { $set: { ...line, state: 'unread' }, $max: { at }, $inc: { version: 1 } },
        { upsert: true },
      ),
    /**
     * Shows a hidden line again. Always increments the version, so that a concurrent `hide` based on the earlier
     * version fails.
     */
    show: (id: string, shown: StoredLine['shown']) =>
      lines.updateOne({ _id: id }, { $set: { shown }, $inc: { version: 1 } }),
    /** Returns false if the line has changed since it was read. */
    hide: async ({ _id, version }: StoredLine) =>
      (await lines.updateOne({ _id, version }, { $set: { shown: 'off' }, $inc: { version: 1 } })).modifiedCount === 1,
    /** Returns true for exactly one caller, which may then send the email. */
    claimMail: async (id: string, mailedAt: Date) =>
      (await lines.updateOne({ _id: id, mailedAt: { $exists: false } }, { $set: { mailedAt } })).modifiedCount === 1,
    /** Returns one page of the member's lines, newest first. */
    page: (to: string, cursor: string | undefined, limit: number) =>
      lines
        .find({
          to,
          shown: 'on',
          ...afterCursor('at', decodeLineCursor(to, cursor), 'newest-first'),
        })
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .toArray(),
    countUnread: (to: string, most: number) => lines.countDocuments(unreadOf(to), { limit: most }),
    /** Returns the newest unread lines. */
    unreadSince: (to: string, since: Date, most: number) =>
      lines
        .find({ ...unreadOf(to), at: { $gte: since } })
        .sort({ at: -1 })
        .limit(most)
        .toArray(),
    readUpTo: async (to: string, upTo: Date) =>
      (await lines.updateMany({ ...unreadOf(to), at: { $lte: upTo } }, { $set: { state: 'read' } })).modifiedCount,
    /** Returns false if the notification belongs to another member. */
    readOne: async (to: string, id: string) =>
      (await lines.updateOne({ _id: `${to} ${id}`, shown: 'on' }, { $set: { state: 'read' } })).matchedCount === 1,
    readAll: (ids: readonly string[]) => lines.updateMany({ _id: { $in: [...ids] } }, { $set: { state: 'read' } }),
    listOfMember: (to: string) => readInPages(lines, { to }),
    removeOf: (to: string) => lines.deleteMany({ to }),
    removeBefore: async (moment: Date) => (await lines.deleteMany({ at: { $lt: moment } })).deletedCount,
  };
}
