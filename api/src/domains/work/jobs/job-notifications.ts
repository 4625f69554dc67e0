import type { ApplicationStage } from '@verse/api-contract/work/application-stages.values';
import { addressOf } from '@verse/contract/addresses';
import type { Line, NotificationSource } from '../../../platform/notify';
import type { Organisations } from '../../../platform/ports';
import type { ApplicationRepository } from './applications/applications.repository';
import type { JobRepository } from './jobs.repository';
import { HIRING_ROLES } from './organisations';
import type { PostingDraftRepository } from './postings/posting-drafts.repository';
import type { JobSearchRepository } from './searches/job-searches.repository';

interface Dependencies {
  jobs: Pick<JobRepository, 'findAll' | 'find'>;
  applications: Pick<ApplicationRepository, 'find' | 'byRef'>;
  drafts: Pick<PostingDraftRepository, 'find'>;
  searches: Pick<JobSearchRepository, 'find'>;
  organisations: Pick<Organisations, 'findAll' | 'membersOf'>;
}

const STAGE_TEXTS: Partial<Record<ApplicationStage, (title: string) => string>> = {
  opened: (title) => `They opened your application for “${title}”.`,
  shortlisted: (title) => `You are on the shortlist for “${title}”.`,
  offered: (title) => `You have an offer for “${title}”.`,
  hired: (title) => `You are hired for “${title}”.`,
  declined: (title) => `“${title}” said no. Read why.`,
  unanswered: (title) => `No answer on “${title}” by the promised date. We closed it.`,
};

type LineFor = (memberId: string, subject: string) => Promise<Line | undefined>;

/** Notifications to applicants and hiring members. They contain only what the recipient may see when reading them. */
export function jobNotifications(dependencies: Dependencies): NotificationSource {
  const { jobs, applications, drafts, searches, organisations } = dependencies;

  /** The subject has the form `job stage`. The stage is missing if staff closed the job. */
  const stageLine: LineFor = async (memberId, subject) => {
    const [jobId = '', stage] = subject.split(' ');
    const job = await jobs.find(jobId);
    if (!job) return undefined;
    if (stage === undefined) {
      const text = `“${job.title}” closed. You applied for it.`;
      return { text, path: addressOf('job', { id: jobId }) };
    }
    const application = await applications.find(jobId, memberId);
    const write = STAGE_TEXTS[stage as ApplicationStage];
    if (!write || !application?.history.some(({ state }) => state === stage)) return undefined;
    return { text: write(job.title), path: addressOf('own-application', { id: jobId }) };
  };

  async function findHired(memberId: string, organisationId: string) {
    const organisation = (await organisations.findAll([organisationId])).get(organisationId);
    const members = organisation ? await organisations.membersOf(organisationId, HIRING_ROLES) : [];
    return organisation && members.includes(memberId) ? organisation : undefined;
  }

  const hiringLine: LineFor = async (memberId, subject) => {
    const [about, one = '', id = ''] = subject.split(' ');
    if (about === 'review') {
      const organisation = await findHired(memberId, one);
      if (!organisation) return undefined;
      const { handle } = organisation;
      const job = await jobs.find(id);
      if (job) return { text: `“${job.title}” is published.`, path: addressOf('public-job', { id }) };
      const draft = await drafts.find(one, id);
      if (draft?.reviewNote === null || !draft) return undefined;
      const text = `We sent “${draft.draft.title}” back: ${draft.reviewNote}`;
      return { text, path: addressOf('hiring-draft', { handle, id }) };
    }
    if (about === 'offer') {
      const application = await applications.byRef(one);
      const answer = application?.offerAnswer;
      const job = answer && (await jobs.find(application.jobId));
      const hirer = job && (await findHired(memberId, job.organisationId ?? ''));
      if (!hirer) return undefined;
      const path = addressOf('applicant', { handle: hirer.handle, id: one });
      return { text: `Your offer for “${job.title}” was ${answer.kind}.`, path };
    }
    const job = await jobs.find(one);
    const organisation = job && (await findHired(memberId, job.organisationId ?? ''));
    if (!organisation) return undefined;
    const path = addressOf('applicants', { handle: organisation.handle, id: one });
    return { text: `“${job.title}” has new applications.`, path };
  };

  const messageLine: LineFor = async (memberId, ref) => {
    const application = await applications.byRef(ref);
    const job = application && (await jobs.find(application.jobId));
    if (!job) return undefined;
    if (application.memberId === memberId)
      return {
        text: `${job.company} wrote to you about “${job.title}”.`,
        path: addressOf('own-application', { id: job.id }),
      };
    const organisation = await findHired(memberId, job.organisationId ?? '');
    if (!organisation) return undefined;
    const path = addressOf('applicant', { handle: organisation.handle, id: ref });
    return { text: `An applicant wrote to you about “${job.title}”.`, path };
  };

  const searchLine: LineFor = async (memberId, id) => {
    const search = await searches.find(memberId, id);
    if (!search) return undefined;
    const query = new URLSearchParams(Object.entries(search.query).map(([name, value]) => [name, String(value)]));
    return { text: `New jobs for your search “${search.name}”.`, path: `${addressOf('jobs')}?${query}` };
  };

  const writers: Partial<Record<string, LineFor>> = {
    applications: stageLine,
    'application-views': stageLine,
    hiring: hiringLine,
    'job-messages': messageLine,
    'job-searches': searchLine,
  };

  return {
    kinds: ['applications', 'application-views', 'hiring', 'job-messages', 'job-searches'],
    async linesFor(memberId, kind, subjects) {
      const lines = new Map<string, Line>();
      for (const subject of subjects) {
        const line = await writers[kind]?.(memberId, subject);
        if (line) lines.set(subject, line);
      }
      return lines;
    },
  };
}
