import { WAITING_STAGES } from '@verse/api-contract/work/application-stages.values';
import type { AuditLog } from '../../../../platform/audit';
import { AppError, type Person } from '../../../../platform/http';
import type { Announce } from '../announce';
import type { Job } from '../job';
import type { JobRepository } from '../jobs.repository';
import type { JobsService } from '../jobs.service';
import type { Answering } from './answering';
import type { ApplicationRepository } from './applications.repository';

interface Dependencies {
  jobs: Pick<JobRepository, 'openFilled' | 'change'>;
  findJob: JobsService['findOf'];
  applications: Pick<ApplicationRepository, 'waiting' | 'countStage'>;
  answering: Pick<Answering, 'move'>;
  audit: Pick<AuditLog, 'record'>;
  announce: Announce;
  now: () => Date;
}

/**
 * Closes jobs whose positions are filled, and answers the applicants who still wait. Open offers stay open. The write
 * that closes the job also stores the answer, so another process completes what a killed one has left.
 */
export async function createFilling(dependencies: Dependencies) {
  const { jobs, findJob, applications, answering, audit, announce, now } = dependencies;
  const unanswered = await jobs.openFilled({ run: answerOthers, now });

  async function answerOthers({ id, filled, unansweredSince }: Job): Promise<void> {
    if (filled)
      for await (const application of applications.waiting(id)) {
        // A person who applied later, after the job had opened again, is not turned down.
        if (application.appliedAt > filled.at) continue;
        const answer = { reason: 'filled' as const, message: filled.message, at: now(), by: filled.by };
        await answering.move(application, { to: 'declined', from: WAITING_STAGES, answer });
      }
    await unanswered.clear(id, { unansweredSince }, { $unset: { filled: '' } });
  }

  return {
    /**
     * Closes the job, and declines every applicant still waiting. Idempotent.
     *
     * @throws AppError `conflict` while a position is free
     */
    async fill(person: Person, organisationId: string, id: string, message: string): Promise<Job> {
      for (;;) {
        const before = await findJob(organisationId, id);
        const free = (before.positions ?? 1) - (await applications.countStage(id, 'hired'));
        if (free > 0)
          throw new AppError(
            'conflict',
            free === 1 ? 'One position is still free.' : `${free} positions are still free.`,
          );
        const at = now();
        const closed = before.state === 'open' ? { state: 'closed' as const, closedAt: at } : {};
        const filled = { message, by: person.id, at };
        const job = await jobs.change(before, { ...closed, filled, unansweredSince: at }, at);
        if (!job) continue;
        await announce(organisationId);
        await answerOthers(job);
        await audit.record(person.id, 'job: filled', id);
        return findJob(organisationId, id);
      }
    },

    /** Answers the applicants whom a killed process did not. */
    answerLost: unanswered.complete,
  };
}

export type Filling = Awaited<ReturnType<typeof createFilling>>;
