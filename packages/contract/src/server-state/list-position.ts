/** The number of list entries shown, and the entry at the top of the window with its offset from the top. */
interface ListPosition {
  path: string;
  shown: number;
  anchor?: string;
  offset?: number;
}

/** Sign-out removes keys that begin with `own:`. */
const PREFIX = 'own:place ';

/**
 * Returns the router's key for the current history entry; the key is the same again after Back. Also works in loaders.
 */
const entryKey = () => (history.state as { key?: string } | null)?.key ?? 'default';

/**
 * Returns a list's saved position, or undefined if nothing is saved, e.g. because session storage is unavailable.
 * Always undefined on the server, where lists start at the top.
 * @param key of the history entry; defaults to the current one
 */
export function readListPosition(path: string, key?: string): ListPosition | undefined {
  try {
    const position = JSON.parse(sessionStorage.getItem(PREFIX + (key ?? entryKey())) ?? 'null') as ListPosition | null;
    return position?.path === path ? position : undefined;
  } catch {
    return undefined;
  }
}

export function writeListPosition(key: string, position: ListPosition): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(position));
  } catch {
    return;
  }
}

/**
 * Removes all saved positions once a session has ended, so that the next person on the device does not see what this
 * person viewed.
 */
export function forgetListPositions(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
