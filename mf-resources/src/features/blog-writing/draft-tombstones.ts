import { readStoredJson, removeStored, writeStored } from '@verse/contract/device-storage';

/** Deleted drafts whose deletion the server has not confirmed yet. */
const KEY = 'verse:resources:gone-drafts';

export function readTombstones(): string[] {
  const stored = readStoredJson<unknown>(KEY);
  return Array.isArray(stored) ? stored.map(String) : [];
}

/** If storage is unavailable, the server's copy reappears as a draft. This is better than losing a draft. */
function writeTombstones(ids: string[]): void {
  if (ids.length > 0) writeStored(KEY, JSON.stringify(ids));
  else removeStored(KEY);
}

export const addTombstone = (id: string) => writeTombstones([...new Set([...readTombstones(), id])]);
export const removeTombstone = (id: string) => writeTombstones(readTombstones().filter((one) => one !== id));
