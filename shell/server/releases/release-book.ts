import { readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { ADDRESSES } from '@verse/contract/addresses';
import {
  BEAT_MS,
  forgetGateway,
  type GatewayReport,
  isSectionName,
  parsePointer,
  readPointerText,
  readRecord,
  readRelease,
  refusalOfClaims,
  type Release,
  reportGateway,
} from '@verse/releases';
import type { Composition, ReleaseRef } from '../../src/remotes/composition';
import { findSection, type Section } from '../../src/remotes/sections';
import type { Log } from '../log';
import { Canaries } from './canaries';
import { compositionOf, refsOf } from './composition';
import { type PreviewKey, Previews } from './previews';

const POLL_MS = 250;

interface ReleaseBookOptions {
  releasesDir: string;
  /** The shell's own release, which this process keeps until it ends. */
  shell: string;
  /** The sections at the shell's build. Others are found by their folders. */
  known: Section[];
  /** Addresses that no section can have: those of the shell, the API and the gateway. */
  reserved: string[];
  log: Log;
  /** Smoke-tests a release where no visitor gets it. On a rejection the last good one stays. */
  tryOut(release: Release): Promise<void>;
}

/** The composition for one visitor. */
export interface Edition {
  /** The canaries in it, by their releases; empty without any. */
  key: string;
  /** A release that only this visitor gets. */
  preview?: Release;
  get(section: string): Release | undefined;
  composition: Composition;
  /** The fallback release of each section, for browsers in which the current one fails. */
  before(): Record<string, ReleaseRef>;
}

type Refusal = NonNullable<GatewayReport['sections'][string]['refused']>;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Knows the active release of each section. Follows the releases folder and swaps a release in only after it was read,
 * checked and smoke-tested; whatever goes wrong, the last good one stays. Writes a status file (active and rejected
 * releases) into the folder, which the CLI polls.
 */
export class ReleaseBook {
  readonly #options: ReleaseBookOptions;
  readonly #active = new Map<string, Release>();
  /** The previously active release of each section, for browsers in which the active one fails. */
  readonly #before = new Map<string, Release>();
  readonly #seen = new Map<string, string>();
  readonly #refused = new Map<string, Refusal>();
  readonly #canaries: Canaries;
  readonly #previews: Previews;
  /** By key. One more than there are canaries, because the buckets of a larger share include those of a smaller one. */
  readonly #editions = new Map<string, Edition>();
  readonly #name = `${hostname()}-${process.pid}`;
  #composition: Composition;
  #told = { text: '', at: 0 };
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ReleaseBookOptions) {
    this.#options = options;
    this.#canaries = new Canaries(options);
    this.#previews = new Previews(options);
    this.#composition = compositionOf(this.#active, options.known);
  }

  get(section: string): Release | undefined {
    return this.#active.get(section);
  }

  active(): Release[] {
    return [...this.#active.values()];
  }

  before(): Record<string, ReleaseRef> {
    return refsOf(this.#before.values());
  }

  /** Whether a visitor's bucket matters. */
  get hasCanaries(): boolean {
    return this.#canaries.areAny;
  }

  /** The canaries, each with the release that it is compared with. */
  trials(): { id: string; canary: Release; active: Release }[] {
    return this.#canaries.all().flatMap(({ id, canary }) => {
      const active = this.#active.get(canary.section);
      return active ? [{ id, canary, active }] : [];
    });
  }

  /** Stops serving a canary, even where that cannot be written down. */
  dropCanary({ id, canary }: { id: string; canary: Release }, why: string): void {
    this.#canaries.drop(canary.section, id, why);
    this.#editions.clear();
  }

  /** The composition for visitors of this bucket; without a bucket, the one without canaries. */
  edition(bucket?: number): Edition {
    const canaries = bucket === undefined ? [] : this.#canaries.at(bucket);
    const key = canaries.map(({ section, release }) => `${section}@${release}`).join(' ');
    return this.#editionWith(canaries, key);
  }

  /**
   * The composition for the holder of this key; undefined when it opens nothing.
   * @throws Error with the reason, when the release cannot be shown
   */
  async preview(opened: PreviewKey): Promise<Edition | undefined> {
    const active = this.#active.get(opened.section);
    const preview = active && (await this.#previews.get(opened, active));
    if (!preview) return undefined;
    return { ...this.#editionWith([preview], `preview ${preview.section}@${preview.release}`), preview };
  }

  /** The composition with `others` in place of the active releases, which become the fallbacks. */
  #editionWith(others: Release[], key: string): Edition {
    const known = this.#editions.get(key);
    if (known) return known;
    const releases = new Map([...this.#active, ...others.map((release) => [release.section, release] as const)]);
    const instead = others.flatMap(({ section }) => this.#active.get(section) ?? []);
    const edition: Edition = {
      key,
      get: (section) => releases.get(section),
      composition: compositionOf(releases, this.#options.known),
      before: () => ({ ...this.before(), ...refsOf(instead) }),
    };
    this.#editions.set(key, edition);
    return edition;
  }

  composition(): Composition {
    return this.#composition;
  }

  sectionOf(pathname: string): Section | undefined {
    return findSection(this.#composition.parts, pathname);
  }

  /** Reads the state of all sections once, then keeps following it. */
  async start(): Promise<void> {
    await this.#look();
    const again = () => {
      this.#timer = setTimeout(() => void this.#look().finally(again), POLL_MS);
      this.#timer.unref();
    };
    again();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await forgetGateway(this.#options.releasesDir, this.#name).catch(() => undefined);
  }

  async #look() {
    const sections = await this.#sections();
    await Promise.all(sections.map((section) => this.#follow(section)));
    const follow = (section: string) => this.#canaries.follow(section, this.#active.get(section));
    if ((await Promise.all(sections.map(follow))).includes(true)) this.#editions.clear();
    await this.#tell(sections);
  }

  /** Sections that have a folder here, and those that should. */
  async #sections(): Promise<string[]> {
    const folders = await readdir(this.#options.releasesDir).catch(() => []);
    return [...new Set([...folders.filter(isSectionName), ...this.#options.known.map(({ name }) => name)])];
  }

  /** An unwritable folder does not stop serving: the CLI then knows of no gateway. */
  async #tell(sections: string[]) {
    const { releasesDir, shell } = this.#options;
    const about = sections.map((section) => {
      const [active, refused] = [this.#active.get(section)?.release, this.#refused.get(section)];
      const known = { ...(active ? { active } : {}), ...this.#canaries.about(section) };
      return [section, { ...known, ...(refused ? { refused } : {}) }] as const;
    });
    const report = { name: this.#name, shell, sections: Object.fromEntries(about) };
    const text = JSON.stringify(report);
    if (this.#isStopped || (text === this.#told.text && Date.now() - this.#told.at < BEAT_MS)) return;
    this.#told = { text, at: Date.now() };
    await reportGateway(releasesDir, report).catch(() => undefined);
  }

  async #follow(section: string) {
    const { releasesDir, log } = this.#options;
    const text = await readPointerText(releasesDir, section);
    if (text === null || text === this.#seen.get(section)) return;
    this.#seen.set(section, text);
    this.#refused.delete(section);
    let release = '';
    try {
      const pointer = parsePointer(text);
      release = pointer.release;
      if (this.#active.get(section)?.release !== release)
        await this.#swap(await readRelease(releasesDir, section, release));
      await this.#lookBack(section, pointer.history);
    } catch (error) {
      this.#refused.set(section, { release, reason: reasonOf(error) });
      log.error({ section, error }, 'a release was refused, the last good one stays');
    }
  }

  /** Finds the last release that browsers can still load: of the same contract, and in the folder. */
  async #lookBack(section: string, history: string[]) {
    this.#before.delete(section);
    for (const id of history) {
      const record = await readRecord(this.#options.releasesDir, section, id).catch(() => undefined);
      if (!record || record.contract !== this.#active.get(section)?.contract) continue;
      this.#before.set(section, record);
      return;
    }
  }

  async #swap(release: Release) {
    const { log, tryOut } = this.#options;
    const { section } = release;
    const last = this.#active.get(section);
    try {
      await tryOut(release);
    } catch (error) {
      if (last) throw error;
      // With no fallback, the browser may still be able to render it; the log says why the server cannot.
      log.error({ section, release: release.release, error }, 'the first release does not render on the server');
    }
    this.#admit(release);
    log.info({ section, release: release.release, before: last?.release }, 'release active');
  }

  /** Rejects a release that claims an address of another one. */
  #admit(release: Release) {
    const { known, reserved } = this.#options;
    const refusal = refusalOfClaims(release.section, release, [
      { owner: 'the platform', addresses: reserved, pages: Object.keys(ADDRESSES) },
      ...this.active().map(({ section, parts, pages }) => ({
        owner: section,
        addresses: parts.flatMap(({ claims }) => claims),
        pages: Object.keys(pages),
      })),
      ...known.map(({ name, claims }) => ({ owner: name, addresses: this.#active.has(name) ? [] : claims })),
    ]);
    if (refusal) throw new Error(refusal);
    this.#active.set(release.section, release);
    this.#composition = compositionOf(this.#active, known);
    this.#editions.clear();
  }
}
