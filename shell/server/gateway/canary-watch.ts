import { LRUCache } from 'lru-cache';
import { GATEWAY, type Place, type Release } from '@verse/releases';
import type { Log } from '../log';
import type { ReleaseBook } from '../releases/release-book';
import type { Blame } from './attribution';

/** Networks counted per release; later ones replace the first. */
const MOST_NETWORKS = 10_000;
/** How long after its page a report counts. */
const VIEW_MS = 3_600_000;
/**
 * Failures that browsers report, except those that a section reports itself, which may come from an unavailable API.
 */
const FAILURE = /^(?:load|mount|uncaught|rejection)$/;
/** Largest contentful paint after more than three seconds, in the steps that browsers report. */
const SLOW = /^lcp-(?:4000|6000|more)$/;
const PAINT = /^lcp-/;

/**
 * The threshold at which a canary is worse than the active release: at least `networks` of at least `of` are affected,
 * and their share exceeds twice that of the active release by `slack`.
 */
interface Bar {
  networks: number;
  of: number;
  slack: number;
}

/** Failures that this gateway has seen itself. */
const BROKEN: Bar = { networks: 3, of: 3, slack: 0.02 };
/**
 * Browser reports cannot be verified: a few networks controlled by one person must not suffice, however small the
 * canary is.
 */
const FAILED: Bar = { networks: 5, of: 10, slack: 0.1 };
const LATE: Bar = { networks: 10, of: 20, slack: 0.1 };

/** A client while a canary runs. */
export interface Visitor {
  /** The client's key. */
  client: string;
  bucket: number;
}

/** A canary and the release that it is compared with. */
export interface Trial {
  id: string;
  canary: Release;
  active: Release;
}

interface CanaryWatchOptions {
  log: Log;
  trials(): Trial[];
  /** Ends the canary: every visitor gets the active release again. */
  end(trial: Trial, why: string): Promise<unknown>;
}

type Networks = LRUCache<string, true>;

/** The networks that got a release, and what happened there. */
interface Fared {
  served: Networks;
  /** By network and bucket. */
  views: Networks;
  broken: Networks;
  failed: Networks;
  painted: Networks;
  slow: Networks;
}

const networks = (ttl = 0): Networks => new LRUCache({ max: MOST_NETWORKS, ttl });
const nothing = (): Fared => ({
  served: networks(),
  views: networks(VIEW_MS),
  broken: networks(),
  failed: networks(),
  painted: networks(),
  slow: networks(),
});

/** An IPv6 site has a /48, and so 65,536 of the networks by which clients are distinguished. */
const networkOf = (client: string) => (client.endsWith('::/64') ? `${client.split(':', 3).join(':')}::/48` : client);

const viewOf = ({ client, bucket }: Visitor) => `${networkOf(client)} ${bucket}`;

type Counted = Pick<Networks, 'size'>;

/** Affected and counted networks of two releases. */
interface Compared {
  canary: [affected: Counted, all: Counted];
  active: [affected: Counted, all: Counted];
}

const shareOf = ([affected, all]: [Counted, Counted]) => affected.size / Math.max(all.size, affected.size, 1);

function isWorse({ canary, active }: Compared, { networks: fewest, of, slack }: Bar): boolean {
  const [affected, all] = canary;
  return affected.size >= fewest && all.size >= of && shareOf(canary) > 2 * shareOf(active) + slack;
}

const figuresOf = ({ canary, active }: Compared) =>
  `${canary[0].size} of ${canary[1].size} addresses, the active release for ${active[0].size} of ${active[1].size}`;

/** Returns why a canary is worse than the active release, or undefined when it is not. */
function faultOf(canary: Fared, active: Fared): string | undefined {
  const compare = (affected: keyof Fared, all: keyof Fared): Compared => ({
    canary: [canary[affected], canary[all]],
    active: [active[affected], active[all]],
  });
  const [broken, failed, late] = [compare('broken', 'served'), compare('failed', 'served'), compare('slow', 'painted')];
  if (isWorse(broken, BROKEN)) return `it failed for ${figuresOf(broken)}`;
  if (isWorse(failed, FAILED)) return `it failed for ${figuresOf(failed)}`;
  return isWorse(late, LATE) ? `it was slow for ${figuresOf(late)}` : undefined;
}

/**
 * Ends a canary that does worse than the active release beside it. Each network counts once, whatever it reports and
 * however often, and a report counts only where this gateway has sent the release to that visitor.
 */
export class CanaryWatch {
  readonly #options: CanaryWatchOptions;
  /** By canary, then by release. */
  readonly #fared = new Map<string, Map<string, Fared>>();

  constructor(options: CanaryWatchOptions) {
    this.#options = options;
  }

  /**
   * Records that a page of this release was sent. `isBroken`: its code failed on the server where that of the active
   * release did not.
   */
  served(visitor: Visitor, release: Release | undefined, isBroken: boolean): void {
    if (!release) return;
    const network = networkOf(visitor.client);
    for (const { trial, fared } of this.#of(release)) {
      fared.served.set(network, true);
      fared.views.set(viewOf(visitor), true);
      if (!isBroken) continue;
      fared.broken.set(network, true);
      this.#judge(trial);
    }
  }

  /** Records what a browser reports about a release. */
  told(blame: Blame, counters: Record<string, number>, visitor: Visitor): void {
    const names = Object.keys(counters);
    const network = networkOf(visitor.client);
    for (const { trial, fared } of this.#of(blame)) {
      if (!fared.views.has(viewOf(visitor))) continue;
      if (names.some((name) => FAILURE.test(name))) fared.failed.set(network, true);
      if (names.some((name) => PAINT.test(name))) fared.painted.set(network, true);
      if (names.some((name) => SLOW.test(name))) fared.slow.set(network, true);
      this.#judge(trial);
    }
  }

  /** The comparisons that a release takes part in, with its metrics in each. */
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

/** Creates the canary analysis of one gateway. */
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
