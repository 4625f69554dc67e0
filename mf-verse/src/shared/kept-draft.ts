import { readStored, removeStored, writeStored } from './device-storage';

/**
 * Keeps a draft on this device until the server has stored it. Signing out removes it.
 *
 * @param name identifies the member and the draft
 * @param isValid whether the stored value is a valid draft; an earlier release may have used a different format
 */
export function createKeptDraft<T>(name: string, isValid: (kept: T) => boolean) {
  // Sign-out removes keys that begin with `own:`.
  const key = `own:${name}`;
  return {
    read(): T | null {
      try {
        const kept = JSON.parse(readStored(key) ?? 'null') as T | null;
        return kept && isValid(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    write: (kept: T | null) => (kept ? writeStored(key, JSON.stringify(kept)) : removeStored(key)),
  };
}
