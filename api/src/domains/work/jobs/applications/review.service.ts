import type { AnswersForm, AnswersResult } from '@verse/api-contract/api';
import type { ApplicationRowQuery } from '@verse/api-contract/work/job-applications.schema';
import { ANSWER_FROM, APPLICATION_LIMITS } from '@verse/api-contract/work/job-applications.values';
import type { AuditLog } from '../../../../platform/audit';
import type { FileRecord } from '../../../../platform/files';
import { AppError, type Person, readPage } from '../../../../platform/http';
import type { Identity } from '../../../../platform/redaction';
import type { Threads } from '../../../../platform/threads';
import { createId } from '../../../../store';
import type { Job } from '../job';
import { UNKNOWN_JOB } from '../job-calls';
import type { JobRepository } from '../jobs.repository';
import type { HiringOrganisation } from '../organisations';
import type { Answering } from './answering';
import { type Applicant, type Application, canBeAnswered, isNamed, threadOf } from './application';
import { type ApplicationRepository, toApplicationPosition } from './applications.repository';
import type { ApplicantNote, AssessmentRepository, Scores } from './assessments.repository';
import type { OpenThread } from './correspondence';
import { toFirstLook } from './first-look';

interface Dependencies {
  jobs: Pick<JobRepository, 'find' | 'findAll'>;
  applications: ApplicationRepository;
  assessments: AssessmentRepository;
  answering: Answering;
  threads: Pick<Threads, 'findFile'>;
  audit: Pick<AuditLog, 'record'>;
  /** Returns the given applicants whom the person may see. Omits people who are leaving, suspended, or blocked. */
  findApplicants: (person: Person, ids: readonly string[]) => Promise<ReadonlyMap<string, Applicant>>;
  /** Returns what a first look must redact, whatever the relation between the reader and the applicant. */
  findIdentities: (ids: readonly string[]) => Promise<ReadonlyMap<string, Identity>>;
  findNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  now: () => Date;
}

/** An application as a particular reviewer sees it. */
export interface ReviewedApplication {
  application: Application;
  job: Job;
  /** Undefined in a first look, because the applicant is anonymous. */
  applicant: Applicant | undefined;
  /** Only the number of files, because a first look does not list them. */
  files: number;
  own: Scores | undefined;
  others: Scores[];
}

export const UNKNOWN_APPLICATION = 'There is no such application.';
const unknown = () => new AppError('not-found', UNKNOWN_APPLICATION);

