import type { AuditEvent, SectionState } from '@verse/releases';
import { type DbPort, insertIfAbsent } from '../../../store';

export interface SectionDocument extends SectionState {
  _id: string;
  /** Incremented by every change. Each change specifies the version that it is based on. */
  version: number;
  /** The last change. Copied to the journal right afterwards or, if the process dies, before the next change. */
  last?: AuditEvent & { version: number };
}

const UNDECIDED: SectionState = { pointer: null, frozen: null, canary: null, preview: null };

interface TokenDocument {
  /** Name of the section. */
  _id: string;
  digest: string;
}

interface ReleaseDocument {
  _id: string;
  section: string;
  release: string;
  at: Date;
  /** Contents of `release.json`, exactly as received. */
  record: string;
}

interface FileDocument {
  /** SHA-256 of the content, in hexadecimal. */
  _id: string;
  /** Time at which a release last referred to the file. */
  at: Date;
  /** Contents in base64. Even the largest allowed file fits into a MongoDB document. */
  content: string;
}

type JournalDocument = AuditEvent & { _id: string; section: string };

export type RegistryRepository = Awaited<ReturnType<typeof createRegistryRepository>>;

const idOf = (section: string, release: string) => `${section}/${release}`;
/**
 * Number of journal entries to read. Previews are read separately from all other actions, so that many previews do not
 * displace the entries that the rules depend on.
 */
const SHOWN = 20;
const PREVIEWS: AuditEvent['act'][] = ['preview', 'preview-ended'];

/** Returns the journal entry for the last change; undefined if the change was made by an earlier version of the API. */
function toJournalRow({ _id, version, last }: SectionDocument): JournalDocument | undefined {
  if (last?.version !== version) return undefined;
  const { version: _, ...entry } = last;
  return { _id: `${_id}/${version}`, section: _id, ...entry };
}

export async function createRegistryRepository(db: DbPort, now: () => Date) {
  const sections = db.collection<SectionDocument>('registry_sections');
  const tokens = db.collection<TokenDocument>('registry_tokens');
  const releases = db.collection<ReleaseDocument>('registry_releases');
  const files = db.collection<FileDocument>('registry_files');
  const journal = db.collection<JournalDocument>('registry_journal');
  await releases.createIndex({ section: 1, at: -1 });
  await files.createIndex({ at: 1 });
  await journal.createIndex({ section: 1, at: -1 });

  /** Copies the last change to the journal, unless it is already there. */
  async function copyToJournal(section: SectionDocument) {
    const row = toJournalRow(section);
    if (row) await insertIfAbsent(journal, row);
  }
  const newest = (section: string, act: { $in: AuditEvent['act'][] } | { $nin: AuditEvent['act'][] }) =>
    journal.find({ section, act }).sort({ at: -1 }).limit(SHOWN).toArray();

  return {
    copyToJournal,
    async findTokenDigest(section: string): Promise<string | undefined> {
      return (await tokens.findOne({ _id: section }))?.digest;
    },
    /** Replaces the section's token. The previous token becomes invalid. */
    setToken: async (section: string, digest: string) =>
      void (await tokens.updateOne({ _id: section }, { $set: { digest } }, { upsert: true })),

    /** Documents written by earlier versions of the API contain neither a canary nor a preview. */
    async listSections(): Promise<SectionDocument[]> {
      const all = await sections.find({}, { comment: 'there are a handful of sections' }).toArray();
      return all.map((section) => ({ ...UNDECIDED, ...section }));
    },

    async find(section: string): Promise<SectionDocument> {
      return { ...UNDECIDED, ...((await sections.findOne({ _id: section })) ?? { _id: section, version: 0 }) };
    },

    /** Returns false and changes nothing if the version has changed. */
    async change({ _id, version }: SectionDocument, state: SectionState, entry: Omit<AuditEvent, 'at'>) {
      const known = Object.entries(entry).filter(([, value]) => value !== undefined);
      const dated = { ...(Object.fromEntries(known) as typeof entry), at: now().toISOString() };
      const next = { ...state, version: version + 1, last: { ...dated, version: version + 1 } };
      const isChanged =
        version === 0
          ? await insertIfAbsent(sections, { _id, ...next })
          : (await sections.updateOne({ _id, version }, { $set: next })).matchedCount === 1;
      if (isChanged) await copyToJournal({ _id, ...next });
      return isChanged;
    },
    /**
     * Returns the latest entries, oldest first. Includes the last change even if a killed process has not copied it to
     * the journal.
     */
    async readJournal(section: SectionDocument): Promise<AuditEvent[]> {
      const written = await Promise.all([
        newest(section._id, { $nin: PREVIEWS }),
        newest(section._id, { $in: PREVIEWS }),
      ]);
      const last = toJournalRow(section);
      const rows = new Map([...written.flat(), ...(last ? [last] : [])].map((row) => [row._id, row]));
      return [...rows.values()]
        .toSorted((one, other) => one.at.localeCompare(other.at))
        .map(({ _id: _, section: __, ...entry }) => entry);
    },

    async findRecord(section: string, release: string): Promise<string | undefined> {
      return (await releases.findOne({ _id: idOf(section, release) }))?.record;
    },
    listSectionsWithReleases: async () => (await releases.distinct('section', {})) as string[],
    /** Returns false if the release already exists. */
    insertRelease: (section: string, release: string, record: string) =>
      insertIfAbsent(releases, { _id: idOf(section, release), section, release, at: now(), record }),
    listReleases: (section: string) => releases.find({ section }).sort({ at: -1 }).toArray(),
    removeRelease: async (section: string, release: string) =>
      void (await releases.deleteOne({ _id: idOf(section, release) })),

    async findFile(digest: string): Promise<Buffer | undefined> {
      const file = await files.findOne({ _id: digest });
      return file ? Buffer.from(file.content, 'base64') : undefined;
    },
    putFile: async (digest: string, bytes: Buffer) =>
      void (await files.updateOne(
        { _id: digest },
        { $set: { at: now() }, $setOnInsert: { content: bytes.toString('base64') } },
        { upsert: true },
      )),
    /** Marks files as needed, and returns the digests of those that are missing. */
    async markNeeded(digests: readonly string[]): Promise<string[]> {
      await files.updateMany({ _id: { $in: [...digests] } }, { $set: { at: now() } });
      const found = await files.find({ _id: { $in: [...digests] } }, { projection: { _id: 1 } }).toArray();
      const there = new Set(found.map(({ _id }) => _id));
      return digests.filter((digest) => !there.has(digest));
    },
    /** Returns the digests of files that no release has referred to since the given time. */
    async unusedSince(moment: Date): Promise<string[]> {
      const unused = await files.find({ at: { $lt: moment } }, { projection: { _id: 1 } }).toArray();
      return unused.map(({ _id }) => _id);
    },
    /** Removes a file, unless a release has since referred to it. */
    removeFile: async (digest: string, unusedSince: Date) =>
      (await files.deleteOne({ _id: digest, at: { $lt: unusedSince } })).deletedCount,
  };
}
