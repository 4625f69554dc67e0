import { hasRelease } from '@verse/releases';
import type { Log } from '../../log';
import type { ApiFetch } from '../../upstream';
import type { Attribution } from './attribution';

const FLUSH_EVERY_MS = 3000;
const RESPONSE_LIMIT_MS = 2000;
/**
 * Maximum number of releases counted between two flushes. Clients can name any release, but only releases in the folder
 * are counted.
 */
const MAX_RELEASES = 200;

interface MetricsAggregatorOptions {
  api: ApiFetch;
  token: string | undefined;
  /** Returns whether a release is in the folder. Clients may report invented releases. */
  isKnown(section: string, release: string): boolean;
  log: Log;
  everyMs?: number;
}

/** Counts browser reports per release and sends the totals to the API every few seconds. */
export class MetricsAggregator {
  readonly #options: MetricsAggregatorOptions;
  #counts = new Map<string, Map<string, number>>();
  #timer: NodeJS.Timeout | undefined;
  #isFailing = false;

  constructor(options: MetricsAggregatorOptions) {
    this.#options = options;
  }

  record({ section, release }: Attribution, counters: Record<string, number>): void {
    const { token, isKnown, everyMs = FLUSH_EVERY_MS } = this.#options;
    const key = `${section} ${release}`;
    const isNew = !this.#counts.has(key);
    if (!token || (isNew && (this.#counts.size >= MAX_RELEASES || !isKnown(section, release)))) return;
    const sum = this.#counts.get(key) ?? new Map<string, number>();
    for (const [name, count] of Object.entries(counters)) sum.set(name, (sum.get(name) ?? 0) + count);
    this.#counts.set(key, sum);
    this.#timer ??= setTimeout(() => void this.#flush(), everyMs).unref();
  }

  /**
   * Totals that could not be delivered are kept and sent again. If only the response was lost, they may be counted
   * twice.
   */
  async #flush(): Promise<void> {
    const { api, token, log } = this.#options;
    const pending = this.#counts;
    this.#counts = new Map();
    this.#timer = undefined;
    const counts = [...pending].map(([key, sum]) => {
      const [section, release] = key.split(' ');
      return { section, release, counters: Object.fromEntries(sum) };
    });
    try {
      const answer = await api('/_tally', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ counts }),
        signal: AbortSignal.timeout(RESPONSE_LIMIT_MS),
      });
      // A rejection is final, because a retry would be rejected too.
      if (!answer.ok && answer.status < 500)
        log.warn({ status: answer.status }, 'the API rejected the metrics of releases');
      else if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) log.warn({ error }, 'the metrics of releases could not be sent');
      this.#isFailing = true;
      for (const [key, sum] of pending) {
        const [section = '', release = ''] = key.split(' ');
        this.record({ section, release }, Object.fromEntries(sum));
      }
    }
  }
}

/** Creates the gateway's aggregator, which only counts releases in the folder. */
export function createMetricsAggregator({
  releasesDir,
  ...rest
}: Omit<MetricsAggregatorOptions, 'isKnown'> & { releasesDir: string }): MetricsAggregator {
  return new MetricsAggregator({ ...rest, isKnown: (section, release) => hasRelease(releasesDir, section, release) });
}
