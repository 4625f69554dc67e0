/** How much of a list was shown, and which entry was how far from the top of the window. */
interface ListPosition {
  path: string;
  shown: number;
  anchor?: string;
  offset?: number;
}

/** Sign-out removes keys that begin with `own:`. */
const PREFIX = 'own:place ';

/** The router's key of the history entry that is shown, in loaders too; Back returns to the same key. */
const entryKey = () => (history.state as { key?: string } | null)?.key ?? 'default';

/** @param key of the history entry; without session storage, and on the server, every list begins at its start */
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

/** For the end of a session: the next person must not see what this one looked at. */
export function forgetListPositions(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
