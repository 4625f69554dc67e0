import { readFile, stat } from 'node:fs/promises';
import { servicesSchema, type Services } from '@verse/api-contract/services';
import { AppError } from '../../platform/http';
import type { Logger } from '../../platform/logging';

/** The catalogue as a file that people edit. A broken edit is logged, and the last good catalogue goes on. */
export class CatalogueFile {
  readonly #path: string;
  readonly #logger: Logger;
  #stamp = '';
  #current: Services | undefined;
  #underWay: Promise<boolean> | undefined;

  constructor(path: string, logger: Logger) {
    this.#path = path;
    this.#logger = logger;
  }

  /** Looks whether the file has changed and reads it again if so. True when there is something new. */
  refresh(): Promise<boolean> {
    // Whoever asks while it is being read waits for it, too.
    this.#underWay ??= this.#read().finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  async #read(): Promise<boolean> {
    try {
      const { mtimeMs, size, ino } = await stat(this.#path);
      const stamp = `${mtimeMs}/${size}/${ino}`;
      if (stamp === this.#stamp) return false;
      this.#stamp = stamp;
      this.#current = servicesSchema.parse(JSON.parse(await readFile(this.#path, 'utf8')));
      return true;
    } catch (error) {
      this.#logger.error({ err: error, file: this.#path }, 'the services file cannot be read; the last good one goes on');
      return false;
    }
  }

  get current(): Services {
    if (!this.#current) throw new AppError('unavailable', 'unavailable', 'The services cannot be shown just now. Please try again in a moment.');
    return this.#current;
  }
}
