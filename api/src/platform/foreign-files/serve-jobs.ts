import { Worker } from 'node:worker_threads';
import type { FromParser, JobName, ReadAt, ToParser } from './job';

export interface Limits {
  /** Memory of the whole process. */
  bytes: number;
  /** Processor time for one job. */
  processorMs: number;
}

/**
 * Ends this process when a job takes too much memory or time, or when the API has ended. Runs in a thread, because a
 * parser may never return.
 */
const WATCH = `
const { workerData: { limits, parent, begun } } = require('node:worker_threads');
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isLong = begun[0] >= 0 && (user + system) / 1000 - begun[0] > limits.processorMs;
  const isLarge = process.memoryUsage.rss() > limits.bytes;
  if (isLong || isLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 20);
`;

/** Processor time in milliseconds at which the job began; negative between jobs. */
const begun = new Int32Array(new SharedArrayBuffer(4)).fill(-1);

const send = (message: FromParser) => void process.send!(message);
let receive: ((bytes: Buffer) => void) | undefined;

/** Asks the API for a range of the file. */
const readAt: ReadAt = (at, length) =>
  new Promise((resolve) => {
    receive = resolve;
    send({ kind: 'read', at, length });
  });

/** Makes this process a parser: runs the jobs that the API sends, one at a time, until the API ends. */
export function serveJobs(
  run: (name: JobName, given: unknown, readAt: ReadAt) => Promise<unknown>,
  limits: Limits,
): void {
  async function work(name: JobName, given: unknown): Promise<void> {
    const { user, system } = process.cpuUsage();
    begun[0] = (user + system) / 1000;
    try {
      send({ kind: 'answer', answer: await run(name, given, readAt) });
    } catch (error) {
      send({ kind: 'failure', message: error instanceof Error ? error.message : String(error) });
    } finally {
      begun[0] = -1;
    }
  }

  new Worker(WATCH, { eval: true, workerData: { limits, parent: process.ppid, begun } }).unref();
  process.on('message', (message: ToParser) => {
    if (message.kind === 'job') void work(message.name, message.given);
    else receive?.(Buffer.from(message.bytes));
  });
  // The API ends this process. A signal to the process group must not end a job that a request waits for.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
  send({ kind: 'ready' });
}
