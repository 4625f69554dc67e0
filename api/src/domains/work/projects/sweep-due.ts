import type { Logger } from '../../../platform/logging';
import type { StoredProject } from './project';
import type { ProjectRepository } from './projects.repository';

interface Dependencies {
  projects: Pick<ProjectRepository, 'due'>;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
}

interface Sweep {
  isOwn: (project: StoredProject) => boolean;
  process: (project: StoredProject) => Promise<unknown>;
  /** Logged for each project that fails. */
  failed: string;
}

/**
 * Processes due projects and returns their number. If a project fails, continues with the others; the next sweep
 * retries it.
 */
export async function sweepDue({ projects, logger, now }: Dependencies, { isOwn, process, failed }: Sweep) {
  let count = 0;
  for await (const project of projects.due(now())) {
    if (!isOwn(project)) continue;
    count += 1;
    try {
      await process(project);
    } catch (err) {
      logger.error({ err, project: project.id }, failed);
    }
  }
  return count;
}
