import { readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import {
  type GatewayReport,
  type GatewayStore,
  HEARTBEAT_MS,
  isSectionName,
  parseActiveRelease,
  readActiveReleaseText,
  readManifest,
  readRelease,
  type Release,
} from '@verse/releases';
import type { AppManifest, ReleaseRef } from '../../src/remotes/app-manifest';
import { findSection, type Section } from '../../src/remotes/sections';
import type { Log } from '../log';
import { assertAdmissible } from './admission';
import { createAppManifest, toReleaseRefs } from './app-manifest';
import { Canaries } from './canaries';
import { type PreviewKey, Previews } from './previews';

const POLL_MS = 250;

interface ActiveReleasesOptions {
  releasesDir: string;
  store: GatewayStore;
  /** The shell's own release, which this process serves until it exits. */
  shell: string;
  /** The sections known when the shell was built. Other sections are discovered by looking for their folders. */
  known: Section[];
  /** Paths that no section can own, because they belong to the shell, the API or the gateway. */
  reserved: string[];
  log: Log;
  /** Smoke-tests a release before visitors receive it. If it rejects, the last good release stays active. */
  smokeTest(release: Release): Promise<void>;
}

/** The composition for one visitor. */
export interface Variant {
  /** Identifies the composition's canaries by their releases. Empty if the composition contains no canary. */
  key: string;
  /** A release that only this visitor receives. */
  preview?: Release;
  get(section: string): Release | undefined;
  composition: AppManifest;
  /** Returns the fallback release of each section, for browsers in which the current one fails. */
  before(): Record<string, ReleaseRef>;
}

type Rejection = NonNullable<GatewayReport['sections'][string]['refused']>;

const toReason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Manages the active release of each section. Polls the release store, and activates a release only after reading,
 * checking and smoke-testing it. If any of these fails, the last good release stays active. Drops a section whose
 * active release has been removed. Reports active and rejected releases to the store, from which the CLI reads them.
 */
export class ActiveReleases {
  readonly #options: ActiveReleasesOptions;
  readonly #active = new Map<string, Release>();
  /** The previously active release of each section, for browsers in which the active one fails. */
  readonly #fallbacks = new Map<string, Release>();
  readonly #seen = new Map<string, string>();
  readonly #rejected = new Map<string, Rejection>();
  /** Rejected releases that are checked again, because other releases have changed since. */
  readonly #retries = new Set<string>();
  readonly #canaries: Canaries;
  readonly #previews: Previews;
  /**
   * Variants by key. Apart from previews, there is at most one more variant than there are canaries: a visitor who
   * receives one canary also receives every canary with a larger share.
   */
  readonly #variants = new Map<string, Variant>();
  readonly #name = `${hostname()}-${process.pid}`;
  #composition: AppManifest;
  #sections: string[] = [];
  #lastReport = { text: '', at: 0 };
  #isStopped = false;

  constructor(options: ActiveReleasesOptions) {
    this.#options = options;
    this.#canaries = new Canaries(options);
    this.#previews = new Previews(options);
    this.#composition = createAppManifest(this.#active, options.known);
  }

  get(section: string): Release | undefined {
    return this.#active.get(section);
  }

  active(): Release[] {
    return [...this.#active.values()];
  }

  before(): Record<string, ReleaseRef> {
    return toReleaseRefs(this.#fallbacks.values());
  }

  /** Whether a visitor's bucket affects which releases are served. */
  get hasCanaries(): boolean {
    return this.#canaries.hasAny;
  }

  /** Returns each canary with the active release with which it is compared. */
  canaryComparisons(): { id: string; canary: Release; active: Release }[] {
    return this.#canaries.all().flatMap(({ id, canary }) => {
      const active = this.#active.get(canary.section);
      return active ? [{ id, canary, active }] : [];
    });
  }

  /** Stops serving a canary, even if this decision cannot be stored. */
  dropCanary({ id, canary }: { id: string; canary: Release }, why: string): void {
    this.#canaries.drop(canary.section, id, why);
    this.#variants.clear();
  }

  /** Returns the composition for visitors in `bucket`, or the one without canaries if `bucket` is omitted. */
  variant(bucket?: number): Variant {
    const canaries = bucket === undefined ? [] : this.#canaries.at(bucket);
    const key = canaries.map(({ section, release }) => `${section}@${release}`).join(' ');
    return this.#getVariant(canaries, key);
  }

  /**
   * Returns the composition for the holder of `previewKey`, or undefined if the key is invalid.
   * @throws Error stating the reason if the release cannot be shown
   */
  async preview(previewKey: PreviewKey): Promise<Variant | undefined> {
    const active = this.#active.get(previewKey.section);
    const preview = active && (await this.#previews.get(previewKey, active));
    if (!preview) return undefined;
    return { ...this.#getVariant([preview], `preview ${preview.section}@${preview.release}`), preview };
  }

  /** Returns the composition in which `others` replace active releases. The replaced releases become the fallbacks. */
  #getVariant(others: Release[], key: string): Variant {
    const known = this.#variants.get(key);
    if (known) return known;
    const releases = new Map([...this.#active, ...others.map((release) => [release.section, release] as const)]);
    const replaced = others.flatMap(({ section }) => this.#active.get(section) ?? []);
    const variant: Variant = {
      key,
      get: (section) => releases.get(section),
      composition: createAppManifest(releases, this.#options.known),
      before: () => ({ ...this.before(), ...toReleaseRefs(replaced) }),
    };
    this.#variants.set(key, variant);
    return variant;
  }

  composition(): AppManifest {
    return this.#composition;
  }

  sectionOf(pathname: string): Section | undefined {
    return findSection(this.#composition.parts, pathname);
  }

  /** Reads the state of all sections once, then starts polling. */
  async start(): Promise<void> {
    await this.#poll();
    this.#repeat(() => this.#poll());
    // Reports double as heartbeats: a gateway that sends none is considered gone. They are separate from polling,
    // because polling may take a long time while a release is being copied.
    this.#repeat(() => this.#report());
  }

  #repeat(work: () => Promise<void>) {
    const run = () => {
      if (!this.#isStopped) void work().finally(() => this.#repeat(work));
    };
    setTimeout(run, POLL_MS).unref();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#options.store.leave(this.#name).catch(() => undefined);
  }

  async #poll() {
    await this.#options.store.refresh();
    const sections = await this.#findSections();
    await Promise.all(sections.map((section) => this.#follow(section)));
    const follow = (section: string) => this.#canaries.follow(section, this.#active.get(section));
    if ((await Promise.all(sections.map(follow))).includes(true)) this.#variants.clear();
    this.#sections = sections;
    await this.#report();
  }

  /** Returns the sections that have a folder here, plus all known sections. */
  async #findSections(): Promise<string[]> {
    const folders = await readdir(this.#options.releasesDir).catch(() => []);
    return [...new Set([...folders.filter(isSectionName), ...this.#options.known.map(({ name }) => name)])];
  }

  /** If the store rejects reports, the gateway keeps serving, but the CLI does not see it. */
  async #report() {
    const { store, shell } = this.#options;
    const reports = this.#sections.map((section) => {
      const active = this.#active.get(section)?.release;
      const rejection = this.#rejected.get(section);
      const known = { ...(active ? { active } : {}), ...this.#canaries.getReport(section) };
      return [section, { ...known, ...(rejection ? { refused: rejection } : {}) }] as const;
    });
    const report = { name: this.#name, shell, sections: Object.fromEntries(reports) };
    const text = JSON.stringify(report);
    if (this.#isStopped || (text === this.#lastReport.text && Date.now() - this.#lastReport.at < HEARTBEAT_MS)) return;
    this.#lastReport = { text, at: Date.now() };
    await store.report(report).catch(() => undefined);
  }

  async #follow(section: string) {
    const { releasesDir, log } = this.#options;
    // A file that cannot be read does not remove a section.
    const text = await readActiveReleaseText(releasesDir, section).catch(() => this.#seen.get(section) ?? null);
    const isRetry = this.#retries.delete(section);
    if (text === (this.#seen.get(section) ?? null) && !isRetry) return;
    this.#rejected.delete(section);
    if (text === null) return this.#remove(section);
    this.#seen.set(section, text);
    let release = '';
    try {
      const pointer = parseActiveRelease(text);
      release = pointer.release;
      if (this.#active.get(section)?.release !== release)
        await this.#swap(await readRelease(releasesDir, section, release));
      await this.#findFallback(section, pointer.history);
    } catch (error) {
      this.#rejected.set(section, { release, reason: toReason(error) });
      log.error({ section, error }, 'release rejected; the last good one stays active');
    }
  }

  /**
   * Finds the latest earlier release that browsers can still load, i.e. one that is in the folder and has the same
   * contract.
   */
  async #findFallback(section: string, history: string[]) {
    this.#fallbacks.delete(section);
    for (const id of history) {
      const manifest = await readManifest(this.#options.releasesDir, section, id).catch(() => undefined);
      if (!manifest || manifest.contract !== this.#active.get(section)?.contract) continue;
      this.#fallbacks.set(section, manifest);
      return;
    }
  }

  async #swap(release: Release) {
    const { log, smokeTest } = this.#options;
    const { section } = release;
    const last = this.#active.get(section);
    try {
      await smokeTest(release);
    } catch (error) {
      if (last) throw error;
      // There is no other release, so this one is served anyway: the browser may still be able to render it. The log
      // says why the server cannot.
      log.error({ section, release: release.release, error }, 'the first release does not render on the server');
    }
    await assertAdmissible(release, { ...this.#options, active: () => this.active() });
    this.#active.set(section, release);
    this.#recompose();
    log.info({ section, release: release.release, before: last?.release }, 'release active');
  }

  #remove(section: string) {
    const last = this.#active.get(section);
    this.#seen.delete(section);
    this.#fallbacks.delete(section);
    this.#active.delete(section);
    this.#recompose();
    this.#options.log.info({ section, before: last?.release }, 'section removed');
  }

  #recompose() {
    this.#composition = createAppManifest(this.#active, this.#options.known);
    this.#variants.clear();
    for (const section of this.#rejected.keys()) this.#retries.add(section);
  }
}
