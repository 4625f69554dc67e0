/** Drafts that are no more, until the server knows it too. */
const GONE = 'verse:resources:gone-drafts';

export function draftTombstones(): string[] {
  try {
    const gone: unknown = JSON.parse(localStorage.getItem(GONE) ?? '[]');
    return Array.isArray(gone) ? gone.map(String) : [];
  } catch {
    return [];
  }
}

function keepGone(ids: string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(GONE, JSON.stringify(ids));
    else localStorage.removeItem(GONE);
  } catch {
    // The server's copy comes back as a draft then: too much is better than too little.
  }
}

export const addTombstone = (id: string) => keepGone([...new Set([...draftTombstones(), id])]);
export const removeTombstone = (id: string) => keepGone(draftTombstones().filter((one) => one !== id));
