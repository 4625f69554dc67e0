import type { JobApplicationForm } from '@verse/api-contract/work/jobs.schema';
import { AppError } from '../../../../platform/http';
import type { People, Work } from '../../../../platform/ports';
import type { Job } from '../job';
import type { Application, WorkSnapshot } from './application';
import type { ApplicationDraftRepository } from './application-drafts.repository';

interface Dependencies extends Pick<People, 'listWorks'> {
  drafts: Pick<ApplicationDraftRepository, 'find'>;
}

function toSnapshot({ title, description, role, year, link, madeHow = 'unsaid', pictures }: Work): WorkSnapshot {
  return { title, description, role, year, link, madeHow, pictures };
}

/** Composes applications of what is typed, the files of the draft, and snapshots of works. */
export function createComposing({ listWorks, drafts }: Dependencies) {
  /** @throws AppError `invalid` if one of the works is not on the member's profile */
  async function takeSnapshots(memberId: string, ids: readonly string[]): Promise<WorkSnapshot[]> {
    if (ids.length === 0) return [];
    const shown = new Map((await listWorks(memberId)).map((work) => [work.id, work]));
    return ids.map((id) => {
      const work = shown.get(id);
      const message = 'One of your works is no longer on your profile. Choose again.';
      if (!work) throw new AppError('invalid', message, { fields: { works: message } });
      return toSnapshot(work);
    });
  }

  return async (job: Job, memberId: string, form: JobApplicationForm, at: Date): Promise<Application> => {
    const works = await takeSnapshots(memberId, form.works);
    const draft = await drafts.find(job.id, memberId);
    const state = 'received' as const;
    return {
      jobId: job.id,
      memberId,
      note: form.note,
      link: form.link,
      state,
      appliedAt: at,
      withdrawnAt: null,
      times: 1,
      history: [{ state, at }],
      works,
      files: draft?.files ?? [],
      ...(job.organisationId === undefined ? {} : { organisationId: job.organisationId }),
      ...(job.answerBy === undefined ? {} : { answerBy: job.answerBy }),
    };
  };
}

export type Compose = ReturnType<typeof createComposing>;