export function createReview(dependencies: Dependencies) {
  const { jobs, applications, assessments, answering, threads, audit, findApplicants, findIdentities, now } =
    dependencies;

  async function findJob(organisationId: string, jobId: string): Promise<Job> {
    const job = await jobs.find(jobId);
    if (job?.organisationId !== organisationId) throw new AppError('not-found', UNKNOWN_JOB);
    return job;
  }

  async function viewAll(
    person: Person,
    all: readonly Application[],
    jobsById: ReadonlyMap<string, Job>,
  ): Promise<ReviewedApplication[]> {
    const isShown = (application: Application) => {
      const job = jobsById.get(application.jobId);
      return job !== undefined && isNamed(job, application);
    };
    const idsOf = (some: readonly Application[]) => some.map(({ memberId }) => memberId);
    const applicants = await findApplicants(person, idsOf(all.filter(isShown)));
    const identities = await findIdentities(idsOf(all.filter((one) => !isShown(one))));
    const scores = await assessments.scoresFor(all.flatMap(({ ref }) => ref ?? []));
    return all.flatMap((application) => {
      const job = jobsById.get(application.jobId);
      const applicant = isShown(application) ? applicants.get(application.memberId) : undefined;
      const identity = isShown(application) ? undefined : identities.get(application.memberId);
      if (!job || (!applicant && !identity)) return [];
      const given = scores.get(application.ref ?? '') ?? [];
      const own = given.find(({ memberId }) => memberId === person.id);
      return [
        {
          job,
          application: identity ? toFirstLook(application, identity) : application,
          applicant,
          files: application.files?.length ?? 0,
          own,
          others: own ? given.filter((one) => one !== own) : [],
        },
      ];
    });
  }

  async function find(organisationId: string, ref: string): Promise<Application> {
    const application = await applications.byRef(ref);
    if (application?.organisationId !== organisationId || application.state === 'withdrawn') throw unknown();
    return application;
  }

  /** @throws AppError `not-found` if the job is gone or the person may not see the applicant */
  async function view(person: Person, application: Application): Promise<ReviewedApplication> {
    const job = await jobs.find(application.jobId);
    const [shown] = job ? await viewAll(person, [application], new Map([[job.id, job]])) : [];
    if (!shown) throw unknown();
    return shown;
  }

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
    findJob,
    find,
    view,

    async list(person: Person, job: Job, query: ApplicationRowQuery) {
      const { rows, next } = await readPage(
        `job-${job.id}`,
        query,
        (page) => applications.listPageOfJob(job.id, query.stage, page),
        toApplicationPosition,
      );
      return { applications: await viewAll(person, rows, new Map([[job.id, job]])), next };
    },

    /** Marks an application as opened. Idempotent. */
    async open(person: Person, organisationId: string, ref: string): Promise<ReviewedApplication> {
      const application = await find(organisationId, ref);
      await view(person, application);
      const opened =
        application.state === 'received'
          ? await answering.move(application, { to: 'opened', from: ['received'] })
          : undefined;
      return view(person, opened ?? (await find(organisationId, ref)));
    },

    /** Gives all listed applications the same answer. Idempotent: no application is answered twice. */
    async answer(person: Person, job: Job, form: AnswersForm): Promise<AnswersResult> {
      const results: AnswersResult['results'] = [];
      for (const one of form.applications) results.push(await answerOne(person, job, one, form));
      const answered = results.filter(({ result }) => result === 'answered').length;
      if (answered > 0) await audit.record(person.id, `applications: ${form.stage} ${answered}`, job.id);
      return { results };
    },

    /** @throws AppError `invalid` unless there is exactly one score for each of the job's attributes */
    async score(person: Person, organisationId: string, ref: string, scores: Record<string, number>): Promise<void> {
      const application = await find(organisationId, ref);
      const { job } = await view(person, application);
      const { attributes = [] } = job;
      const isWhole =
        Object.keys(scores).length === attributes.length &&
        attributes.every((attribute) => Object.hasOwn(scores, attribute));
      if (attributes.length === 0 || !isWhole) {
        const message = 'Give each attribute of the job a score from 1 to 5.';
        throw new AppError('invalid', message, { fields: { scores: message } });
      }
      await assessments.saveScores({ applicationRef: ref, jobId: job.id, memberId: person.id, scores, at: now() });
    },

    async addNote(person: Person, organisationId: string, ref: string, text: string): Promise<void> {
      await view(person, await find(organisationId, ref));
      if ((await assessments.countNotes(ref)) >= APPLICATION_LIMITS.notes)
        throw new AppError('limit', `An application has at most ${APPLICATION_LIMITS.notes} notes.`);
      await assessments.addNote({ id: createId(), applicationRef: ref, memberId: person.id, text, at: now() });
    },

    async removeNote(person: Person, organisationId: string, ref: string, id: string): Promise<void> {
      await find(organisationId, ref);
      await assessments.removeNote(ref, id, person.id);
    },

    async notes(ref: string): Promise<(ApplicantNote & { by: string })[]> {
      const found = await assessments.notesFor(ref, APPLICATION_LIMITS.notes);
      const names = await dependencies.findNames(found.map(({ memberId }) => memberId).filter(Boolean));
      return found.map((note) => ({ ...note, by: names.get(note.memberId) ?? 'A former colleague' }));
    },

    findNames: dependencies.findNames,

    /** @throws AppError `not-found` in a first look, because files are hidden */
    async findFile(person: Person, organisationId: string, ref: string, fileId: string): Promise<FileRecord> {
      const { application, applicant } = await view(person, await find(organisationId, ref));
      const sent = application.files?.find(({ id }) => id === fileId);
      const file = sent ?? (applicant ? await threads.findFile(threadOf(application), fileId) : undefined);
      if (!file) throw new AppError('not-found', 'There is no such file.');
      return file;
    },

    /** @throws AppError `wrong-state` in a first look */
    async openThread(person: Person, organisation: HiringOrganisation, ref: string): Promise<OpenThread> {
      const application = await find(organisation.id, ref);
      const { applicant } = await view(person, application);
      if (!applicant) throw new AppError('wrong-state', 'Shortlist this applicant to write to them.');
      const names = { applicant: applicant.name, organisation: organisation.name };
      return { application, side: 'organisation', readerId: person.id, names };
    },
  };
}

export type Review = ReturnType<typeof createReview>;
