/** `tab`: kept as long as the tab is open, also through reloads. Without it, a value is kept until it is removed. */
type Area = 'tab';

/** Returns `otherwise` if the browser blocks storage, or if it is full. */
function attempt<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

const storageOf = (area?: Area) => (area ? sessionStorage : localStorage);

/** Reads a value stored in this browser; returns `null` if it is missing or the browser blocks storage. */
export const readStored = (key: string, area?: Area): string | null =>
  attempt(() => storageOf(area).getItem(key), null);

/** Reads a value stored as JSON; returns `null` also if the JSON is invalid. */
export const readStoredJson = <T>(key: string, area?: Area): T | null =>
  attempt(() => JSON.parse(readStored(key, area) ?? 'null') as T | null, null);

/** Stores a value in this browser. Returns false if the browser could not store it. */
export const writeStored = (key: string, value: string, area?: Area): boolean =>
  attempt(() => {
    storageOf(area).setItem(key, value);
    return true;
  }, false);

export const removeStored = (key: string, area?: Area): void =>
  attempt(() => storageOf(area).removeItem(key), undefined);

/** Returns the keys stored on this device; none if the browser blocks storage. */
export const listStoredKeys = (): string[] => attempt(() => Object.keys(localStorage), []);
