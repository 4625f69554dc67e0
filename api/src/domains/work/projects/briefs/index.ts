import { HOUSE_WORKING_DAYS } from '@verse/api-contract/work/projects.values';
import { addWorkingDays, workingDaysBefore } from '@verse/api-contract/working-days';
import type { ProjectPart, ProjectParts } from '../project-parts';
import type { ProjectView } from '../projects.view';
import { createBriefFiles } from './brief-files.service';
import { createBriefLimits } from './brief-limits';
import { briefMails, briefNotifications, createBriefNotices } from './brief-notices';
import { briefRoutes } from './briefs.routes';
import { createBriefs } from './briefs.service';
import { createEndings } from './endings.service';
import { createStartHired, type StartHired } from './hires';
import { createProjectPersonalData } from './personal-data';
import { plainBriefRoutes } from './plain-briefs.routes';
import { createPlainBriefs } from './plain-briefs.service';
import { projectChangeRoutes } from './project-changes.routes';
import { projectThreadRoutes } from './project-thread.routes';
import { createProjectThread } from './project-thread.service';
import { createReadBrief } from './read-brief';

const SWEEP_MS = 30_000;

/** The beginning of a project: briefs and their files, both sides' project lists, and the message thread. */
export async function createBriefsPart(
  parts: ProjectParts,
  view: ProjectView,
): Promise<ProjectPart & { startHired: StartHired }> {
  const { projects, config } = parts;
  const { reserve, countFiles, countMessage } = createBriefLimits(parts);
  const notices = createBriefNotices(parts);
  const briefs = createBriefs({ ...parts, readBrief: createReadBrief(parts), notices, reserve });
  const briefFiles = createBriefFiles({ ...parts, countFiles });
  const plainBriefs = createPlainBriefs({ ...parts, briefs, countFiles });
  const endProject = createEndings({ ...parts, notices });
  const thread = createProjectThread({ ...parts, view, notices, countMessage });
  return {
    startHired: createStartHired({ ...parts, notices }),
    routes: [
      ...briefRoutes({ ...parts, briefs, view }),
      ...plainBriefRoutes({ ...parts, plainBriefs }),
      ...projectChangeRoutes({ ...parts, briefFiles, endProject, view }),
      ...projectThreadRoutes({ ...parts, thread }),
    ],
    personalData: [createProjectPersonalData(parts)],
    notifications: [briefNotifications(parts)],
    mails: briefMails({ projects, view, publicOrigin: config.publicOrigin }),
    jobs: [
      {
        name: 'sweep-briefs',
        everyMs: SWEEP_MS,
        run: briefs.sweep,
        failed: 'failed to announce briefs',
      },
    ],
    workQueues: [
      {
        desk: 'house-projects',
        count: (most) => projects.countOf({ sellerKey: 'house', state: 'open' }, most),
        oldest: async () => (await projects.listOpen('house', undefined, 1))[0]?.createdAt,
        promised: {
          async nextDue() {
            const oldest = await projects.findOldestUnanswered('house');
            return oldest && addWorkingDays(oldest.createdAt, HOUSE_WORKING_DAYS);
          },
          countOverdue: (at, most) =>
            projects.countUnanswered('house', workingDaysBefore(at, HOUSE_WORKING_DAYS), most),
        },
      },
    ],
  };
}
