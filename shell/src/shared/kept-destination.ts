import { DAY_MS } from '@verse/api-contract/time';
import { readStoredJson, removeStored, writeStored } from '@verse/contract/device-storage';
import { safeNext } from './safe-next';

/** Storage key of the page that a new member wants to open once their email address is verified. */
const KEY = 'verse-destination';
const KEPT_MS = DAY_MS;

/** If browser storage is unavailable, only the redirect is lost. */
export function keepDestination(next: string): void {
  writeStored(KEY, JSON.stringify({ next, at: Date.now() }));
}

/** Returns the stored page and removes it. Returns `fallback` if no page is stored. */
export function takeDestination(fallback: string): string {
  const kept = readStoredJson<{ next: string; at: number }>(KEY);
  removeStored(KEY);
  const isValid = typeof kept?.next === 'string' && Date.now() - kept.at < KEPT_MS;
  return isValid ? safeNext(kept.next, fallback) : fallback;
}
