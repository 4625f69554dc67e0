import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import type { Job as BackgroundJob } from '../../../platform/background';
import type { Answering } from './applications/answering';
import type { Filling } from './applications/filling';
import type { HiredProjects } from './applications/hired-projects';
import type { ResponseFiguresService } from './applications/response-figures';
import { createRetention } from './applications/retention';
import type { JobRepositories } from './job-repositories';
import type { Closing } from './postings/closing';
import type { Matching } from './searches/matching';

interface Dependencies {
  repositories: JobRepositories;
  closing: Pick<Closing, 'closeOverdue'>;
  answering: Answering;
  filling: Pick<Filling, 'answerLost'>;
  hiredProjects: Pick<HiredProjects, 'startLost'>;
  matching: Matching;
  figures: ResponseFiguresService;
  now: () => Date;
}

const SWEEP_MS = 10_000;
const DRAFT_DAYS = 90;

export function backgroundJobs(dependencies: Dependencies): BackgroundJob[] {
  const { repositories, closing, answering, filling, hiredProjects, matching, figures, now } = dependencies;
  const { jobs, applicationDrafts, saves } = repositories;
  return [
    ...saves.jobs,
    ...figures.jobs,
    {
      name: 'complete-job-search',
      run: jobs.completeSearch,
      failed: 'failed to index changed jobs',
    },
    {
      name: 'close-unanswered',
      everyMs: MINUTE_MS,
      run: async () => (await closing.closeOverdue()) + (await answering.closeOverdue()),
      failed: 'failed to close overdue jobs and applications',
      done: 'closed overdue jobs and applications',
    },
    {
      name: 'notify-applicants',
      everyMs: SWEEP_MS,
      run: answering.notifyLost,
      failed: 'failed to notify applicants and those who hire',
    },
    {
      name: 'answer-others',
      everyMs: SWEEP_MS,
      run: filling.answerLost,
      failed: 'failed to answer the other applicants of filled jobs',
    },
    {
      name: 'start-hired-projects',
      everyMs: SWEEP_MS,
      run: hiredProjects.startLost,
      failed: 'failed to open the projects of hires',
    },
    {
      name: 'match-job-searches',
      everyMs: SWEEP_MS,
      run: matching.matchLost,
      failed: 'failed to match new jobs with saved searches',
    },
    {
      name: 'erase-applications',
      run: createRetention(repositories, now),
      failed: 'failed to erase applications to closed jobs',
      done: 'erased applications to closed jobs',
    },
    {
      name: 'forget-application-drafts',
      run: () => applicationDrafts.removeBefore(new Date(now().getTime() - DRAFT_DAYS * DAY_MS)),
      failed: 'failed to remove old application drafts',
    },
  ];
}
