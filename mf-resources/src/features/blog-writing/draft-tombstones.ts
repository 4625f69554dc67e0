import { deviceStorage } from '../../shared/autosave/safe-storage';

/** Deleted drafts whose deletion the server has not confirmed yet. */
const GONE = 'verse:resources:gone-drafts';

export function draftTombstones(): string[] {
  const gone = deviceStorage.readJson(GONE);
  return Array.isArray(gone) ? gone.map(String) : [];
}

/** If nothing can be stored, the server's copy reappears as a draft, which is better than losing one. */
function keepGone(ids: string[]): void {
  if (ids.length > 0) deviceStorage.write(GONE, JSON.stringify(ids));
  else deviceStorage.remove(GONE);
}

export const addTombstone = (id: string) => keepGone([...new Set([...draftTombstones(), id])]);
export const removeTombstone = (id: string) => keepGone(draftTombstones().filter((one) => one !== id));
