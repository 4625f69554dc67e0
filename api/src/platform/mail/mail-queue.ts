import type { Message } from './message';
import type { MailTransport } from './transport';

/** A mail to be written and sent. It names what it is about; secrets such as links come into being when it is sent. */
export interface MailJob {
  _id: string;
  kind: string;
  /** What `write` needs to know, e.g. the address that was typed. */
  about: Record<string, string>;
  tries: number;
  dueAt: Date;
}

/** The part of a collection that the queue needs. The storage port's collections have it. */
export interface MailJobCollection {
  insertOne(job: MailJob): Promise<unknown>;
  findOneAndUpdate(filter: object, update: object, options: object): Promise<MailJob | null>;
  deleteOne(filter: object): Promise<unknown>;
  createIndex(spec: { dueAt: 1 }): Promise<unknown>;
}

export interface MailQueueOptions {
  jobs: MailJobCollection;
  transport: MailTransport;
  /** The mail for a job, or undefined when there is nobody to write to. */
  write: (job: MailJob) => Promise<Message | undefined>;
  createId: () => string;
  now: () => Date;
  report: (error: unknown, job: { id: string; kind: string; tries: number }) => void;
}

const PAUSE_MS = 1000;
/** While a process sends a mail, nobody else takes it; if that process dies, it is due again. */
const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 5000;
const MOST_TRIES = 10;

/** Mails wait in the store until they are handed over, so no visitor waits for a mail server and none is lost with a process. */
export class MailQueue {
  readonly #options: MailQueueOptions;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();

  constructor(options: MailQueueOptions) {
    this.#options = options;
  }

  async add(kind: string, about: Record<string, string>): Promise<void> {
    const { jobs, createId, now } = this.#options;
    await jobs.insertOne({ _id: createId(), kind, about, tries: 0, dueAt: now() });
  }

  /** Sends everything that is due. */
  async work(): Promise<void> {
    const { jobs, now } = this.#options;
    for (;;) {
      const lease = { $inc: { tries: 1 }, $set: { dueAt: new Date(now().getTime() + LEASE_MS) } };
      const job = await jobs.findOneAndUpdate({ dueAt: { $lte: now() } }, lease, { sort: { dueAt: 1 }, returnDocument: 'after' });
      if (job === null) return;
      await this.#send(job);
    }
  }

  async #send(job: MailJob): Promise<void> {
    const { jobs, transport, write, now, report } = this.#options;
    try {
      const message = await write(job);
      if (message) await transport.send(job._id, message);
      await jobs.deleteOne({ _id: job._id });
    } catch (error) {
      report(error, { id: job._id, kind: job.kind, tries: job.tries });
      const isLast = job.tries >= MOST_TRIES;
      const dueAt = new Date(now().getTime() + FIRST_RETRY_MS * 2 ** (job.tries - 1));
      if (isLast) await jobs.deleteOne({ _id: job._id });
      else await jobs.findOneAndUpdate({ _id: job._id }, { $set: { dueAt } }, {});
    }
  }

  start(): void {
    this.#timer ??= setInterval(() => {
      this.#working = this.#working.then(() => this.work()).catch((error: unknown) => this.#options.report(error, { id: '', kind: 'queue', tries: 0 }));
    }, PAUSE_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#working;
  }
}

export async function createMailQueue(options: MailQueueOptions): Promise<MailQueue> {
  await options.jobs.createIndex({ dueAt: 1 });
  return new MailQueue(options);
}
