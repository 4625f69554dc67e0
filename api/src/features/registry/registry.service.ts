import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SectionAct } from '@verse/api-contract/registry.schema';
import {
  type Entry,
  outdated,
  parseRecord,
  pointedAt,
  pointedBack,
  type Pointer,
  refusalOfChange,
  type ReleaseRecord,
} from '@verse/releases';
import { AppError } from '../../platform/http';
import type { RegistryRepository, SectionDocument } from './registry.repository';

const digestOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const ATTEMPTS = 5;
/** Longer than an upload takes. */
const UNNEEDED_MS = 24 * 3_600_000;

const words = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A rule of the releases, said in words of its own. */
function inWords<T>(rule: () => T, code: 'invalid' | 'conflict'): T {
  try {
    return rule();
  } catch (error) {
    throw new AppError(code, words(error), { cause: error });
  }
}

const digestsIn = ({ files }: Pick<ReleaseRecord, 'files'>) => [
  ...new Set(Object.values(files).map(({ sha256 }) => sha256)),
];

type Refused = Extract<SectionAct, { act: 'refused' }>;

type Changed = Pick<SectionDocument, 'pointer' | 'frozen'> & { entry: Omit<Entry, 'at'> };

/** What is active once a refused release is out again: what was so before it. */
function takenBack(pointer: Pointer | null, { release, before }: Refused): Pointer | null {
  if (pointer?.release !== release || before === null || before === release) return pointer;
  const [last, ...older] = pointer.history;
  return { release: before, history: last === before ? older : pointer.history };
}

/** What an act makes of a section, and what the journal says of it. */
function after({ _id, pointer, frozen }: SectionDocument, act: SectionAct, now: Date): Changed | undefined {
  const before = pointer ? { before: pointer.release } : {};
  if (act.act === 'freeze')
    return { pointer, frozen: { who: act.who, why: act.why, at: now.toISOString() }, entry: act };
  if (act.act === 'unfreeze') {
    if (!frozen) throw new AppError('conflict', `${_id} is not frozen.`);
    return { pointer, frozen: null, entry: act };
  }
  if (act.act === 'rollback') {
    const back = inWords(() => pointedBack(_id, pointer), 'conflict');
    return { pointer: back, frozen, entry: { ...act, ...before, release: back.release } };
  }
  if (act.act === 'refused')
    return { pointer: takenBack(pointer, act), frozen, entry: { ...act, before: act.before ?? undefined } };
  const isActive = pointer?.release === act.release;
  const refusal = refusalOfChange(_id, { before: pointer, frozen: isActive ? null : frozen }, act.expected);
  if (refusal) throw new AppError('conflict', refusal);
  if (isActive) return undefined;
  const { expected: _, ...said } = act;
  return { pointer: pointedAt(pointer, act.release), frozen, entry: { ...said, ...before } };
}

interface RegistryParts {
  registry: RegistryRepository;
  now: () => Date;
}

/** Where teams bring their releases, and gateways on other machines find them. */
export function createRegistryService({ registry, now }: RegistryParts) {
  /** @throws AppError when somebody else is quicker again and again */
  async function change(section: string, act: SectionAct): Promise<Pointer | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = await registry.find(section);
      const changed = after(before, act, now());
      if (!changed) return before.pointer;
      if (await registry.change(before, changed)) {
        await registry.note(section, changed.entry);
        return changed.pointer;
      }
    }
    throw new AppError('conflict', `${section} is being changed by others. Try again.`);
  }

  return {
    /** Whether a header carries the token of the section. */
    async admits(section: string, authorization: string | undefined): Promise<boolean> {
      const known = await registry.tokenOf(section);
      const given = digestOf((authorization ?? '').replace(/^Bearer /, ''));
      return known !== undefined && timingSafeEqual(Buffer.from(given), Buffer.from(known));
    },
    /** A new token for a section, which is nowhere but in the answer. */
    async giveToken(section: string): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await registry.setToken(section, digestOf(token));
      return token;
    },

    async pointers(): Promise<Record<string, Pointer>> {
      const sections = await registry.listSections();
      return Object.fromEntries(sections.flatMap(({ _id, pointer }) => (pointer ? [[_id, pointer] as const] : [])));
    },
    async standingOf(section: string) {
      const [{ pointer, frozen }, journal] = await Promise.all([registry.find(section), registry.journalOf(section)]);
      return { pointer, frozen, journal };
    },

    async record(section: string, release: string): Promise<string> {
      const record = await registry.findRecord(section, release);
      if (record === undefined) throw new AppError('not-found', `${section} has no release ${release}.`);
      return record;
    },
    async file(digest: string): Promise<Buffer> {
      const bytes = await registry.findFile(digest);
      if (!bytes) throw new AppError('not-found', 'There is no such file.');
      return bytes;
    },

    async putFile(digest: string, bytes: Buffer): Promise<void> {
      if (digestOf(bytes) !== digest) throw new AppError('invalid', 'The file differs from its hash.');
      await registry.putFile(digest, bytes);
    },
    /** True when it is new. Its files must be there. */
    async putRelease(section: string, release: string, text: string): Promise<boolean> {
      const record = inWords(() => parseRecord(text, section, release), 'invalid');
      const known = await registry.findRecord(section, release);
      if (known !== undefined && known !== text)
        throw new AppError('conflict', `Release ${release} of ${section} is here already, with other contents.`);
      const missing = await registry.need(digestsIn(record));
      if (missing.length > 0)
        throw new AppError('conflict', 'Files of the release are missing.', { details: { missing } });
      return known === undefined && registry.insertRelease(section, release, text);
    },

    async act(section: string, act: SectionAct): Promise<Pointer | null> {
      if (act.act === 'deploy' || act.act === 'activate') await this.record(section, act.release);
      return change(section, act);
    },

    /** Removes the releases that nobody needs any more, and the files that only they had. */
    async prune(): Promise<number> {
      const needed = new Set<string>();
      let gone = 0;
      const before = new Date(now().getTime() - UNNEEDED_MS);
      const resting = await registry.restingSince(before);
      for (const section of await registry.sectionsWithReleases()) {
        const releases = await registry.releasesOf(section);
        const ages = releases.map(({ release, at }) => ({ release, at: at.getTime() }));
        const old = new Set(outdated(ages, (await registry.find(section)).pointer, now().getTime()));
        for (const { release, record } of releases) {
          if (old.has(release)) await registry.removeRelease(section, release);
          else digestsIn(parseRecord(record, section, release)).forEach((digest) => needed.add(digest));
        }
        gone += old.size;
      }
      for (const digest of resting) if (!needed.has(digest)) await registry.removeFile(digest, before);
      return gone;
    },
  };
}

export type RegistryService = ReturnType<typeof createRegistryService>;
