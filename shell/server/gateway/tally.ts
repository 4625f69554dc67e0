import { hasRelease } from '@verse/releases';
import type { Log } from '../log';
import type { ApiFetch } from '../upstream';
import type { Blame } from './attribution';

const TELL_EVERY_MS = 3000;
const ANSWER_LIMIT_MS = 2000;
/**
 * Most releases counted between two flushes. Any client may name one; releases that are not in the folder are not
 * counted.
 */
const MOST_RELEASES = 200;

interface TallyOptions {
  api: ApiFetch;
  token: string | undefined;
  /** Whether a release is in the folder: clients cannot invent one. */
  isKnown(section: string, release: string): boolean;
  log: Log;
  everyMs?: number;
}

/** Counts browser reports by release, and sends the sums to the API every few seconds. */
export class Tally {
  readonly #options: TallyOptions;
  #counts = new Map<string, Map<string, number>>();
  #timer: NodeJS.Timeout | undefined;
  #isFailing = false;

  constructor(options: TallyOptions) {
    this.#options = options;
  }

  add({ section, release }: Blame, counters: Record<string, number>): void {
    const { token, isKnown, everyMs = TELL_EVERY_MS } = this.#options;
    const key = `${section} ${release}`;
    const isNew = !this.#counts.has(key);
    if (!token || (isNew && (this.#counts.size >= MOST_RELEASES || !isKnown(section, release)))) return;
    const sum = this.#counts.get(key) ?? new Map<string, number>();
    for (const [name, count] of Object.entries(counters)) sum.set(name, (sum.get(name) ?? 0) + count);
    this.#counts.set(key, sum);
    this.#timer ??= setTimeout(() => void this.#tell(), everyMs).unref();
  }

  /** Sums that could not be delivered are kept: after a lost response they may count twice. */
  async #tell(): Promise<void> {
    const { api, token, log } = this.#options;
    const told = this.#counts;
    this.#counts = new Map();
    this.#timer = undefined;
    const counts = [...told].map(([key, sum]) => {
      const [section, release] = key.split(' ');
      return { section, release, counters: Object.fromEntries(sum) };
    });
    try {
      const answer = await api('/_tally', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ counts }),
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      // A rejection is final: a retry would be rejected too.
      if (!answer.ok && answer.status < 500) log.warn({ status: answer.status }, 'the API refuses the counts');
      else if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) log.warn({ error }, 'the API does not take the counts of releases');
      this.#isFailing = true;
      for (const [key, sum] of told) {
        const [section = '', release = ''] = key.split(' ');
        this.add({ section, release }, Object.fromEntries(sum));
      }
    }
  }
}

/** Creates the counter of one gateway. */
export function counter({
  releasesDir,
  ...rest
}: Omit<TallyOptions, 'isKnown'> & { releasesDir: string }): Tally['add'] {
  const tally = new Tally({ ...rest, isKnown: (section, release) => hasRelease(releasesDir, section, release) });
  return (...told) => tally.add(...told);
}
