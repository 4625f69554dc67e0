import { useState } from 'react';

const values = new Map<string, unknown>();

/** Keeps a choice made in a dialog until the page is closed. For values that cannot be stored, e.g. files. */
export function useKeptInTab<T>(name: string, initial: T) {
  const [value, setValue] = useState(() => (values.get(name) as T | undefined) ?? initial);
  const [isKept, setKept] = useState(() => values.has(name));
  return {
    value,
    /** Whether the value was chosen when the dialog was previously open. */
    isKept,
    set(next: T) {
      values.set(name, next);
      setValue(next);
    },
    reset() {
      values.delete(name);
      setKept(false);
      setValue(initial);
    },
  };
}
