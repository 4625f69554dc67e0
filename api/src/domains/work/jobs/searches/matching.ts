import { type Notify, SITE } from '../../../../platform/notify';
import { type Job, toTerms } from '../job';
import type { JobRepository } from '../jobs.repository';
import type { JobSearchRepository } from './job-searches.repository';

interface Dependencies {
  jobs: Pick<JobRepository, 'listUnmatched' | 'clearUnmatched'>;
  searches: Pick<JobSearchRepository, 'fitting'>;
  notify: Notify;
  now: () => Date;
}

const LOST_AFTER_MS = 30_000;
const AT_ONCE = 100;

/** Notifies members whose saved searches match a new job. Idempotent. */
export function createMatching({ jobs, searches, notify, now }: Dependencies) {
  async function match(job: Job): Promise<void> {
    const by = job.organisationId ?? SITE;
    for await (const { id, memberId } of searches.fitting(toTerms(job)))
      await notify(memberId, { kind: 'job-searches', subject: id, act: job.id, by });
    await jobs.clearUnmatched(job.id);
  }

  return {
    match,
    /** Matches jobs that a killed process left unmatched. */
    async matchLost(): Promise<number> {
      const lost = await jobs.listUnmatched(new Date(now().getTime() - LOST_AFTER_MS), AT_ONCE);
      for (const job of lost) await match(job);
      return lost.length;
    },
  };
}

export type Matching = ReturnType<typeof createMatching>;
