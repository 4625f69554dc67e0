import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '@verse/api-contract/time';
import { GATEWAY, type Release, type ReleaseStore } from '@verse/releases';
import type { Log } from '../../log';
import type { ActiveReleases } from '../../releases/active-releases';
import type { Attribution } from '../telemetry';

/** Maximum number of networks counted per release. If there are more, the least recently seen are dropped. */
const MAX_NETWORKS = 10_000;
/** Time after a page view during which reports about it are accepted. */
const VIEW_MS = HOUR_MS;
/**
 * Failures reported by browsers. Failures that a section itself reports are excluded, because their cause may be an
 * unavailable API.
 */
const FAILURE = /^(?:load|mount|uncaught|rejection)$/;
/** Matches the counters that browsers report for an LCP above three seconds. */
const SLOW = /^lcp-(?:4000|6000|more)$/;
const PAINT = /^lcp-/;

/**
 * A canary is ended if at least `minSample` networks received it, at least `networks` of them are affected, and the
 * share of affected networks is more than twice the active release's share plus `slack`.
 */
interface Threshold {
  networks: number;
  minSample: number;
  slack: number;
}

/** For failures that this gateway observed itself. */
const BROKEN: Threshold = { networks: 3, minSample: 3, slack: 0.02 };
/**
 * Stricter, because browser reports cannot be verified. However small the canary is, a few networks controlled by one
 * person must not be enough to end it.
 */
const FAILED: Threshold = { networks: 5, minSample: 10, slack: 0.1 };
const LATE: Threshold = { networks: 10, minSample: 20, slack: 0.1 };

export interface Visitor {
  client: string;
  bucket: number;
}

/** A canary, and the active release with which it is compared. */
export interface CanaryRun {
  id: string;
  canary: Release;
  active: Release;
}

interface CanaryAnalysisOptions {
  log: Log;
  runs(): CanaryRun[];
  /** Ends the canary, so that every visitor receives the active release again. */
  end(run: CanaryRun, why: string): Promise<unknown>;
}

type Networks = LRUCache<string, true>;

/** The networks that received a release, grouped by what they experienced. */
interface Metrics {
  served: Networks;
  /** Keyed by network and bucket. */
  views: Networks;
  broken: Networks;
  failed: Networks;
  painted: Networks;
  slow: Networks;
}

const networks = (ttl = 0): Networks => new LRUCache({ max: MAX_NETWORKS, ttl });
const createMetrics = (): Metrics => ({
  served: networks(),
  views: networks(VIEW_MS),
  broken: networks(),
  failed: networks(),
  painted: networks(),
  slow: networks(),
});

/**
 * Groups IPv6 networks by site. A site is assigned a /48, which contains 65,536 of the /64 networks that identify
 * clients.
 */
const toNetwork = (client: string) => (client.endsWith('::/64') ? `${client.split(':', 3).join(':')}::/48` : client);

const toViewKey = ({ client, bucket }: Visitor) => `${toNetwork(client)} ${bucket}`;

type Counted = Pick<Networks, 'size'>;

/** The affected networks and all networks, for both releases. */
interface Compared {
  canary: [affected: Counted, all: Counted];
  active: [affected: Counted, all: Counted];
}

const getShare = ([affected, all]: [Counted, Counted]) => affected.size / Math.max(all.size, affected.size, 1);

function isWorse({ canary, active }: Compared, { networks: minAffected, minSample, slack }: Threshold): boolean {
  const [affected, all] = canary;
  return affected.size >= minAffected && all.size >= minSample && getShare(canary) > 2 * getShare(active) + slack;
}

const describeComparison = ({ canary, active }: Compared) =>
  `${canary[0].size} of ${canary[1].size} addresses, the active release for ${active[0].size} of ${active[1].size}`;

