import { deviceStorage } from '../../shared/autosave/safe-storage';

/** Drafts that are no more, until the server knows it too. */
const GONE = 'verse:resources:gone-drafts';

export function draftTombstones(): string[] {
  const gone = deviceStorage.readJson(GONE);
  return Array.isArray(gone) ? gone.map(String) : [];
}

/** Where nothing can be kept, the server's copy comes back as a draft: too much is better than too little. */
function keepGone(ids: string[]): void {
  if (ids.length > 0) deviceStorage.write(GONE, JSON.stringify(ids));
  else deviceStorage.remove(GONE);
}

export const addTombstone = (id: string) => keepGone([...new Set([...draftTombstones(), id])]);
export const removeTombstone = (id: string) => keepGone(draftTombstones().filter((one) => one !== id));
