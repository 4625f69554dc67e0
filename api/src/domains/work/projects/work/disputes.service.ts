import type { SettlementForm } from '@verse/api-contract/api';
import type { Settlement } from '@verse/api-contract/work/project-work.values';
import { AppError, decodeCursor, encodeCursor, type Person, VersionConflict } from '../../../../platform/http';
import { type Dispute, type StoredMilestone, type StoredProject, threadOf } from '../project';
import { assertRevision } from '../project-calls';
import type { ProjectParts } from '../project-parts';
import { type Acting, findMilestone } from './acting';
import { answered, isFinal, openDelivery, stateOf } from './milestones';
import type { NotifyOfWork } from './work-notices';

interface Dependencies extends Pick<ProjectParts, 'projects' | 'sides' | 'threads' | 'audit' | 'now'> {
  acting: Acting;
  tell: NotifyOfWork;
}

export type Disputed = StoredProject & { dispute: Dispute };

const LIST = 'project-disputes';
export const UNKNOWN_DISPUTE = 'There is no such dispute, or it is decided.';

const WORDS: Record<Settlement, string> = {
  continue: 'the work goes on',
  accept: 'it counts as accepted',
  cancel: 'it is cancelled',
};

function settled(milestone: StoredMilestone, is: Settlement, at: Date): StoredMilestone {
  if (is === 'cancel') return { ...milestone, state: 'cancelled' };
  if (is === 'continue') return milestone;
  const done = answered(milestone, { is: 'accepted', note: '', at, by: 'staff' });
  return { ...done, state: 'accepted', acceptedAt: at };
}

/**
 * Adds the dispute's duration to the seller's pause. If there is an open delivery, restarts the client's response
 * period instead.
 */
function resumed(milestone: StoredMilestone, since: Date, at: Date): StoredMilestone {
  if (isFinal(milestone)) return milestone;
  const delivery = openDelivery(milestone);
  if (!delivery) return { ...milestone, pausedMs: milestone.pausedMs + at.getTime() - since.getTime() };
  const deliveries = milestone.deliveries.map((one) => (one === delivery ? { ...one, reminders: 0 } : one));
  return { ...milestone, deliveries };
}

/**
 * Disputes. While a dispute is open, staff can read the project and its messages. Every access is recorded in the audit
 * log, and a decision requires a reason.
 */
export function createDisputes({ projects, sides, threads, acting, tell, audit, now }: Dependencies) {
  async function find(staff: Person, number: string): Promise<Disputed> {
    const project = await projects.findByNumber(number);
    if (project?.dispute?.state !== 'open') throw new AppError('not-found', UNKNOWN_DISPUTE);
    if (await sides.sideOf(staff, project))
      throw new AppError('forbidden', 'You’re part of this project, so someone else decides.');
    return { ...project, dispute: project.dispute };
  }

  return {
    countOpen: (most: number) => projects.countOf({ 'dispute.state': 'open' }, most),
    findOldest: async () => (await projects.listDisputed(undefined, 1))[0]?.dispute?.at,

    /** Lists open disputes, oldest first, excluding the reader's own projects. */
    async list(staff: Person, cursor: string | undefined, limit: number) {
      const found = await projects.listDisputed(decodeCursor(LIST, cursor), limit + 1);
      const shown = found.slice(0, limit);
      const own = await Promise.all(shown.map((project) => sides.sideOf(staff, project)));
      const last = found.length > limit ? shown.at(-1) : undefined;
      return {
        disputed: shown.filter((project, index): project is Disputed => own[index] === undefined),
        next: last ? encodeCursor(LIST, { at: last.dispute!.at, id: last.id }) : null,
      };
    },

    /** Returns a project with an open dispute, and records the access (`what`) in the audit log. */
    async look(staff: Person, number: string, what: string): Promise<Disputed> {
      const project = await find(staff, number);
      await audit.record(staff.id, `project dispute: ${what}`, number);
      return project;
    },

    page: (project: StoredProject, cursor: string | undefined, limit: number) =>
      threads.page(threadOf(project), cursor, limit),

    /** Decides a dispute. Each dispute can be decided only once. */
    async decide(staff: Person, number: string, revision: number, { is, text }: SettlementForm): Promise<Disputed> {
      const project = await find(staff, number);
      assertRevision(project, revision);
      const { dispute } = project;
      const at = now();
      const milestone = findMilestone(project, dispute.milestone);
      const milestones = project.milestones.map((one) =>
        resumed(one.id === milestone.id ? settled(one, is, at) : one, dispute.at, at),
      );
      const state = stateOf(milestones);
      const decided = { ...dispute, state: 'decided', decision: { is, text, by: staff.id, at } } as const;
      const ended = state === 'cancelled' ? { ended: { side: 'staff', by: staff.id, reason: text, at } as const } : {};
      const change = { milestones, state, dispute: decided, ...ended };
      const what = `decided the dispute about “${milestone.title}”: ${WORDS[is]}`;
      const changed = await acting.change({ project, side: 'staff', readerId: staff.id }, change, what);
      await audit.record(staff.id, `project dispute decided: ${is}`, number);
      const act = `${at.getTime()}`;
      await tell({ project: changed, news: 'settled', to: ['client', 'seller'], milestone, act, by: staff.id });
      if (!changed.dispute) throw new VersionConflict(changed);
      return { ...changed, dispute: changed.dispute };
    },
  };
}

export type Disputes = ReturnType<typeof createDisputes>;
