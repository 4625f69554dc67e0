import { WORK_LIMITS } from '@verse/api-contract/work/project-work.values';
import type { Side } from '@verse/api-contract/work/projects.values';
import { AppError, type Person, VersionConflict } from '../../../../platform/http';
import type { OpenProject, StoredMilestone, StoredProject } from '../project';
import { assertRevision } from '../project-calls';
import type { ProjectParts } from '../project-parts';
import type { ProjectChange } from '../projects.repository';
import { AUTOMATIC, hasOpenDispute, nextDueAt } from './milestones';
import type { Settling } from './settling.service';

interface Dependencies extends Pick<ProjectParts, 'projects' | 'sides' | 'stepsChanged' | 'now'> {
  settling: Pick<Settling, 'settleNow'>;
  /** Counts a change towards the account's limit; rejects if the limit is exceeded. */
  countChange: (memberId: string) => Promise<void>;
}

export const wrongState = (message: string) => new AppError('wrong-state', message);
/** Maximum number of attempts. A few are enough, because both sides rarely act at the same moment. */
const TRIES = 5;
export const UNKNOWN_MILESTONE = 'There is no such milestone.';
const NOT_AGREED = 'You haven’t agreed yet, or the work is over.';

/** @throws AppError `not-found` if the milestone is unknown */
export function findMilestone({ milestones }: StoredProject, id: string): StoredMilestone {
  const milestone = milestones.find((one) => one.id === id);
  if (!milestone) throw new AppError('not-found', UNKNOWN_MILESTONE);
  return milestone;
}

/** @throws AppError `forbidden` if the caller is on the other side */
export function assertSide(open: OpenProject, side: Side): void {
  if (open.side !== side) throw new AppError('forbidden', `Only the ${side} can do this.`);
}

/**
 * Limits the number of steps for each side separately, so that neither side can use up the other's. Automatic steps
 * count as the seller's, because they follow from payments that the seller books.
 *
 * @throws AppError `limit` if the side has no steps left
 */
export function assertHasSteps({ project: { events }, side }: OpenProject): void {
  const own = events.filter((event) => event.side === side || (event.side === AUTOMATIC && side === 'seller'));
  if (own.length >= WORK_LIMITS.eventsEach) throw new AppError('limit', 'This project is full. Please write to us.');
}

/** @throws AppError `wrong-state` if work has not started, has ended, or is suspended by a dispute */
export function assertWorking(project: StoredProject): void {
  if (project.state !== 'agreed') throw wrongState(NOT_AGREED);
  if (hasOpenDispute(project)) throw wrongState('Our staff are deciding a dispute here. Please wait for them.');
}

/** Applies changes to the work. Each change is a single conditional update. Its side effects follow afterwards. */
export function createActing({ projects, sides, stepsChanged, settling, countChange, now }: Dependencies) {
  /** @throws VersionConflict if what the act depends on has changed since the given revision */
  async function openAt(person: Person, number: string, revision: number, about?: string): Promise<OpenProject> {
    const open = await sides.open(person, number);
    const { project, side } = open;
    assertRevision(project, revision, about === undefined ? { side } : { side, about });
    await countChange(person.id);
    assertHasSteps(open);
    return open;
  }

  return {
    openAt,

    /**
     * Acts on a part of the project. Tries again if another part has changed at the same moment.
     *
     * @throws VersionConflict if the part has changed since the given revision
     */
    async actOn(
      { person, number, revision, about }: { person: Person; number: string; revision: number; about: string },
      act: (open: OpenProject) => Promise<OpenProject>,
    ): Promise<OpenProject> {
      for (let tries = 1; ; tries += 1) {
        const open = await openAt(person, number, revision, about);
        try {
          return await act(open);
        } catch (error) {
          if (!(error instanceof VersionConflict) || tries === TRIES) throw error;
        }
      }
    },

    /** @throws VersionConflict if the project has changed since it was read */
    async change(
      { project, side, readerId }: Omit<OpenProject, 'side'> & { side: Side | 'staff' },
      change: ProjectChange,
      what: string,
      about?: string,
    ): Promise<StoredProject> {
      const at = now();
      const hasCancelled = change.milestones?.some(({ state }) => state === 'cancelled');
      // If this process dies before cancelling the orders, the sweep cancels them, because the project is already due.
      const dueAt = hasCancelled ? at : nextDueAt({ ...project, ...change });
      const event = { at, by: readerId, side, what, ...(about === undefined ? {} : { about }) };
      const changed = await projects.change(project, { ...change, dueAt }, event);
      if (!changed) throw new VersionConflict((await projects.find(project.id)) ?? project);
      const settled = await settling.settleNow(changed);
      await stepsChanged(readerId);
      return settled;
    },
  };
}

export type Acting = ReturnType<typeof createActing>;
