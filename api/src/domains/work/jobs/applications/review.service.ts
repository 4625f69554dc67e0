import type { AnswersForm, AnswersResult } from '@verse/api-contract/api';
import { ANSWER_FROM } from '@verse/api-contract/work/job-applications.values';
import type { AuditLog } from '../../../../platform/audit';
import type { FileRecord } from '../../../../platform/files';
import { AppError, type Person } from '../../../../platform/http';
import type { KnownOrganisation } from '../../../../platform/ports';
import type { Threads } from '../../../../platform/threads';
import type { Job } from '../job';
import type { Answering } from './answering';
import { type Application, canBeAnswered, threadOf } from './application';
import type { ApplicationRepository } from './applications.repository';
import type { OpenThread } from './correspondence';
import type { ReviewedApplication, ReviewedApplications } from './reviewed-applications';

interface Dependencies {
  reviewed: Pick<ReviewedApplications, 'find' | 'view'>;
  applications: Pick<ApplicationRepository, 'byRef' | 'seeAnswer'>;
  answering: Pick<Answering, 'move'>;
  threads: Pick<Threads, 'findFile'>;
  audit: Pick<AuditLog, 'record'>;
  now: () => Date;
}

/** Reviews of applications: opening, answering, files, and messages. */
export function createReview({ reviewed, applications, answering, threads, audit, now }: Dependencies) {
  async function answerOne(
    person: Person,
    job: Job,
    { id, version }: AnswersForm['applications'][number],
    form: AnswersForm,
  ): Promise<AnswersResult['results'][number]> {
    const before = await applications.byRef(id);
    if (before?.jobId !== job.id) return { id, result: 'not-possible', stage: 'withdrawn', version };
    const result = (application: Application, outcome: AnswersResult['results'][number]['result']) => ({
      id,
      result: outcome,
      stage: application.state,
      version: application.version ?? 1,
    });
    if (before.state === form.stage) return result(before, 'answered');
    if (!canBeAnswered(before, form.stage)) return result(before, 'not-possible');
    const { stage: to, reason, message } = form;
    const answer = { reason, message, at: now(), by: person.id };
    const after = await answering.move(before, { to, from: ANSWER_FROM[to], version, answer });
    if (after) return result(after, 'answered');
    const current = (await applications.byRef(id)) ?? before;
    return result(current, current.state === form.stage ? 'answered' : 'changed');
  }

  return {
    /** Marks an application, or the applicant's answer to an offer, as opened. Idempotent. */
    async open(person: Person, organisationId: string, ref: string): Promise<ReviewedApplication> {
      const application = await reviewed.find(organisationId, ref);
      await reviewed.view(person, application);
      if (application.unseenAnswerSince) await applications.seeAnswer(application);
      const opened =
        application.state === 'received'
          ? await answering.move(application, { to: 'opened', from: ['received'] })
          : undefined;
      return reviewed.view(person, opened ?? (await reviewed.find(organisationId, ref)));
    },

    /** Gives all listed applications the same answer. Idempotent: no application is answered twice. */
    async answer(person: Person, job: Job, form: AnswersForm): Promise<AnswersResult> {
      const results: AnswersResult['results'] = [];
      for (const one of form.applications) results.push(await answerOne(person, job, one, form));
      const answered = results.filter(({ result }) => result === 'answered').length;
      if (answered > 0) await audit.record(person.id, `applications: ${form.stage} ${answered}`, job.id);
      return { results };
    },

    /** @throws AppError `not-found` in a first look, because files are hidden */
    async findFile(person: Person, organisationId: string, ref: string, fileId: string): Promise<FileRecord> {
      const { application, applicant } = await reviewed.view(person, await reviewed.find(organisationId, ref));
      const sent = application.files?.find(({ id }) => id === fileId);
      const file = sent ?? (applicant ? await threads.findFile(threadOf(application), fileId) : undefined);
      if (!file) throw new AppError('not-found', 'There is no such file.');
      return file;
    },

    /** @throws AppError `wrong-state` in a first look */
    async openThread(person: Person, organisation: KnownOrganisation, ref: string): Promise<OpenThread> {
      const application = await reviewed.find(organisation.id, ref);
      const { applicant } = await reviewed.view(person, application);
      if (!applicant) throw new AppError('wrong-state', 'Shortlist this applicant to write to them.');
      const names = { applicant: applicant.name, organisation: organisation.name };
      return { application, side: 'organisation', readerId: person.id, names };
    },
  };
}

export type Review = ReturnType<typeof createReview>;
