import type { AuditEvent, SectionState } from '@verse/releases';
import { type DbPort, insertIfAbsent } from '../../store';

export interface SectionDocument extends SectionState {
  _id: string;
  /** Goes up with each change; whoever changes it says which one they have read. */
  version: number;
  /** What the change to this version was: the journal has it a moment later, or before the next one. */
  last?: AuditEvent & { version: number };
}

/** What is decided of a section that nobody has touched. */
const UNDECIDED: SectionState = { pointer: null, frozen: null, canary: null, preview: null };

interface TokenDocument {
  /** The section. */
  _id: string;
  digest: string;
}

interface ReleaseDocument {
  _id: string;
  section: string;
  release: string;
  at: Date;
  /** `release.json`, as it came. */
  record: string;
}

interface FileDocument {
  /** SHA-256 of the content, as hex digits. */
  _id: string;
  /** When somebody last said that they need it. */
  at: Date;
  /** In base64: the largest is a good deal smaller than what a document of MongoDB may hold. */
  content: string;
}

type JournalDocument = AuditEvent & { _id: string; section: string };

export type RegistryRepository = Awaited<ReturnType<typeof createRegistryRepository>>;

const idOf = (section: string, release: string) => `${section}/${release}`;
/** Of what goes live, and of previews: however many there are of these, what the rules look for is still found. */
const SHOWN = 20;
const PREVIEWS: AuditEvent['act'][] = ['preview', 'preview-ended'];

/** What the journal says of the last change; nothing where an API of before has made it, and noted it. */
function rowOf({ _id, version, last }: SectionDocument): JournalDocument | undefined {
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

  /** Writes the last change into the journal, unless it stands there. */
  async function note(section: SectionDocument) {
    const row = rowOf(section);
    if (row) await insertIfAbsent(journal, row);
  }
  const newest = (section: string, act: { $in: AuditEvent['act'][] } | { $nin: AuditEvent['act'][] }) =>
    journal.find({ section, act }).sort({ at: -1 }).limit(SHOWN).toArray();

  return {
    note,
    async tokenOf(section: string): Promise<string | undefined> {
      return (await tokens.findOne({ _id: section }))?.digest;
    },
    /** The one before is worth nothing from now on. */
    setToken: async (section: string, digest: string) =>
      void (await tokens.updateOne({ _id: section }, { $set: { digest } }, { upsert: true })),

    /** What an earlier release of the API has left has no canary and no preview. */
    async listSections(): Promise<SectionDocument[]> {
      const all = await sections.find({}, { comment: 'there are a handful of sections' }).toArray();
      return all.map((section) => ({ ...UNDECIDED, ...section }));
    },

    async find(section: string): Promise<SectionDocument> {
      return { ...UNDECIDED, ...((await sections.findOne({ _id: section })) ?? { _id: section, version: 0 }) };
    },

    /** False when it was changed meanwhile; nothing is changed then. */
    async change({ _id, version }: SectionDocument, state: SectionState, entry: Omit<AuditEvent, 'at'>) {
      const known = Object.entries(entry).filter(([, value]) => value !== undefined);
      const said = { ...(Object.fromEntries(known) as typeof entry), at: now().toISOString() };
      const next = { ...state, version: version + 1, last: { ...said, version: version + 1 } };
      const isChanged =
        version === 0
          ? await insertIfAbsent(sections, { _id, ...next })
          : (await sections.updateOne({ _id, version }, { $set: next })).matchedCount === 1;
      if (isChanged) await note({ _id, ...next });
      return isChanged;
    },
    /** The last ones, the oldest first, with the one that a killed process had no time to write. */
    async journalOf(section: SectionDocument): Promise<AuditEvent[]> {
      const written = await Promise.all([
        newest(section._id, { $nin: PREVIEWS }),
        newest(section._id, { $in: PREVIEWS }),
      ]);
      const last = rowOf(section);
      const rows = new Map([...written.flat(), ...(last ? [last] : [])].map((row) => [row._id, row]));
      return [...rows.values()]
        .toSorted((one, other) => one.at.localeCompare(other.at))
        .map(({ _id: _, section: __, ...entry }) => entry);
    },

    async findRecord(section: string, release: string): Promise<string | undefined> {
      return (await releases.findOne({ _id: idOf(section, release) }))?.record;
    },
    sectionsWithReleases: async () => (await releases.distinct('section', {})) as string[],
    /** False when there is one of this id. */
    insertRelease: (section: string, release: string, record: string) =>
      insertIfAbsent(releases, { _id: idOf(section, release), section, release, at: now(), record }),
    releasesOf: (section: string) => releases.find({ section }).sort({ at: -1 }).toArray(),
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
    /** Says that they are needed, and gives those that are not there. */
    async need(digests: readonly string[]): Promise<string[]> {
      await files.updateMany({ _id: { $in: [...digests] } }, { $set: { at: now() } });
      const found = await files.find({ _id: { $in: [...digests] } }, { projection: { _id: 1 } }).toArray();
      const there = new Set(found.map(({ _id }) => _id));
      return digests.filter((digest) => !there.has(digest));
    },
    /** The digests of what nobody has needed since. */
    async restingSince(moment: Date): Promise<string[]> {
      const resting = await files.find({ at: { $lt: moment } }, { projection: { _id: 1 } }).toArray();
      return resting.map(({ _id }) => _id);
    },
    /** Unless somebody has needed it since. */
    removeFile: async (digest: string, restingSince: Date) =>
      (await files.deleteOne({ _id: digest, at: { $lt: restingSince } })).deletedCount,
  };
}
