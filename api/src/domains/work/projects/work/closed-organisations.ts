import type { Side } from '@verse/api-contract/work/projects.values';
import type { Organisations } from '../../../../platform/ports';
import { disputeAfter, finalState, isUnfinished } from '../briefs/erasure';
import { AUTOMATIC, idOfSide, organisationOn, otherSide, type StoredProject } from '../project';
import { notifyMembers } from '../project-notifications';
import type { ProjectParts } from '../project-parts';
import { ONGOING_STATES, type ProjectChange } from '../projects.repository';
import type { Settling } from './settling.service';

interface Dependencies extends Pick<ProjectParts, 'projects' | 'sides' | 'notify' | 'now'> {
  organisations: Pick<Organisations, 'findAll'>;
  settling: Pick<Settling, 'settleNow'>;
}

const isOngoing = ({ state }: StoredProject) => ONGOING_STATES.some((one) => one === state);

function toEnding(project: StoredProject, side: Side, at: Date): ProjectChange {
  return {
    ...finalState(project, side, at),
    milestones: project.milestones.map((one) => (isUnfinished(project, one) ? { ...one, state: 'cancelled' } : one)),
    dispute: disputeAfter(project, side, at),
    cancellation: null,
    // If this process dies before it has cancelled the orders, the sweep does.
    dueAt: project.acceptance ? at : undefined,
  };
}

/**
 * Ends the projects of a deleted organisation, as if its side had left: open briefs, and milestones that are not
 * accepted. What was paid for these is owed to the client. Idempotent. A suspended organisation keeps its projects.
 */
export function createEndOfOrganisation({ projects, sides, organisations, notify, settling, now }: Dependencies) {
  async function end(found: StoredProject, side: Side): Promise<StoredProject> {
    let project = found;
    while (isOngoing(project)) {
      const at = now();
      const event = { at, by: AUTOMATIC, side, what: 'left, because the organisation was deleted' };
      const changed = await projects.change(project, toEnding(project, side, at), event);
      if (changed) return changed.acceptance ? settling.settleNow(changed) : changed;
      project = (await projects.find(found.id)) ?? { ...project, state: 'cancelled' };
    }
    return project;
  }

  return async (organisationId: string): Promise<void> => {
    if ((await organisations.findAll([organisationId])).has(organisationId)) return;
    for await (const found of projects.ofOrganisation(organisationId)) {
      const side = organisationOn(found, 'client') === organisationId ? 'client' : 'seller';
      const project = await end(found, side);
      const { ended, number, acceptance } = project;
      // Notifies again of projects that a killed process has ended; a second notification is ignored.
      if (ended?.side !== side || ended.by !== '') continue;
      const about = { subject: `${acceptance ? 'work-ended' : 'ended'} ${number}`, act: 'left' };
      await notifyMembers(notify, await sides.membersOf(project, otherSide(side)), {
        ...about,
        by: idOfSide(project, side),
      });
    }
  };
}
