import { DAY_MS } from '@verse/api-contract/time';
import { safeNext } from './safe-next';

/** Storage key of the page that a new member wants to open once their email address is verified. */
const KEY = 'verse-destination';
const KEPT_MS = DAY_MS;

/** If browser storage is unavailable, only the redirect is lost. */
export function keepDestination(next: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ next, at: Date.now() }));
  } catch {
    return;
  }
}

/** Returns the stored page and removes it. Returns `fallback` if no page is stored. */
export function takeDestination(fallback: string): string {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { next: string; at: number } | null;
    localStorage.removeItem(KEY);
    return kept && Date.now() - kept.at < KEPT_MS ? safeNext(kept.next, fallback) : fallback;
  } catch {
    return fallback;
  }
}
