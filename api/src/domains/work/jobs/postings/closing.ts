import type { Organisations } from '../../../../platform/ports';
import type { Announce } from '../announce';
import type { Answering } from '../applications/answering';
import type { Job } from '../job';
import type { JobRepository } from '../jobs.repository';
import type { PostingDraftRepository } from './posting-drafts.repository';

interface Dependencies {
  jobs: Pick<JobRepository, 'allOf' | 'find' | 'change' | 'listOverdue'>;
  drafts: Pick<PostingDraftRepository, 'takeBackAllOf' | 'removeOf'>;
  answering: Pick<Answering, 'closeAllOf'>;
  organisations: Pick<Organisations, 'findAll'>;
  announce: Announce;
  now: () => Date;
}

const AT_ONCE = 100;

/** Closes jobs that their organisation does not close itself. */
export function createClosing({ jobs, drafts, answering, organisations, announce, now }: Dependencies) {
  return {
    /**
     * Closes all jobs of a suspended or deleted organisation, along with applications awaiting an answer. Withdraws its
     * postings from review or, if the organisation is being deleted, deletes its drafts.
     */
    async closeAllOf(organisationId: string): Promise<void> {
      const known = await organisations.findAll([organisationId]);
      if (known.has(organisationId)) await drafts.takeBackAllOf(organisationId);
      else await drafts.removeOf(organisationId);
      for await (const job of jobs.allOf(organisationId)) {
        for (let current: Job | undefined = job; current?.state === 'open'; current = await jobs.find(job.id))
          if (await jobs.change(current, { state: 'closed', closedAt: now() }, now())) break;
        await answering.closeAllOf(job.id);
      }
      await announce(organisationId);
    },

    /** Closes jobs whose answer date has passed. */
    async closeOverdue(): Promise<number> {
      const overdue = await jobs.listOverdue(now(), AT_ONCE);
      for (const job of overdue) await jobs.change(job, { state: 'closed', closedAt: now() }, now());
      if (overdue.length > 0) await announce(...overdue.map(({ organisationId }) => organisationId));
      return overdue.length;
    },
  };
}

export type Closing = ReturnType<typeof createClosing>;
