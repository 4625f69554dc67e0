import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log } from '../../log';
import type { ClearCache, PageAnswer, RenderJob, SentJob, WorkerMessage, WorkerStart } from '../../render/job';

/** Time without a heartbeat after which a worker is terminated. */
const HANG_LIMIT_MS = 1000;
/** A new worker is given longer because it has to load its code first. */
const START_LIMIT_MS = 10_000;
const JOBS_PER_WORKER = 8;
const QUEUE_LIMIT = 200;
/**
 * Maximum time in the queue. A visitor who has waited this long receives the page without its section, and the browser
 * then renders the section.
 */
const QUEUE_WAIT_MS = 1000;

export class WorkerLostError extends Error {
  /** The section whose code was running when the worker hung, if known. */
  readonly section: string | undefined;
  constructor(section: string | undefined) {
    super('the render worker was lost');
    this.section = section;
  }
}

interface Waiting {
  job: RenderJob;
  since: number;
  resolve(answer: PageAnswer): void;
  reject(error: Error): void;
}

interface WorkerState {
  worker: Worker;
  jobs: Map<number, Waiting>;
  lastHeartbeat: number;
  running: Int32Array;
  /**
   * For each section, the latest release sent to the worker. A section's index in this map is its number in `running`.
   */
  sent: Map<string, string>;
  composition: RenderJob['composition'] | undefined;
  isReady: boolean;
}

function createMessage({ shell, release, ...job }: RenderJob, state: WorkerState): SentJob {
  const { sent } = state;
  const composition = job.composition === state.composition ? undefined : job.composition;
  state.composition = job.composition;
  const records = [shell, ...(release ? [release] : [])].filter((one) => sent.get(one.section) !== one.release);
  for (const record of records) sent.set(record.section, record.release);
  const number = release ? [...sent.keys()].indexOf(release.section) : 0;
  return { ...job, composition, shell: shell.section, release: release?.section, number, records };
}

/** Returns the section whose code is running in a worker. The shell is always number 0, because it is sent first. */
function findRunningSection({ running, sent }: WorkerState): string | undefined {
  const number = running[0] ?? 0;
  return number > 0 ? [...sent.keys()][number] : undefined;
}

/**
 * A pool of threads that run the remotes' code. The gateway's own thread never runs it. A thread that hangs is
 * terminated after a second: its pages fail, and a new thread replaces it.
 */
export class RenderWorkers {
  readonly #workers = new Set<WorkerState>();
  readonly #queue: Waiting[] = [];
  readonly #timer: NodeJS.Timeout;
  readonly #apiOrigins: string[];
  readonly #log: Log;
  #nextId = 1;
  #isClosed = false;

  constructor(count: number, apiOrigins: string[], log: Log) {
    this.#apiOrigins = apiOrigins;
    this.#log = log;
    for (let index = 0; index < count; index++) this.#start();
    // The check runs only after pending I/O has been handled. Otherwise, heartbeats that arrived while this thread was
    // busy would be missed.
    this.#timer = setInterval(() => setImmediate(() => this.#checkHeartbeats()), 200);
    this.#timer.unref();
  }

  /** @throws WorkerLostError if the thread is terminated; Error if it rejects the job or the queue is full */
  run(job: Omit<RenderJob, 'id'>): Promise<PageAnswer> {
    if (this.#queue.length >= QUEUE_LIMIT)
      return Promise.reject(new Error('too many pages are waiting to be rendered'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ job: { ...job, id: this.#nextId++ }, since: Date.now(), resolve, reject });
      this.#drain();
    });
  }

  /** Clears the workers' response caches, so that later pages are rendered with new API responses. */
  clear(): void {
    for (const { worker } of this.#workers) worker.postMessage({ kind: 'clear-cache' } satisfies ClearCache);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await Promise.all([...this.#workers].map(({ worker }) => worker.terminate()));
  }

  #start() {
    const running = new SharedArrayBuffer(4);
    const worker = new Worker(path.join(__dirname, 'worker.cjs'), {
      workerData: { running, apiOrigins: this.#apiOrigins } satisfies WorkerStart,
      // The environment contains no secrets, because a remote's code can read it.
      env: { NODE_ENV: 'production', TZ: 'UTC' },
      // Large enough for several pages. If the young generation were smaller, a page's objects would be promoted before
      // they become garbage.
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 96 },
    });
    const state: WorkerState = {
      worker,
      jobs: new Map(),
      lastHeartbeat: Date.now(),
      running: new Int32Array(running),
      sent: new Map(),
      composition: undefined,
      isReady: false,
    };
    this.#workers.add(state);
    worker.on('message', (message: WorkerMessage) => this.#onMessage(state, message));
    worker.on('error', (error) => this.#log.error({ error }, 'a render worker failed'));
    worker.on('exit', () => this.#onExit(state));
  }

  #onMessage(state: WorkerState, message: WorkerMessage) {
    state.lastHeartbeat = Date.now();
    state.isReady = true;
    if (message.kind !== 'heartbeat') {
      const waiting = state.jobs.get(message.id);
      state.jobs.delete(message.id);
      if (message.kind === 'answer') waiting?.resolve(message.answer);
      else waiting?.reject(new Error(message.error));
    }
    this.#drain();
  }

  #onExit(state: WorkerState) {
    if (!this.#workers.delete(state)) return;
    const running = findRunningSection(state);
    for (const { reject, job } of state.jobs.values()) reject(new WorkerLostError(running ?? job.release?.section));
    if (!this.#isClosed) this.#start();
  }

  #checkHeartbeats() {
    for (const state of this.#workers) {
      const limit = state.isReady ? HANG_LIMIT_MS : START_LIMIT_MS;
      if (Date.now() - state.lastHeartbeat < limit) continue;
      this.#log.error({ section: findRunningSection(state) }, 'a render worker hangs and is terminated');
      void state.worker.terminate();
    }
    this.#rejectLate();
  }

  #rejectLate() {
    const isLate = ({ job, since }: Waiting) => job.kind === 'render' && Date.now() - since > QUEUE_WAIT_MS;
    for (const late of this.#queue.filter(isLate)) {
      this.#queue.splice(this.#queue.indexOf(late), 1);
      late.reject(new Error(`no worker was free within ${QUEUE_WAIT_MS} ms`));
    }
  }

  #drain() {
    for (const state of this.#workers) {
      while (state.isReady && state.jobs.size < JOBS_PER_WORKER) {
        const waiting = this.#queue.shift();
        if (!waiting) return;
        state.jobs.set(waiting.job.id, waiting);
        state.worker.postMessage(createMessage(waiting.job, state));
      }
    }
  }
}
