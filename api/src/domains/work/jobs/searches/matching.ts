import { SITE } from '../../../../platform/notify';
import type { Notifications } from '../../../../platform/ports';
import { type Job, toTerms } from '../job';
import type { JobRepository } from '../jobs.repository';
import type { JobSearchRepository } from './job-searches.repository';

interface Dependencies extends Pick<Notifications, 'notify'> {
  jobs: Pick<JobRepository, 'openMatches'>;
  searches: Pick<JobSearchRepository, 'fitting'>;
  now: () => Date;
}

/** Notifies members whose saved searches match a new job. Idempotent. */
export async function createMatching({ jobs, searches, notify, now }: Dependencies) {
  const unmatched = await jobs.openMatches({ run: match, now });

  async function match(job: Job): Promise<void> {
    const by = job.organisationId ?? SITE;
    for await (const { id, memberId } of searches.fitting(toTerms(job)))
      await notify(memberId, { kind: 'job-searches', subject: id, act: job.id, by });
    await unmatched.clear(job.id);
  }

  return {
    match,
    /** Matches jobs that a killed process left unmatched. */
    matchLost: unmatched.complete,
  };
}

export type Matching = Awaited<ReturnType<typeof createMatching>>;
