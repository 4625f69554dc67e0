import { LRUCache } from 'lru-cache';
import { GATEWAY, type Place, type Release } from '@verse/releases';
import type { Log } from '../log';
import type { ReleaseBook } from '../releases/release-book';
import type { Blame } from './attribution';

/** Of each release; who visits after them counts in place of the first. */
const MOST_CLIENTS = 10_000;
/** Addresses that failed, and that were slow: some lines are slow by chance, and few releases fail by chance. */
const FEWEST_FAILED = 3;
const FEWEST_SLOW = 10;
/** How much more often than the active release a canary may fail, or be slow, beside twice as often. */
const SLACK = 0.02;
/** How a release fails in a browser; not what a section reports itself, which may be an API that is away. */
const FAILURE = /^(?:load|mount|hydrate|uncaught|rejection)$/;
/** The steps in which browsers tell of a largest paint after more than three seconds. */
const SLOW = /^lcp-(?:4000|6000|more)$/;
const PAINT = /^lcp-/;

/** A canary, with what it is compared with. */
export interface Trial {
  id: string;
  canary: Release;
  active: Release;
}

interface CanaryWatchOptions {
  log: Log;
  trials(): Trial[];
  /** Gives everybody the active release again. */
  end(trial: Trial, why: string): Promise<unknown>;
}

type Clients = LRUCache<string, true>;

/** The addresses that a release was sent to, and what came back from them. */
interface Fared {
  served: Clients;
  failed: Clients;
  painted: Clients;
  slow: Clients;
}

const clients = (): Clients => new LRUCache({ max: MOST_CLIENTS });
const nothing = (): Fared => ({ served: clients(), failed: clients(), painted: clients(), slow: clients() });

function isWorse(some: Clients, all: Clients, others: Clients, allOthers: Clients): boolean {
  const share = some.size / Math.max(all.size, some.size, 1);
  const usual = others.size / Math.max(allOthers.size, others.size, 1);
  return share > 2 * usual + SLACK;
}

/** What is wrong with a canary beside the active release, in words; undefined when nothing is. */
function faultOf(canary: Fared, active: Fared): string | undefined {
  if (canary.failed.size >= FEWEST_FAILED && isWorse(canary.failed, canary.served, active.failed, active.served))
    return (
      `it failed for ${canary.failed.size} of ${canary.served.size} addresses, ` +
      `the active release for ${active.failed.size} of ${active.served.size}`
    );
  if (canary.slow.size >= FEWEST_SLOW && isWorse(canary.slow, canary.painted, active.slow, active.painted))
    return (
      `it was slow for ${canary.slow.size} of ${canary.painted.size} addresses, ` +
      `the active release for ${active.slow.size} of ${active.painted.size}`
    );
  return undefined;
}

/**
 * Ends a canary that fares worse than the active release beside it. Each address counts once, whatever it says and
 * however often: whoever has a single one ends none.
 */
export class CanaryWatch {
  readonly #options: CanaryWatchOptions;
  /** By canary, then by release. */
  readonly #fared = new Map<string, Map<string, Fared>>();

  constructor(options: CanaryWatchOptions) {
    this.#options = options;
  }

  /** A page of this release was sent, which the server could render or left to the browser. */
  served(client: string, release: Release | undefined, isRendered: boolean): void {
    if (!release) return;
    for (const { trial, fared } of this.#of(release)) {
      fared.served.set(client, true);
      if (isRendered) continue;
      fared.failed.set(client, true);
      this.#judge(trial);
    }
  }

  /** What a browser tells of a release, if it was sent to that address. */
  told(blame: Blame, counters: Record<string, number>, client: string): void {
    const names = Object.keys(counters);
    for (const { trial, fared } of this.#of(blame)) {
      if (!fared.served.has(client)) continue;
      if (names.some((name) => FAILURE.test(name))) fared.failed.set(client, true);
      if (names.some((name) => PAINT.test(name))) fared.painted.set(client, true);
      if (names.some((name) => SLOW.test(name))) fared.slow.set(client, true);
      this.#judge(trial);
    }
  }

  /** The trials that a release takes part in, and how it fares there. */
  #of({ section, release }: Blame): { trial: Trial; fared: Fared }[] {
    const trials = this.#options.trials();
    for (const id of this.#fared.keys()) if (!trials.some((trial) => trial.id === id)) this.#fared.delete(id);
    return trials
      .filter(({ canary, active }) =>
        [canary, active].some((one) => one.section === section && one.release === release),
      )
      .map((trial) => ({ trial, fared: this.#faredIn(trial, release) }));
  }

  #faredIn({ id }: Trial, release: string): Fared {
    const trial = this.#fared.get(id) ?? new Map<string, Fared>();
    this.#fared.set(id, trial);
    const fared = trial.get(release) ?? nothing();
    trial.set(release, fared);
    return fared;
  }

  #judge(trial: Trial): void {
    const { log, end } = this.#options;
    const { canary, active } = trial;
    const fault = faultOf(this.#faredIn(trial, canary.release), this.#faredIn(trial, active.release));
    if (fault === undefined) return;
    log.warn({ section: canary.section, release: canary.release, why: fault }, 'a canary is ended');
    end(trial, fault).catch((error: unknown) => log.error({ error }, 'the end of a canary could not be written down'));
  }
}

/** The watch of one gateway. */
export const watchCanaries = (
  book: Pick<ReleaseBook, 'trials' | 'dropCanary'>,
  place: Pick<Place, 'endCanary'>,
  log: Log,
): CanaryWatch =>
  new CanaryWatch({
    log,
    trials: () => book.trials(),
    end(trial, why) {
      book.dropCanary(trial, why);
      return place.endCanary(trial.canary.section, { who: GATEWAY, why, id: trial.id });
    },
  });