/** Returns the reason why a canary is worse than the active release, or undefined if it is not. */
function findRegression(canary: Metrics, active: Metrics): string | undefined {
  const compare = (affected: keyof Metrics, all: keyof Metrics): Compared => ({
    canary: [canary[affected], canary[all]],
    active: [active[affected], active[all]],
  });
  const broken = compare('broken', 'served');
  const failed = compare('failed', 'served');
  const late = compare('slow', 'painted');
  if (isWorse(broken, BROKEN)) return `it failed for ${describeComparison(broken)}`;
  if (isWorse(failed, FAILED)) return `it failed for ${describeComparison(failed)}`;
  return isWorse(late, LATE) ? `it was slow for ${describeComparison(late)}` : undefined;
}

/**
 * Ends a canary that performs worse than the active release. Each network counts only once, regardless of what it
 * reports and how often. A report counts only if this gateway sent the release to that visitor.
 */
export class CanaryAnalysis {
  readonly #options: CanaryAnalysisOptions;
  /** Keyed by canary, then by release. */
  readonly #metrics = new Map<string, Map<string, Metrics>>();

  constructor(options: CanaryAnalysisOptions) {
    this.#options = options;
  }

  /**
   * Records that a page of this release was sent. `isBroken` means that its code failed on the server at a URL where
   * the active release's code did not.
   */
  recordPage(visitor: Visitor, release: Release | undefined, isBroken: boolean): void {
    if (!release) return;
    const network = toNetwork(visitor.client);
    for (const { run, metrics } of this.#findRuns(release)) {
      metrics.served.set(network, true);
      metrics.views.set(toViewKey(visitor), true);
      if (!isBroken) continue;
      metrics.broken.set(network, true);
      this.#evaluate(run);
    }
  }

  recordReport(attribution: Attribution, counters: Record<string, number>, visitor: Visitor): void {
    const names = Object.keys(counters);
    const network = toNetwork(visitor.client);
    for (const { run, metrics } of this.#findRuns(attribution)) {
      if (!metrics.views.has(toViewKey(visitor))) continue;
      if (names.some((name) => FAILURE.test(name))) metrics.failed.set(network, true);
      if (names.some((name) => PAINT.test(name))) metrics.painted.set(network, true);
      if (names.some((name) => SLOW.test(name))) metrics.slow.set(network, true);
      this.#evaluate(run);
    }
  }

  /** Returns the canary runs in which a release takes part, with its metrics in each. */
  #findRuns({ section, release }: Attribution): { run: CanaryRun; metrics: Metrics }[] {
    const runs = this.#options.runs();
    for (const id of this.#metrics.keys()) if (!runs.some((run) => run.id === id)) this.#metrics.delete(id);
    return runs
      .filter(({ canary, active }) =>
        [canary, active].some((one) => one.section === section && one.release === release),
      )
      .map((run) => ({ run, metrics: this.#getMetrics(run, release) }));
  }

  #getMetrics({ id }: CanaryRun, release: string): Metrics {
    const run = this.#metrics.get(id) ?? new Map<string, Metrics>();
    this.#metrics.set(id, run);
    const metrics = run.get(release) ?? createMetrics();
    run.set(release, metrics);
    return metrics;
  }

  #evaluate(run: CanaryRun): void {
    const { log, end } = this.#options;
    const { canary, active } = run;
    const reason = findRegression(this.#getMetrics(run, canary.release), this.#getMetrics(run, active.release));
    if (reason === undefined) return;
    log.warn({ section: canary.section, release: canary.release, why: reason }, 'a canary is ended');
    end(run, reason).catch((error: unknown) => log.error({ error }, 'the end of a canary could not be stored'));
  }
}

export const createCanaryAnalysis = (
  releases: Pick<ActiveReleases, 'canaryComparisons' | 'dropCanary'>,
  store: Pick<ReleaseStore, 'endCanary'>,
  log: Log,
): CanaryAnalysis =>
  new CanaryAnalysis({
    log,
    runs: () => releases.canaryComparisons(),
    end(run, why) {
      releases.dropCanary(run, why);
      return store.endCanary(run.canary.section, { who: GATEWAY, why, id: run.id });
    },
  });
