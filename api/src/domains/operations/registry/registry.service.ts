import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RegistryAct } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import {
  applyAct,
  type Authority,
  findOutdatedReleases,
  GATEWAY,
  parseManifest,
  type ReleaseManifest,
  type SectionState,
} from '@verse/releases';
import { AppError } from '../../../platform/http';
import type { RegistryRepository } from './registry.repository';

const digestOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const ATTEMPTS = 5;
/** Age after which unused files are removed. Must exceed the duration of an upload. */
const UNNEEDED_MS = DAY_MS;
/** Actions that make a release available to visitors or testers. */
const RELEASING: ReadonlySet<RegistryAct['act']> = new Set(['deploy', 'activate', 'canary', 'preview']);

/** Rethrows an error thrown by `rule` as an AppError with the same message. */
function withMessage<T>(rule: () => T, code: 'invalid' | 'conflict'): T {
  try {
    return rule();
  } catch (error) {
    throw new AppError(code, error instanceof Error ? error.message : String(error), { cause: error });
  }
}

const digestsIn = ({ files }: Pick<ReleaseManifest, 'files'>) => [
  ...new Set(Object.values(files).map(({ sha256 }) => sha256)),
];

interface RegistryParts {
  registry: RegistryRepository;
  now: () => Date;
}

/** The release registry: teams upload releases, and gateways on other machines download them. */
export function createRegistryService({ registry, now }: RegistryParts) {
  /** @throws AppError if every attempt fails because of concurrent changes */
  async function change(section: string, act: RegistryAct, by: Authority): Promise<SectionState> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = await registry.find(section);
      // The process that made the previous change may have died before copying it to the journal.
      await registry.copyToJournal(before);
      const changed = withMessage(() => applyAct({ section, ...before }, act, { now: now(), by }), 'conflict');
      if (!changed) return before;
      if (await registry.change(before, changed.state, changed.entry)) return changed.state;
    }
    throw new AppError('conflict', `${section} is being changed by others. Try again.`);
  }

  return {
    /** Whether a header contains the section's token. */
    async admits(section: string, authorization: string | undefined): Promise<boolean> {
      const known = await registry.findTokenDigest(section);
      const given = digestOf((authorization ?? '').replace(/^Bearer /, ''));
      return known !== undefined && timingSafeEqual(Buffer.from(given), Buffer.from(known));
    },
    /** Creates a token for a section. Only its hash is stored. */
    async createToken(section: string): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await registry.setToken(section, digestOf(token));
      return token;
    },

    /** Returns the active release of each section; gateways also receive its canary and preview. */
    async listServed(isGateway: boolean) {
      const all = await registry.listSections();
      const restricted = ({ canary, preview }: SectionState) => (isGateway ? { canary, preview } : {});
      const sections = Object.fromEntries(
        all.flatMap((one) => (one.pointer ? [[one._id, { ...one.pointer, ...restricted(one) }] as const] : [])),
      );
      // A section without an active release may also be one that was never deployed here.
      const removed = all.filter(({ pointer, last }) => !pointer && last?.act === 'remove').map(({ _id }) => _id);
      return { sections, ...(isGateway ? { removed } : {}) };
    },

    async readState(section: string) {
      const found = await registry.find(section);
      const { pointer, frozen, canary } = found;
      return { pointer, frozen, canary, journal: await registry.readJournal(found) };
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
    /** Returns true if the release is new. Its files must already have been uploaded. */
    async putRelease(section: string, release: string, text: string): Promise<boolean> {
      const record = withMessage(() => parseManifest(text, section, release), 'invalid');
      const known = await registry.findRecord(section, release);
      if (known !== undefined && known !== text)
        throw new AppError('conflict', `Release ${release} of ${section} already exists with other contents.`);
      const missing = await registry.markNeeded(digestsIn(record));
      if (missing.length > 0)
        throw new AppError('conflict', 'Files of the release are missing.', { details: { missing } });
      return known === undefined && registry.insertRelease(section, release, text);
    },

    /** @param by owner of the request's token: either the section's team, or the gateways, through which admins act */
    async act(section: string, act: RegistryAct, by: Authority) {
      if (by === 'team' && act.who === GATEWAY)
        throw new AppError('invalid', `Only gateways act as "${GATEWAY}".`, { fields: { who: 'Say who you are.' } });
      if (RELEASING.has(act.act) && 'release' in act) await this.record(section, act.release);
      if (act.act === 'refused' && act.before !== null) await this.record(section, act.before);
      const { pointer, canary } = await change(section, act, by);
      return { pointer, canary };
    },

    /** Removes outdated releases, and files that no remaining release refers to. */
    async prune(): Promise<number> {
      const needed = new Set<string>();
      let gone = 0;
      const before = new Date(now().getTime() - UNNEEDED_MS);
      const unused = await registry.unusedSince(before);
      for (const section of await registry.listSectionsWithReleases()) {
        const releases = await registry.listReleases(section);
        const ages = releases.map(({ release, at }) => ({ release, at: at.getTime() }));
        const { pointer, canary, preview } = await registry.find(section);
        const old = new Set(findOutdatedReleases(ages, pointer, now().getTime()));
        for (const shown of [canary, preview]) if (shown) old.delete(shown.release);
        for (const { release, record } of releases) {
          if (old.has(release)) await registry.removeRelease(section, release);
          else digestsIn(parseManifest(record, section, release)).forEach((digest) => needed.add(digest));
        }
        gone += old.size;
      }
      for (const digest of unused) if (!needed.has(digest)) await registry.removeFile(digest, before);
      return gone;
    },
  };
}

export type RegistryService = ReturnType<typeof createRegistryService>;
