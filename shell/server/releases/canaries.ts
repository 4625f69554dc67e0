import { type Canary, parseCanary, readCanaryText, readRelease, type Release } from '@verse/releases';
import type { Log } from '../log';
import { checkPlaces } from './composition';

interface CanariesOptions {
  releasesDir: string;
  log: Log;
  /** Tries a release where no visitor can meet it. */
  tryOut(release: Release): Promise<void>;
}

interface Running extends Canary {
  record: Release;
}

/**
 * The releases that a share of the visitors is given in place of the active ones. It follows the canaries in the
 * releases folder, and takes one in only after it was read, checked and tried.
 */
export class Canaries {
  readonly #options: CanariesOptions;
  readonly #running = new Map<string, Running>();
  readonly #seen = new Map<string, string>();
  readonly #refused = new Map<string, { release: string; reason: string }>();
  /** By their ids, with the reasons. */
  readonly #dropped = new Map<string, string>();

  constructor(options: CanariesOptions) {
    this.#options = options;
  }

  get areAny(): boolean {
    return this.#running.size > 0;
  }

  /** Those that a visitor of this bucket is given, by section. */
  at(bucket: number): Release[] {
    return [...this.#running.values()].filter(({ share }) => bucket < share).map(({ record }) => record);
  }

  /** Each with the id by which it is ended. */
  all(): { id: string; canary: Release }[] {
    return [...this.#running.values()].map(({ id, record }) => ({ id, canary: record }));
  }

  /** Gives it to nobody any more, whatever the folder says: it may be one that cannot be written to. */
  drop(section: string, id: string, why: string): void {
    this.#dropped.set(id, why);
    if (this.#running.get(section)?.id === id) this.#running.delete(section);
  }

  /** What the commands that wait are told. */
  about(section: string): { canary?: Pick<Canary, 'id' | 'share'>; refused?: { release: string; reason: string } } {
    const running = this.#running.get(section);
    const refused = this.#refused.get(section);
    return {
      ...(running ? { canary: { id: running.id, share: running.share } } : {}),
      ...(refused ? { refused } : {}),
    };
  }

  /** Says whether anything is other than before. */
  async follow(section: string, active: Release | undefined): Promise<boolean> {
    const text = await readCanaryText(this.#options.releasesDir, section);
    const seen = `${active?.release} ${text}`;
    if (seen === (this.#seen.get(section) ?? `${active?.release} null`)) return false;
    this.#seen.set(section, seen);
    this.#refused.delete(section);
    const before = this.#running.get(section);
    if (text === null || !active) return this.#running.delete(section);
    let release = '';
    try {
      const canary = parseCanary(text);
      release = canary.release;
      const why = this.#dropped.get(canary.id);
      if (why !== undefined) throw new Error(`it was ended here: ${why}`);
      const record = before?.release === release ? before.record : await this.#read(section, release, active);
      this.#running.set(section, { ...canary, record });
      this.#options.log.info({ section, release, share: canary.share }, 'a canary runs');
    } catch (error) {
      this.#running.delete(section);
      this.#refused.set(section, { release, reason: error instanceof Error ? error.message : String(error) });
      this.#options.log.error({ section, error }, 'a canary was refused');
    }
    return true;
  }

  /** @throws Error with the reason, when it cannot stand beside the active one */
  async #read(section: string, release: string, active: Release): Promise<Release> {
    const record = await readRelease(this.#options.releasesDir, section, release);
    checkPlaces('a canary', record, active);
    await this.#options.tryOut(record);
    return record;
  }
}
