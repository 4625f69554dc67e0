import { DAY_MS, WEEK_MS } from '@verse/api-contract/time';

/** A week from Monday 00:00 UTC. */
export interface Week {
  /** The Monday, e.g. `2026-11-30`. */
  id: string;
  startsAt: Date;
  /** Exclusive. */
  endsAt: Date;
}

/** Returns the week that contains the time, or the one `weeksLater`. */
export function weekOf(at: Date, weeksLater = 0): Week {
  const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  const daysSinceMonday = (at.getUTCDay() + 6) % 7;
  const startsAt = new Date(midnight - daysSinceMonday * DAY_MS + weeksLater * WEEK_MS);
  return { id: startsAt.toISOString().slice(0, 10), startsAt, endsAt: new Date(startsAt.getTime() + WEEK_MS) };
}
