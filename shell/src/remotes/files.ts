import { HASHES_FILE } from '@verse/releases/names';

/** Milliseconds. */
const LIMIT = 5000;
/** Milliseconds. Applies for a while after a file has timed out. */
const LIMIT_AGAIN = 2500;

/** Integrity hashes (`sha256-…`) keyed by file name. */
export type Hashes = Record<string, string>;

export interface Ending {
  type: string;
  target?: unknown;
}
type Done = (ending: Ending) => void;

/** Keyed by URL. Files that are not listed are never loaded. */
const known: Hashes = {};
const styleSheets = new Map<string, Promise<void>>();
/** Time at which a file last timed out. */
let lastTimeoutAt = -LIMIT;
const timeLimit = () => (performance.now() - lastTimeoutAt < LIMIT_AGAIN ? LIMIT_AGAIN : LIMIT);
/** URLs of files that could not be loaded or that failed the integrity check. */
const failed = new Set<string>();

/** @param folder prefix that turns the names into URLs */
export function addHashes(folder: string, hashes: Hashes): void {
  for (const [name, integrity] of Object.entries(hashes)) known[folder + name] = integrity;
}

interface List {
  folder: string;
  /** Integrity of the list itself. */
  hashes: string;
  limit: number;
}

/** Fetches the integrity hashes of a release's files, unless the page contains them. */
export async function fetchHashes({ folder, hashes, limit }: List): Promise<void> {
  const address = folder + HASHES_FILE;
  if (known[address]) return;
  const answer = await fetch(address, { integrity: hashes, signal: AbortSignal.timeout(limit) });
  addHashes(folder, { ...((await answer.json()) as Hashes), [HASHES_FILE]: hashes });
}

/**
 * Loads a file and lets the browser check its integrity. If the file has failed before, it is requested at a different
 * URL, because the browser or a proxy may have cached the wrong response.
 */
function loadElement(file: HTMLScriptElement | HTMLLinkElement, address: string, done: Done, limit: number): void {
  const integrity = known[address];
  if (!integrity) return done({ type: 'unknown' });
  const listening = new AbortController();
  const end = (ending: Ending) => {
    clearTimeout(timer);
    listening.abort();
    if (ending.type !== 'load') {
      file.remove();
      failed.add(address);
    }
    done(ending);
  };
  const timer = setTimeout(() => {
    lastTimeoutAt = performance.now();
    end({ type: 'timeout', target: file });
  }, limit);
  for (const type of ['load', 'error']) file.addEventListener(type, end, { signal: listening.signal });
  file.integrity = integrity;
  const url = failed.has(address) ? `${address}?${Date.now()}` : address;
  if (file instanceof HTMLScriptElement) file.src = url;
  else file.href = url;
  document.head.append(file);
}

export const loadScript = (address: string, done: Done, limit: number): void =>
  loadElement(document.createElement('script'), address, done, limit);

/**
 * Skipped for chunks without a style sheet, and for sheets that the server's page already contains or requests.
 */
function loadStyleSheet(address: string): Promise<void> | undefined {
  if (
    known[address] &&
    !styleSheets.has(address) &&
    !document.querySelector(`link[rel=stylesheet][href="${address}"], style[data-sheet="${address}"]`)
  ) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    const sheet = new Promise<void>((resolve, reject) =>
      loadElement(
        link,
        address,
        ({ type }) => (type === 'load' ? resolve() : reject(new Error(`${type}: ${address}`))),
        timeLimit(),
      ),
    );
    styleSheets.set(address, sheet);
    sheet.catch(() => styleSheets.delete(address));
  }
  return styleSheets.get(address);
}

/**
 * Loads chunk files for webpack's runtime, for the shell and for every container that our build produces. Containers
 * from other builds instead expect the list defined by Module Federation's protocol, and call its `indexOf` and `push`.
 */
export const loadFile = Object.assign((address: string, done: Done) => loadScript(address, done, timeLimit()), {
  sheet: loadStyleSheet,
  indexOf: () => -1,
  push: () => 0,
});
