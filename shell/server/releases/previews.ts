import { readPreview, readRelease, type Release } from '@verse/releases';
import type { Log } from '../log';
import { checkSameOwnedPaths } from './app-manifest';

interface PreviewsOptions {
  releasesDir: string;
  log: Log;
  /** Smoke-tests a release before anyone receives it. */
  smokeTest(release: Release): Promise<void>;
}

/** The section and key in a cookie or link. */
export interface PreviewKey {
  section: string;
  key: string;
}

/** The releases that only holders of a key receive. A preview is only read once its key is used. */
export class Previews {
  readonly #options: PreviewsOptions;
  /** For each section, the last preview that was read and smoke-tested. */
  readonly #tested = new Map<string, Promise<Release>>();

  constructor(options: PreviewsOptions) {
    this.#options = options;
  }

  /**
   * @param active the release that the preview replaces
   * @returns undefined if the key is invalid
   * @throws Error stating the reason if the release cannot be shown
   */
  async get({ section, key }: PreviewKey, active: Release): Promise<Release | undefined> {
    const preview = await readPreview(this.#options.releasesDir, section, key);
    // The release is now active, so every visitor receives it anyway.
    if (!preview || preview.release === active.release) return undefined;
    const tested = this.#tested.get(section);
    const known = await tested?.catch(() => undefined);
    const manifest = known?.release === preview.release ? known : await this.#read(section, preview.release);
    checkSameOwnedPaths('a preview', manifest, active);
    return manifest;
  }

  #read(section: string, release: string): Promise<Release> {
    const { releasesDir, log, smokeTest } = this.#options;
    const reading = readRelease(releasesDir, section, release).then(async (manifest) => {
      await smokeTest(manifest);
      log.info({ section, release }, 'a preview is shown to holders of its link');
      return manifest;
    });
    this.#tested.set(section, reading);
    return reading;
  }
}
