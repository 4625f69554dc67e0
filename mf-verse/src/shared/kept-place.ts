/** Where somebody was in a list: how much of it was shown, and which entry stood how far from the top of the window. */
interface Place {
  path: string;
  shown: number;
  anchor?: string;
  offset?: number;
}

const PREFIX = 'own:place ';

/** The router's name for the entry of the history that is shown, in loaders too: on Back it is the old one again. */
const entryKey = () => (history.state as { key?: string } | null)?.key ?? 'default';

/** @param key of the entry of the history; a browser that keeps nothing for us begins every list anew */
export function keptPlace(path: string, key = entryKey()): Place | undefined {
  try {
    const place = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as Place | null;
    return place?.path === path ? place : undefined;
  } catch {
    return undefined;
  }
}

export function keepPlace(key: string, place: Place): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(place));
  } catch {
    return;
  }
}

/** For the end of a session: what somebody looked at is nobody else's business. */
export function forgetPlaces(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
