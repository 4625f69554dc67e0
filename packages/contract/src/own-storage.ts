/** Prefix of the keys of one person's data on the device: a draft, say. */
const OWN = 'own:';

const stores = [() => localStorage, () => sessionStorage];

/** Removes a person's data from the device at sign-out: sections keep it under keys that begin with `own:`. */
export function forgetOwn(): void {
  for (const store of stores) {
    try {
      for (const key of Object.keys(store())) if (key.startsWith(OWN)) store().removeItem(key);
    } catch {
      // A browser without storage has nothing to remove.
    }
  }
}
