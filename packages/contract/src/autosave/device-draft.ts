import { readStoredJson, removeStored, writeStored } from '../device-storage';

/**
 * Keeps a draft on this device until it has been sent. Signing out removes it.
 *
 * @param name identifies the member and the draft
 * @param isValid whether the stored value is a valid draft; an earlier release may have used a different format
 */
export function createDeviceDraft<T>(name: string, isValid: (draft: T) => boolean = () => true) {
  // Sign-out removes keys that begin with `own:`.
  const key = `own:${name}`;
  return {
    read(): T | null {
      const draft = readStoredJson<T>(key);
      return draft && isValid(draft) ? draft : null;
    },
    /** `null` removes the draft. */
    write(draft: T | null): void {
      if (draft) writeStored(key, JSON.stringify(draft));
      else removeStored(key);
    },
  };
}
