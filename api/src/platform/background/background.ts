import { HOUR_MS } from '@verse/api-contract/time';
import type { Logger } from '../logging';
import type { Job } from './job';

export type Background = ReturnType<typeof createBackground>;

export interface BackgroundOptions {
  mails: { start(): void; stop(): Promise<void> };
  jobs: readonly Job[];
  logger: Logger;
}

/** Sends due emails, and runs every job once on start and then periodically. */
export function createBackground({ mails, jobs, logger }: BackgroundOptions) {
  let timers: NodeJS.Timeout[] = [];
  const attempt = ({ run, failed, done }: Job) => {
    run()
      .then((count) => (done !== undefined && count > 0 ? logger.info({ removed: count }, done) : undefined))
      .catch((error: unknown) => logger.error({ err: error }, failed));
  };
  return {
    start(): void {
      mails.start();
      timers = jobs.map((job) => setInterval(() => attempt(job), job.everyMs ?? HOUR_MS).unref());
      jobs.forEach(attempt);
    },
    async stop(): Promise<void> {
      timers.forEach(clearInterval);
      await mails.stop();
    },
    run(name: string): Promise<number> {
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`There is no job ${name}.`);
      return job.run();
    },
  };
}
