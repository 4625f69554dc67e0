import { type Canary, parseCanary, readCanaryText, readRelease, type Release } from '@verse/releases';
import type { Log } from '../log';
import { checkSameOwnedPaths } from './app-manifest';

interface CanariesOptions {
  releasesDir: string;
  log: Log;
  /** Smoke-tests a release before visitors receive it. */
  smokeTest(release: Release): Promise<void>;
}

interface Running extends Canary {
  manifest: Release;
}

/**
 * The canary releases, which some visitors receive instead of the active ones. Follows the canaries in the releases
 * folder. A canary is accepted only once it has been read, checked and smoke-tested.
 */
export class Canaries {
  readonly #options: CanariesOptions;
  readonly #running = new Map<string, Running>();
  readonly #seen = new Map<string, string>();
  readonly #rejected = new Map<string, { release: string; reason: string }>();
  /** The reasons for which canaries were dropped, keyed by canary ID. */
  readonly #dropped = new Map<string, string>();

  constructor(options: CanariesOptions) {
    this.#options = options;
  }

  get hasAny(): boolean {
    return this.#running.size > 0;
  }

  /** Returns the canaries that visitors in the given bucket receive. */
  at(bucket: number): Release[] {
    return [...this.#running.values()].filter(({ share }) => bucket < share).map(({ manifest }) => manifest);
  }

  /** Returns each canary with the ID used to end it. */
  all(): { id: string; canary: Release }[] {
    return [...this.#running.values()].map(({ id, manifest }) => ({ id, canary: manifest }));
  }

  /**
   * Stops serving a canary. The folder may be read-only and still contain it, so the gateway remembers that it was
   * dropped.
   */
  drop(section: string, id: string, why: string): void {
    this.#dropped.set(id, why);
    if (this.#running.get(section)?.id === id) this.#running.delete(section);
  }

  /** Returns the canary status, for commands that wait until it changes. */
  getReport(section: string): { canary?: Pick<Canary, 'id' | 'share'>; refused?: { release: string; reason: string } } {
    const running = this.#running.get(section);
    const refused = this.#rejected.get(section);
    return {
      ...(running ? { canary: { id: running.id, share: running.share } } : {}),
      ...(refused ? { refused } : {}),
    };
  }

  /** Returns whether anything changed. */
  async follow(section: string, active: Release | undefined): Promise<boolean> {
    const text = await readCanaryText(this.#options.releasesDir, section);
    const seen = `${active?.release} ${text}`;
    if (seen === (this.#seen.get(section) ?? `${active?.release} null`)) return false;
    this.#seen.set(section, seen);
    this.#rejected.delete(section);
    const before = this.#running.get(section);
    if (text === null || !active) return this.#running.delete(section);
    let release = '';
    try {
      const canary = parseCanary(text);
      release = canary.release;
      const why = this.#dropped.get(canary.id);
      if (why !== undefined) throw new Error(`this gateway ended it: ${why}`);
      const manifest = before?.release === release ? before.manifest : await this.#read(section, release, active);
      this.#running.set(section, { ...canary, manifest });
      this.#options.log.info({ section, release, share: canary.share }, 'canary started');
    } catch (error) {
      this.#running.delete(section);
      this.#rejected.set(section, { release, reason: error instanceof Error ? error.message : String(error) });
      this.#options.log.error({ section, error }, 'canary rejected');
    }
    return true;
  }

  /** @throws Error stating the reason if the canary cannot be served alongside the active release */
  async #read(section: string, release: string, active: Release): Promise<Release> {
    const manifest = await readRelease(this.#options.releasesDir, section, release);
    checkSameOwnedPaths('a canary', manifest, active);
    await this.#options.smokeTest(manifest);
    return manifest;
  }
}
