import { HASHES_FILE } from '@verse/releases/names';

/** Milliseconds. */
const LIMIT = 5000;
/** For what is tried in the place of a file that was waited for. */
const LIMIT_AGAIN = 2500;

/** What files must be: `sha256-…` by their names. */
export type Hashes = Record<string, string>;

export interface Ending {
  type: string;
  target?: unknown;
}
type Done = (ending: Ending) => void;

/** By address. What is not in it is not brought. */
const known: Hashes = {};
const coming = new Map<string, Promise<void>>();
/** When a file was last waited for in vain. */
let silentAt = -LIMIT;
const patience = () => (performance.now() - silentAt < LIMIT_AGAIN ? LIMIT_AGAIN : LIMIT);
/** Addresses of files that did not come, or came wrong. */
const failed = new Set<string>();

/** @param folder what the names stand behind in addresses */
export function know(folder: string, hashes: Hashes): void {
  for (const [name, integrity] of Object.entries(hashes)) known[folder + name] = integrity;
}

interface List {
  folder: string;
  /** What the list itself must be. */
  hashes: string;
  limit: number;
}

/** Fetches what the files of a release must be, unless the page came with it. */
export async function learn({ folder, hashes, limit }: List): Promise<void> {
  const address = folder + HASHES_FILE;
  if (known[address]) return;
  const answer = await fetch(address, { integrity: hashes, signal: AbortSignal.timeout(limit) });
  know(folder, { ...((await answer.json()) as Hashes), [HASHES_FILE]: hashes });
}

/**
 * The browser refuses whatever is not what was released. A failed file is asked for anew, by another address: what came
 * in its place may be kept on the way, or by the browser.
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

/** Pages from the server have their sheets, and not every chunk has one. */
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

/** How webpack's runtime asks for the files of chunks: the shell's own, and that of every container. */
export const bringFile = Object.assign((address: string, done: Done) => bringScript(address, done, patience()), {
  sheet: bringSheet,
});
