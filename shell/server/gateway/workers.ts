import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log';
import type { Forget, PageAnswer, RenderJob, SentJob, WorkerMessage, WorkerStart } from '../render/job';

/** Milliseconds without a heartbeat after which a worker is ended. */
const SILENCE_LIMIT_MS = 1000;
/** A new worker has to load its code first. */
const START_LIMIT_MS = 10_000;
const JOBS_PER_WORKER = 8;
const QUEUE_LIMIT = 200;
/** A visitor who waits longer gets the page without its section, which the browser then renders. */
const WAIT_LIMIT_MS = 1000;

export class WorkerLost extends Error {
  /** The section whose code ran when the worker hung, if it is known. */
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

interface Member {
  worker: Worker;
  jobs: Map<number, Waiting>;
  lastBeat: number;
  mark: Int32Array;
  /** The release of each section that the worker has received; a section's number in the mark is its index here. */
  told: Map<string, string>;
  /** The composition of the last job. */
  composition: RenderJob['composition'] | undefined;
  isReady: boolean;
}

function toSend({ shell, release, ...job }: RenderJob, member: Member): SentJob {
  const { told } = member;
  const composition = job.composition === member.composition ? undefined : job.composition;
  member.composition = job.composition;
  const records = [shell, ...(release ? [release] : [])].filter((one) => told.get(one.section) !== one.release);
  for (const record of records) told.set(record.section, record.release);
  const number = release ? [...told.keys()].indexOf(release.section) : 0;
  return { ...job, composition, shell: shell.section, release: release?.section, number, records };
}

/** The section whose code runs in a worker. The shell, which is sent first, has number 0. */
function runningIn({ mark, told }: Member): string | undefined {
  const number = mark[0] ?? 0;
  return number > 0 ? [...told.keys()][number] : undefined;
}

/**
 * The threads that run the code of remotes. A thread that hangs is ended after a second, its pages fail as lost and a
 * new thread replaces it; the gateway itself never runs a remote's code.
 */
export class RenderWorkers {
  readonly #members = new Set<Member>();
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
    // Checks after the timers have run, because a heartbeat may have arrived while this thread was busy.
    this.#timer = setInterval(() => setImmediate(() => this.#watch()), 200);
    this.#timer.unref();
  }

  /**
   * @throws WorkerLost when the thread ended before it answered; Error when it rejected the job or too many pages wait
   */
  run(job: Omit<RenderJob, 'id'>): Promise<PageAnswer> {
    if (this.#queue.length >= QUEUE_LIMIT)
      return Promise.reject(new Error('too many pages are waiting to be rendered'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ job: { ...job, id: this.#nextId++ }, since: Date.now(), resolve, reject });
      this.#drain();
    });
  }

  /** Empties the workers' caches: later pages use responses that the API sends from now on. */
  forgetAll(): void {
    for (const { worker } of this.#members) worker.postMessage({ kind: 'forget' } satisfies Forget);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await Promise.all([...this.#members].map(({ worker }) => worker.terminate()));
  }

  #start() {
    const mark = new SharedArrayBuffer(4);
    const worker = new Worker(path.join(__dirname, 'worker.cjs'), {
      workerData: { mark, apiOrigins: this.#apiOrigins } satisfies WorkerStart,
      // No secrets: a remote's code can read the environment.
      env: { NODE_ENV: 'production', TZ: 'UTC' },
      // Memory for several pages: with less, the garbage collector moves a page's objects before they are garbage.
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 96 },
    });
    const member: Member = {
      worker,
      jobs: new Map(),
      lastBeat: Date.now(),
      mark: new Int32Array(mark),
      told: new Map(),
      composition: undefined,
      isReady: false,
    };
    this.#members.add(member);
    worker.on('message', (message: WorkerMessage) => this.#hear(member, message));
    worker.on('error', (error) => this.#log.error({ error }, 'a render worker failed'));
    worker.on('exit', () => this.#lose(member));
  }

  #hear(member: Member, message: WorkerMessage) {
    member.lastBeat = Date.now();
    member.isReady = true;
    if (message.kind !== 'beat') {
      const waiting = member.jobs.get(message.id);
      member.jobs.delete(message.id);
      if (message.kind === 'answer') waiting?.resolve(message.answer);
      else waiting?.reject(new Error(message.error));
    }
    this.#drain();
  }

  #lose(member: Member) {
    if (!this.#members.delete(member)) return;
    const running = runningIn(member);
    for (const { reject, job } of member.jobs.values()) reject(new WorkerLost(running ?? job.release?.section));
    if (!this.#isClosed) this.#start();
  }

  #watch() {
    for (const member of this.#members) {
      const limit = member.isReady ? SILENCE_LIMIT_MS : START_LIMIT_MS;
      if (Date.now() - member.lastBeat < limit) continue;
      this.#log.error({ section: runningIn(member) }, 'a render worker fell silent and is ended');
      void member.worker.terminate();
    }
    this.#sendAwayLate();
  }

  #sendAwayLate() {
    const isLate = ({ job, since }: Waiting) => job.kind === 'render' && Date.now() - since > WAIT_LIMIT_MS;
    for (const late of this.#queue.filter(isLate)) {
      this.#queue.splice(this.#queue.indexOf(late), 1);
      late.reject(new Error(`no worker was free within ${WAIT_LIMIT_MS} ms`));
    }
  }

  #drain() {
    for (const member of this.#members) {
      while (member.isReady && member.jobs.size < JOBS_PER_WORKER) {
        const waiting = this.#queue.shift();
        if (!waiting) return;
        member.jobs.set(waiting.job.id, waiting);
        member.worker.postMessage(toSend(waiting.job, member));
      }
    }
  }
}
