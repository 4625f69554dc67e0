import type { ProjectPart, ProjectParts } from '../project-parts';
import type { ProjectView } from '../projects.view';
import { createBriefFiles } from './brief-files.service';
import { createBriefLimits } from './brief-limits';
import { briefMails, briefNotifications, createBriefNotices } from './brief-notices';
import { briefRoutes } from './briefs.routes';
import { createBriefs } from './briefs.service';
import { createEndings } from './endings.service';
import { createProjectPersonalData } from './personal-data';
import { plainBriefRoutes } from './plain-briefs.routes';
import { createPlainBriefs } from './plain-briefs.service';
import { projectChangeRoutes } from './project-changes.routes';
import { projectThreadRoutes } from './project-thread.routes';
import { createProjectThread } from './project-thread.service';

const SWEEP_MS = 30_000;

/** The beginning of a project: briefs and their files, both sides' project lists, and the message thread. */
export async function createBriefsPart(parts: ProjectParts, view: ProjectView): Promise<ProjectPart> {
  const { platform, projects, dependencies } = parts;
  const { files, logger, now, config } = platform;
  const { reserve, countFiles, countMessage } = createBriefLimits(parts);
  const notices = createBriefNotices(parts);
  const briefs = createBriefs({ projects, dependencies, notices, reserve, logger, now });
  const briefFiles = createBriefFiles({ ...parts, files, countFiles, now });
  const plainBriefs = createPlainBriefs({ briefs, files, countFiles, now });
  const endProject = createEndings({ ...parts, notices, now });
  const { isBlocked } = dependencies;
  const thread = createProjectThread({ ...parts, view, files, notices, isBlocked, countMessage });
  return {
    routes: [
      ...briefRoutes({ ...parts, briefs, view }),
      ...plainBriefRoutes({ platform, plainBriefs }),
      ...projectChangeRoutes({ briefFiles, endProject, view, files }),
      ...projectThreadRoutes({ ...parts, thread, files }),
    ],
    personalData: [createProjectPersonalData({ ...parts, now })],
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
      { desk: 'house-projects', count: (most) => projects.countOf({ sellerKey: 'house', state: 'open' }, most) },
    ],
  };
}
