import { createHash } from 'node:crypto';
import { afterCursor, type DbPort, insertIfAbsent, readInPages } from '../../store';
import type { PersonalData } from '../feature';
import type { FileRecord } from '../files';
import { AppError, decodeCursor, encodeCursor } from '../http';

/** A message in a thread. Entries are never edited. */
export interface ThreadEntry {
  id: string;
  /** Subject of the thread, in a format that its feature defines, e.g. `application 5f0c…`. */
  subject: string;
  authorId: string;
  /** Side the author is on, as named by the feature. */
  side: string;
  text: string;
  files: FileRecord[];
  at: Date;
}

type EntryDocument = Omit<ThreadEntry, 'id'> & {
  _id: string;
  /** The sanction that hides the entry from everyone. */
  hiddenBy?: string;
};

/** Matches subjects that begin with a word. */
const ofKind = (kind: string) => ({ $gte: `${kind} `, $lt: `${kind}!` });

const VISIBLE = { hiddenBy: { $exists: false } };

export interface NewEntry extends Omit<ThreadEntry, 'id' | 'at'> {
  /** Idempotency key. At most one entry is added per author and key. */
  key: string;
}

export type Threads = Awaited<ReturnType<typeof createThreads>>;

export const THREADS = 'thread_entries';

const toEntry = ({ _id, hiddenBy: _, ...entry }: EntryDocument): ThreadEntry => ({ id: _id, ...entry });

/**
 * Opens the thread store. A thread is a sequence of entries about a subject, with optional files. Features decide who
 * can read and write in a thread, because threads have no pages of their own.
 */
export async function createThreads(db: DbPort, { now, mostEntries }: { now: () => Date; mostEntries: number }) {
  const entries = db.collection<EntryDocument>(THREADS);
  await entries.createIndex({ subject: 1, at: -1, _id: -1 });
  await entries.createIndex({ authorId: 1, _id: 1 });

  async function find(subject: string, id: string): Promise<ThreadEntry | undefined> {
    const document = await entries.findOne({ _id: id });
    return document?.subject === subject && document.hiddenBy === undefined ? toEntry(document) : undefined;
  }

  return {
    /**
     * Adds an entry. `isNew` is false if its key has already been used.
     *
     * @throws AppError `limit` if the thread is full
     */
    async append({ key, ...entry }: NewEntry): Promise<{ entry: ThreadEntry; isNew: boolean }> {
      const _id = createHash('sha256')
        .update(JSON.stringify([entry.subject, entry.authorId, key]))
        .digest('hex')
        .slice(0, 24);
      const before = await entries.findOne({ _id });
      if (before) return { entry: toEntry(before), isNew: false };
      if ((await entries.countDocuments({ subject: entry.subject }, { limit: mostEntries })) >= mostEntries)
        throw new AppError('limit', `This conversation is full at ${mostEntries} messages.`);
      const document = { _id, ...entry, at: now() };
      if (await insertIfAbsent(entries, document)) return { entry: toEntry(document), isNew: true };
      return { entry: toEntry((await entries.findOne({ _id })) ?? document), isNew: false };
    },

    /** Returns a page of entries, newest first. Rejects cursors from other lists. */
    async page(
      subject: string,
      cursor: string | undefined,
      limit: number,
    ): Promise<{ entries: ThreadEntry[]; next: string | null }> {
      const list = `thread-${subject.replaceAll(' ', '-')}`;
      const found = await entries
        .find({ subject, ...VISIBLE, ...afterCursor('at', decodeCursor(list, cursor), 'newest-first') })
        .sort({ at: -1, _id: -1 })
        .limit(limit + 1)
        .toArray();
      const shown = found.slice(0, limit);
      const last = found.length > limit ? shown.at(-1) : undefined;
      return {
        entries: shown.map(toEntry),
        next: last ? encodeCursor(list, { at: last.at, id: last._id }) : null,
      };
    },

    /** Returns the first entry of a side. */
    async firstOf(subject: string, side: string): Promise<ThreadEntry | undefined> {
      const [first] = await entries.find({ subject, side }).sort({ at: 1, _id: 1 }).limit(1).toArray();
      return first && toEntry(first);
    },

    async findFile(subject: string, fileId: string): Promise<FileRecord | undefined> {
      for await (const { files } of readInPages(entries, { subject })) {
        const file = files.find(({ id }) => id === fileId);
        if (file) return file;
      }
      return undefined;
    },

    find,

    /** Returns the entry if the subject of its thread begins with `kind`. */
    async findOfKind(kind: string, id: string): Promise<ThreadEntry | undefined> {
      const document = await entries.findOne({ _id: id });
      return document?.subject.startsWith(`${kind} `) ? find(document.subject, id) : undefined;
    },

    /**
     * Returns the entry with up to `each` entries on either side, oldest first, or an empty list if the entry does not
     * exist.
     */
    async around(subject: string, id: string, each: number): Promise<ThreadEntry[]> {
      const entry = await find(subject, id);
      if (!entry) return [];
      const beside = (order: 'newest-first' | 'oldest-first', direction: 1 | -1) =>
        entries
          .find({ subject, ...VISIBLE, ...afterCursor('at', { at: entry.at, id }, order) })
          .sort({ at: direction, _id: direction })
          .limit(each)
          .toArray();
      const [before, after] = await Promise.all([beside('newest-first', -1), beside('oldest-first', 1)]);
      return [...before.toReversed().map(toEntry), entry, ...after.map(toEntry)];
    },

    /** Removes the entries up to the given time, or all entries if none is given. */
    remove: async (subject: string, upTo?: Date): Promise<void> =>
      void (await entries.deleteMany({ subject, ...(upTo ? { at: { $lte: upTo } } : {}) })),

    /** Counts, hides and shows again an author's entries in all threads whose subject begins with `kind`. */
    countOfAuthor: (authorId: string, kind: string, since: Date): Promise<number> =>
      entries.countDocuments({ authorId, subject: ofKind(kind), at: { $gte: since }, ...VISIBLE }),
    async hideOfAuthor(authorId: string, kind: string, { since, upTo, by }: { since: Date; upTo: Date; by: string }) {
      const written = { authorId, subject: ofKind(kind), at: { $gte: since, $lte: upTo }, ...VISIBLE };
      await entries.updateMany(written, { $set: { hiddenBy: by } });
    },
    async showOfAuthor(authorId: string, by: string): Promise<void> {
      await entries.updateMany({ authorId, hiddenBy: by }, { $unset: { hiddenBy: '' } });
    },

    /** Export and erasure of an account's entries in all threads. */
    personalData: {
      name: 'threadEntries',
      async *export(authorId) {
        for await (const { subject, text, files, at } of readInPages(entries, { authorId }))
          yield { subject, text, files: files.map(({ name, bytes }) => ({ name, bytes })), at };
      },
      erase: async (authorId) => void (await entries.deleteMany({ authorId })),
    } satisfies PersonalData,
  };
}
