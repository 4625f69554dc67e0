import { Resolver } from 'node:dns/promises';

/**
 * Returns the TXT records of a public host name, each as one string, or an empty list if the name has no records.
 *
 * @throws Error if no name server responds in time
 */
export type ResolveTxt = (host: string) => Promise<string[]>;

const TIMEOUT_MS = 3000;
const TRIES = 2;
/** Error codes which mean that a name server found no records. */
const NOTHING: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA']);

export function createResolveTxt(): ResolveTxt {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  return async (host) => {
    try {
      return (await resolver.resolveTxt(host)).map((parts) => parts.join(''));
    } catch (error) {
      if (NOTHING.has((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  };
}
