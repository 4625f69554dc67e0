import { readFile, stat } from 'node:fs/promises';
import { collidingSlugs } from '@verse/api-contract/commerce/service-slug';
import { type Services, servicesSchema } from '@verse/api-contract/commerce/services.schema';
import { AppError } from '../../../platform/http';
import type { Logger } from '../../../platform/logging';

/**
 * @throws Error if a service has no slug or shares its slug with another service, because each service must have its
 * own page
 */
function parseCatalogue(text: string): Services {
  const catalogue = servicesSchema.parse(JSON.parse(text));
  const [slug] = collidingSlugs(catalogue.services.map(({ title }) => title));
  if (slug !== undefined) throw new Error(`the titles of the services leave no address of its own for each: "${slug}"`);
  return catalogue;
}

/**
 * The catalogue, read from a file that is edited by hand. If an edit is invalid, the error is logged and the last valid
 * catalogue remains in use.
 */
export class CatalogueFile {
  readonly #path: string;
  readonly #logger: Logger;
  readonly #changed: () => void;
  #stamp = '';
  #current: Services | undefined;
  #underWay: Promise<void> | undefined;

  /** @param changed called each time a changed file has been read, including the first read */
  constructor(path: string, logger: Logger, changed: () => void) {
    this.#path = path;
    this.#logger = logger;
    this.#changed = changed;
  }

  /** Rereads the file if it has changed. */
  refresh(): Promise<void> {
    // Concurrent callers share a single read.
    this.#underWay ??= this.#read().finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  async #read(): Promise<void> {
    try {
      const { mtimeMs, size, ino } = await stat(this.#path);
      const stamp = `${mtimeMs}/${size}/${ino}`;
      if (stamp === this.#stamp) return;
      this.#stamp = stamp;
      this.#current = parseCatalogue(await readFile(this.#path, 'utf8'));
      this.#changed();
    } catch (error) {
      this.#logger.error(
        { err: error, file: this.#path },
        'the services file cannot be read; the last valid one is served',
      );
    }
  }

  get current(): Services {
    if (!this.#current)
      throw new AppError('unavailable', 'We can’t show the services right now. Please try again in a moment.');
    return this.#current;
  }
}
