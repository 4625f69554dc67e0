import { HASHES_FILE } from '@verse/releases/names';

/** Milliseconds. */
const LIMIT = 5000;
/** For the retry of a file that timed out. */
const LIMIT_AGAIN = 2500;

/** Integrity hashes of files: `sha256-…` by name. */
export type Hashes = Record<string, string>;

export interface Ending {
  type: string;
  target?: unknown;
}
type Done = (ending: Ending) => void;

/** By address. A file that is not listed is not loaded. */
const known: Hashes = {};
const coming = new Map<string, Promise<void>>();
/** When a file last timed out. */
let silentAt = -LIMIT;
const patience = () => (performance.now() - silentAt < LIMIT_AGAIN ? LIMIT_AGAIN : LIMIT);
/** Addresses of files that did not load, or failed the integrity check. */
const failed = new Set<string>();

/** @param folder prefix of the names in addresses */
export function know(folder: string, hashes: Hashes): void {
  for (const [name, integrity] of Object.entries(hashes)) known[folder + name] = integrity;
}

interface List {
  folder: string;
  /** Integrity of the list itself. */
  hashes: string;
  limit: number;
}

/** Fetches the integrity hashes of a release's files, unless the page contained them. */
export async function learn({ folder, hashes, limit }: List): Promise<void> {
  const address = folder + HASHES_FILE;
  if (known[address]) return;
  const answer = await fetch(address, { integrity: hashes, signal: AbortSignal.timeout(limit) });
  know(folder, { ...((await answer.json()) as Hashes), [HASHES_FILE]: hashes });
}

/**
 * The browser rejects files that fail the integrity check. A failed file is requested again at another address, because
 * the wrong response may be cached on the way, or by the browser.
 */
function bring<File extends HTMLScriptElement | HTMLLinkElement>(
  file: File,
  address: string,
  done: Done,
  limit: number,
): void {
  const integrity = known[address];
  if (!integrity) return done({ type: 'unknown' });
  const end = (ending: Ending) => {
    clearTimeout(timer);
    file.onload = file.onerror = null;
    if (ending.type !== 'load') {
      file.remove();
      failed.add(address);
    }
    done(ending);
  };
  const timer = setTimeout(() => {
    silentAt = performance.now();
    end({ type: 'timeout', target: file });
  }, limit);
  file.onload = file.onerror = end as (event: Event | string) => void;
  file.integrity = integrity;
  file[('src' in file ? 'src' : 'href') as 'id'] = failed.has(address) ? `${address}?${Date.now()}` : address;
  document.head.append(file);
}

export const bringScript = (address: string, done: Done, limit: number): void =>
  bring(document.createElement('script'), address, done, limit);

/** Pages from the server have their style sheets, and not every chunk has one. */
function bringSheet(address: string): Promise<void> | undefined {
  if (known[address] && !coming.has(address) && !document.querySelector(`link[rel=stylesheet][href="${address}"]`)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    const sheet = new Promise<void>((resolve, reject) =>
      bring(
        link,
        address,
        ({ type }) => (type === 'load' ? resolve() : reject(new Error(`${type}: ${address}`))),
        patience(),
      ),
    );
    coming.set(address, sheet);
    sheet.catch(() => coming.delete(address));
  }
  return coming.get(address);
}

/** Loads files of chunks for webpack's runtime: of the shell, and of every container. */
export const bringFile = Object.assign((address: string, done: Done) => bringScript(address, done, patience()), {
  sheet: bringSheet,
});
