/** What a key begins with under which something is kept on the device for one person: a draft, say. */
const OWN = 'own:';

const stores = [() => localStorage, () => sessionStorage];

/** Whoever signs out leaves nothing of theirs on the device: sections keep it under keys that begin with `own:`. */
export function forgetOwn(): void {
  for (const store of stores) {
    try {
      for (const key of Object.keys(store())) if (key.startsWith(OWN)) store().removeItem(key);
    } catch {
      // A browser that keeps nothing for us has nothing to forget.
    }
  }
}
