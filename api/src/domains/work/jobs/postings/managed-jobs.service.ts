import type { PostingStateChange } from '@verse/api-contract/api';
import type { ListQuery } from '@verse/api-contract/paging.schema';
import type { JobPosting } from '@verse/api-contract/work/job-postings.schema';
import type { AuditLog } from '../../../../platform/audit';
import { type Person, readPage, VersionConflict } from '../../../../platform/http';
import type { KnownOrganisation } from '../../../../platform/ports';
import type { Announce } from '../announce';
import type { ApplicationRepository } from '../applications/applications.repository';
import type { AssessmentRepository } from '../applications/assessments.repository';
import type { Job } from '../job';
import { type JobRepository, toJobPosition } from '../jobs.repository';
import type { JobsService } from '../jobs.service';
import { toAnswerDate, toJobFields } from './posting';
import { archive, assertKeepsTerms, fixed } from './posting-rules';
import type { CountPublication } from './publication-limits';

interface Dependencies {
  jobs: Pick<JobRepository, 'listOfOrganisation' | 'change'>;
  findJob: JobsService['findOf'];
  applications: Pick<ApplicationRepository, 'countSent' | 'countOpen'>;
  assessments: Pick<AssessmentRepository, 'isScored'>;
  audit: Pick<AuditLog, 'record'>;
  /** Counts a publication towards the limits of the organisation and the member, or rejects it. */
  countPublication: CountPublication;
  announce: Announce;
  now: () => Date;
}

/** Published jobs as their organisation manages them. */
export function createManagedJobs(dependencies: Dependencies) {
  const { jobs, findJob, applications, audit, countPublication, announce, now } = dependencies;

  async function findVersion(organisationId: string, id: string, version: number): Promise<Job> {
    const job = await findJob(organisationId, id);
    if (job.version !== version) throw new VersionConflict(job);
    return job;
  }

  async function save(before: Job, change: Partial<Job>): Promise<Job> {
    const after = await jobs.change(before, change, now());
    if (!after) throw new VersionConflict(await findJob(before.organisationId!, before.id));
    await announce(before.organisationId);
    return after;
  }

  return {
    list: (organisationId: string, query: ListQuery) =>
      readPage(
        `organisation-jobs-${organisationId}`,
        query,
        (page) => jobs.listOfOrganisation(organisationId, page),
        toJobPosition,
      ),

    async change(person: Person, organisationId: string, id: string, version: number, posting: JobPosting) {
      const before = await findVersion(organisationId, id, version);
      await assertKeepsTerms(before, posting, dependencies);
      const { answerBy, ...fields } = toJobFields(posting, now());
      // The promised answer date may be brought forward, but not pushed back.
      const isLater = before.answerBy !== undefined && answerBy > before.answerBy;
      if (isLater && (await applications.countOpen(id)) > 0)
        throw fixed('answerBy', 'Applicants count on the answer date. You can’t move it back.');
      const after = await save(before, { ...fields, answerBy });
      await audit.record(person.id, 'job: edited', id);
      return after;
    },

    async setState(
      person: Person,
      organisation: KnownOrganisation,
      { id, version }: { id: string; version: number },
      change: PostingStateChange,
    ): Promise<Job> {
      const before = await findVersion(organisation.id, id, version);
      const at = now();
      // A job that opens again moves to the top of the list like a new one.
      if (change.state === 'open' && before.state !== 'open') await countPublication(person, organisation);
      const changes = {
        open: async () => ({
          state: 'open' as const,
          confirmedAt: at,
          closedAt: null,
          ...(change.state === 'open' ? { answerBy: toAnswerDate(change.answerBy, at) } : {}),
        }),
        closed: async () => ({ state: 'closed' as const, closedAt: before.closedAt ?? at }),
        archived: () => archive(before, dependencies),
      };
      const after = await save(before, await changes[change.state]());
      await audit.record(person.id, `job: ${change.state}`, id);
      return after;
    },
  };
}

export type ManagedJobs = ReturnType<typeof createManagedJobs>;
