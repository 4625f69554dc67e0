import { parsePointer, readPointerText, readRelease, type Release } from '@verse/releases';
import type { Log } from '../log';

const POLL_MS = 250;

interface ReleaseBookOptions {
  releasesDir: string;
  sections: string[];
  log: Log;
  /** Tries a release where no visitor can meet it. A refusal keeps the last good one. */
  tryOut(release: Release): Promise<void>;
}

/**
 * Which release of each section is active. It follows the pointers in the releases folder and swaps a release in only
 * after it was read, checked and tried; whatever goes wrong, the last good one stays.
 */
export class ReleaseBook {
  readonly #options: ReleaseBookOptions;
  readonly #active = new Map<string, Release>();
  readonly #seen = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ReleaseBookOptions) {
    this.#options = options;
  }

  get(section: string): Release | undefined {
    return this.#active.get(section);
  }

  /** Reads all pointers once, then keeps following them. */
  async start(): Promise<void> {
    await this.#look();
    const again = () => {
      this.#timer = setTimeout(() => void this.#look().finally(again), POLL_MS);
      this.#timer.unref();
    };
    again();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #look() {
    await Promise.all(this.#options.sections.map((section) => this.#follow(section)));
  }

  async #follow(section: string) {
    const { releasesDir, log } = this.#options;
    const text = await readPointerText(releasesDir, section);
    if (text === null || text === this.#seen.get(section)) return;
    this.#seen.set(section, text);
    try {
      const { release: id } = parsePointer(text);
      if (this.#active.get(section)?.release === id) return;
      await this.#swap(await readRelease(releasesDir, section, id));
    } catch (error) {
      log.error({ section, error }, 'a release was refused, the last good one stays');
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
      // With nothing to fall back on, the browser may still be able to render it; the server says why it does not.
      log.error({ section, release: release.release, error }, 'the first release does not render on the server');
    }
    this.#active.set(section, release);
    log.info({ section, release: release.release, before: last?.release }, 'release active');
  }
}
