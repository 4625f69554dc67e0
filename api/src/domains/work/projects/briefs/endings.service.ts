import type { ProjectState } from '@verse/api-contract/work/projects.values';
import { AppError, type Person, VersionConflict } from '../../../../platform/http';
import type { OpenProject } from '../project';
import { assertRevision } from '../project-calls';
import type { ProjectParts } from '../project-parts';
import type { BriefNotices } from './brief-notices';

type Dependencies = Pick<ProjectParts, 'projects' | 'sides'> & {
  notices: Pick<BriefNotices, 'ended'>;
  now: () => Date;
};

const ENDED: Record<OpenProject['side'], { state: ProjectState; what: string }> = {
  client: { state: 'withdrawn', what: 'withdrew the brief' },
  seller: { state: 'declined', what: 'declined the brief' },
};

/** Ends a project that has no agreement yet: either the client withdraws the brief, or the seller declines it. */
export const createEndings =
  ({ projects, sides, notices, now }: Dependencies) =>
  /**
   * @throws VersionConflict if the project has changed since the given revision
   * @throws AppError `conflict` unless the project is open
   */
  async (person: Person, number: string, revision: number, reason: string): Promise<OpenProject> => {
    const open = await sides.open(person, number);
    const { project, side } = open;
    const { state, what } = ENDED[side];
    // Retry after a lost response.
    if (project.state === state && project.ended?.by === person.id && project.ended.reason === reason) return open;
    assertRevision(project, revision);
    if (project.state !== 'open') throw new AppError('conflict', 'You already agreed, or the project is over.');
    const at = now();
    const ended = { side, by: person.id, reason, at };
    const changed = await projects.change(
      project,
      { state, ended, dueAt: undefined },
      { at, by: person.id, side, what },
    );
    if (!changed) throw new VersionConflict((await projects.find(project.id)) ?? project);
    await notices.ended(changed);
    return { ...open, project: changed };
  };

export type EndProject = ReturnType<typeof createEndings>;
