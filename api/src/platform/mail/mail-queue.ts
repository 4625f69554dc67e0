import { type CollectionPort, createId, type DbPort, insertIfAbsent } from '../../store';
import type { Attempt } from '../attempts';
import type { MailBudgets } from './mail-budget';
import { normalizeMailbox } from './mailbox';
import { type Message, withJoinedWords } from './message';
import type { MailTransport } from './transport';

/**
 * An email to be written and sent. Contains only references to what the email is about, because links and other secrets
 * are created when it is sent.
 */
export interface MailJob {
  _id: string;
  kind: string;
  /** Input of `write`, e.g. the email address that was entered. */
  about: Record<string, string>;
  tries: number;
  dueAt: Date;
}

/**
 * Budget that an email counts against. `unlimited` is for emails triggered by staff, by the site's clock, or by the
 * owner of a verified mailbox.
 */
export type MailLimit =
  | 'unlimited'
  /** An unverified email address, which may be a stranger's. */
  | { stranger: string }
  /** Email address of a member, and the id of the other member or organisation whose action causes the email. */
  | { member: string; by: string };

export interface MailQueueOptions {
  jobs: CollectionPort<MailJob>;
  budgets: Pick<MailBudgets, 'stranger' | 'pair' | 'member'>;
  transport: MailTransport;
  /** Returns the email for a job, or undefined if there is no longer a recipient. */
  write: (job: MailJob) => Promise<Message | undefined>;
  now: () => Date;
  report: (error: unknown, job: { id: string; kind: string; tries: number }) => void;
  dropped: (kind: string) => void;
}

const PAUSE_MS = 1000;
/** Time in milliseconds that a process waits for a running delivery on shutdown. A healthy mail server is faster. */
const STOP_GRACE_MS = 2000;
/**
 * Time in milliseconds during which no other process takes the email. If the process sending it crashes, the email
 * becomes due again once this time has passed.
 */
const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 5000;
const MOST_TRIES = 10;

/** Email queue in the store, so that no visitor waits for a mail server and no email is lost when a process crashes. */
export class MailQueue {
  readonly #options: MailQueueOptions;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();
  #isLeaving = false;
  readonly #abort = new AbortController();

  constructor(options: MailQueueOptions) {
    this.#options = options;
  }

  /**
   * Adds an email. Returns false, dropping the email, if the recipient's budget is used up. If an explicit id is given,
   * an email requested twice is queued and counted only once.
   *
   * @param prepare called once the budget allows the email, before it is queued
   */
  async add(
    kind: string,
    about: Record<string, string>,
    limit: MailLimit,
    id = createId(),
    prepare?: () => Promise<void>,
  ): Promise<boolean> {
    const { jobs, now, dropped } = this.#options;
    const spent = await this.#spend(limit);
    if (spent?.isAllowed === false) {
      dropped(kind);
      return false;
    }
    await prepare?.();
    if (!(await insertIfAbsent(jobs, { _id: id, kind, about, tries: 0, dueAt: now() }))) await spent?.forget();
    return true;
  }

  async #spend(limit: MailLimit): Promise<Attempt | undefined> {
    const { stranger, pair, member } = this.#options.budgets;
    if (limit === 'unlimited') return undefined;
    if ('stranger' in limit) return stranger.take(normalizeMailbox(limit.stranger));
    const mailbox = normalizeMailbox(limit.member);
    const ofPair = await pair.take(`${limit.by} ${mailbox}`);
    if (!ofPair.isAllowed) return ofPair;
    const ofMember = await member.take(mailbox);
    if (!ofMember.isAllowed) await ofPair.forget();
    return {
      isAllowed: ofMember.isAllowed,
      forget: async () => void (await Promise.all([ofPair, ofMember].map((one) => one.forget()))),
    };
  }

  /** Sends all due emails, unless the process is shutting down. */
  async work(): Promise<void> {
    const { jobs, now } = this.#options;
    while (!this.#isLeaving) {
      const lease = { $inc: { tries: 1 }, $set: { dueAt: new Date(now().getTime() + LEASE_MS) } };
      const job = await jobs.findOneAndUpdate({ dueAt: { $lte: now() } }, lease, {
        sort: { dueAt: 1 },
        returnDocument: 'after',
      });
      if (job === null) return;
      await this.#send(job);
    }
  }

  async #send(job: MailJob): Promise<void> {
    const { jobs, transport, write, now, report } = this.#options;
    try {
      const message = await write(job);
      if (message) await transport.send(job._id, withJoinedWords(message), this.#abort.signal);
      await jobs.deleteOne({ _id: job._id });
    } catch (error) {
      if (this.#abort.signal.aborted) return this.#giveBack(job);
      report(error, { id: job._id, kind: job.kind, tries: job.tries });
      const isLast = job.tries >= MOST_TRIES;
      const dueAt = new Date(now().getTime() + FIRST_RETRY_MS * 2 ** (job.tries - 1));
      if (isLast) await jobs.deleteOne({ _id: job._id });
      else await jobs.findOneAndUpdate({ _id: job._id }, { $set: { dueAt } }, {});
    }
  }

  /**
   * Releases an email that no mail server has rejected. The next process sends it immediately, and the attempt does not
   * count.
   */
  async #giveBack({ _id }: MailJob): Promise<void> {
    const { jobs, now } = this.#options;
    await jobs.findOneAndUpdate({ _id }, { $inc: { tries: -1 }, $set: { dueAt: now() } }, {});
  }

  start(): void {
    this.#timer ??= setInterval(() => {
      this.#working = this.#working
        .then(() => this.work())
        .catch((error: unknown) => this.#options.report(error, { id: '', kind: 'queue', tries: 0 }));
    }, PAUSE_MS).unref();
  }

  /**
   * Starts no new deliveries. A delivery in progress may finish within `graceMs`; after that it is aborted and
   * released.
   */
  async stop(graceMs = STOP_GRACE_MS): Promise<void> {
    this.#isLeaving = true;
    clearInterval(this.#timer);
    const late = setTimeout(() => this.#abort.abort(), graceMs);
    await this.#working;
    clearTimeout(late);
  }
}

export async function createMailQueue(db: DbPort, options: Omit<MailQueueOptions, 'jobs'>): Promise<MailQueue> {
  const jobs = db.collection<MailJob>('mail_jobs');
  await jobs.createIndex({ dueAt: 1 });
  return new MailQueue({ ...options, jobs });
}
