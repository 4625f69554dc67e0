import type { ApplicationDraftForm } from '@verse/api-contract/api';
import { APPLICATION_LIMITS } from '@verse/api-contract/work/job-applications.values';
import type { FileRecord, PrivateFiles } from '../../../../platform/files';
import { AppError, type UploadedFile } from '../../../../platform/http';
import type { Quota } from '../../../../platform/quotas';
import type { JobsService } from '../jobs.service';
import type { FindApplicants, FindIdentities } from './applicants';
import { type Applicant, type Application, APPLICATION_FILES } from './application';
import type { ApplicationDraftRepository } from './application-drafts.repository';
import { assertNoExample, assertTakesApplications } from './applying.service';
import type { Compose } from './composing';
import { toFirstLook } from './first-look';

interface Dependencies {
  findJob: JobsService['find'];
  drafts: ApplicationDraftRepository;
  compose: Compose;
  files: Pick<PrivateFiles, 'save'>;
  findApplicants: FindApplicants;
  findIdentities: FindIdentities;
  /** Reserves quota for a draft. */
  reserveDraft: Quota;
  now: () => Date;
}

/** An unsent application, as hiring members would see it. */
export interface ApplicationPreview {
  application: Application;
  /** Undefined in a first look, because the applicant is anonymous. */
  applicant: Applicant | undefined;
}

/** A reader who sees what any ordinary member would see. */
const ANY_MEMBER = { id: 'any-member' };
const tooManyFiles = () =>
  new AppError('limit', `An application has at most ${APPLICATION_LIMITS.files} files. Remove one to add another.`);

/** A member's unsent applications. */
export function createOwnDrafts(dependencies: Dependencies) {
  const { findJob, drafts, compose, files, findApplicants, findIdentities, reserveDraft, now } = dependencies;
  const findFiles = async (memberId: string, id: string) => (await drafts.find(id, memberId))?.files ?? [];

  return {
    async find(memberId: string, id: string) {
      await findJob(id);
      return drafts.find(id, memberId);
    },

    async save(memberId: string, id: string, form: ApplicationDraftForm): Promise<void> {
      assertNoExample(await findJob(id));
      if (!(await drafts.find(id, memberId))) await reserveDraft(memberId);
      await drafts.save(id, memberId, form, now());
    },

    /** Checks the limits before a file is uploaded. */
    async assertTakesFile(memberId: string, id: string): Promise<void> {
      assertTakesApplications(await findJob(id), now());
      const draft = await drafts.find(id, memberId);
      if ((draft?.files.length ?? 0) >= APPLICATION_LIMITS.files) throw tooManyFiles();
      if (!draft) await reserveDraft(memberId);
    },

    async addFile(memberId: string, id: string, file: UploadedFile): Promise<FileRecord[]> {
      const known = await findFiles(memberId, id);
      if (known.some(({ sha256 }) => sha256 === file.digest)) return known;
      const record = await files.save(file, APPLICATION_FILES, memberId);
      const isAdded = await drafts.addFile(id, memberId, record, APPLICATION_LIMITS.files, now());
      const all = await findFiles(memberId, id);
      if (!isAdded && !all.some(({ sha256 }) => sha256 === file.digest)) throw tooManyFiles();
      return all;
    },

    async removeFile(memberId: string, id: string, fileId: string): Promise<FileRecord[]> {
      await drafts.removeFile(id, memberId, fileId);
      return findFiles(memberId, id);
    },

    /** Returns the draft as hiring members would see it: anonymous in a first look. */
    async preview(memberId: string, id: string): Promise<ApplicationPreview> {
      const job = await findJob(id);
      const draft = await drafts.find(id, memberId);
      const form = { note: draft?.note ?? '', link: draft?.link.trim() || null, works: draft?.works ?? [] };
      const application = await compose(job, memberId, form, now());
      const identity = job.isBlind ? (await findIdentities([memberId])).get(memberId) : undefined;
      return identity
        ? { application: toFirstLook(application, identity), applicant: undefined }
        : { application, applicant: (await findApplicants(ANY_MEMBER, [memberId])).get(memberId) };
    },
  };
}

export type OwnDrafts = ReturnType<typeof createOwnDrafts>;
