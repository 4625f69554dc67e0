import { type Cancellation, type Dispute, type OpenProject, otherSide, type StoredMilestone } from '../project';
import { type Acting, assertSide, assertWorking, findMilestone, wrongState } from './acting';
import { isFinal, stateOf } from './milestones';
import type { NotifyOfWork } from './work-notices';

interface Dependencies {
  acting: Pick<Acting, 'change'>;
  tell: NotifyOfWork;
  now: () => Date;
}

interface Reason {
  reason: string;
}

/** Cancels the milestones that have not been accepted; accepted ones and their payments are unaffected. */
const cancelRest = (milestones: readonly StoredMilestone[]): StoredMilestone[] =>
  milestones.map((one) => (isFinal(one) ? one : { ...one, state: 'cancelled' }));

/** Ends work early: either both sides agree to cancel the remaining work, or one side opens a dispute. */
export function createWorkEnding({ acting, tell, now }: Dependencies) {
  function requestIn({ project }: OpenProject): Cancellation {
    assertWorking(project);
    if (!project.cancellation) throw wrongState('Nobody asked to cancel.');
    return project.cancellation;
  }

  return {
    /** Asks the other side to agree to cancelling the remaining work. */
    async ask(open: OpenProject, { reason }: Reason): Promise<OpenProject> {
      assertWorking(open.project);
      if (open.project.cancellation) throw wrongState('Someone already asked to cancel.');
      const { side, readerId: by } = open;
      const cancellation = { side, by, reason, at: now() };
      const project = await acting.change(open, { cancellation }, 'asked to cancel the rest of the work');
      await tell({ project, news: 'cancellation', to: [otherSide(side)], act: `${project.revision}`, by });
      return { ...open, project };
    },

    async agree(open: OpenProject): Promise<OpenProject> {
      const { side, by, reason } = requestIn(open);
      assertSide(open, otherSide(side));
      const milestones = cancelRest(open.project.milestones);
      const state = stateOf(milestones);
      const ended = state === 'cancelled' ? { ended: { side, by, reason, at: now() } } : {};
      const change = { milestones, state, cancellation: null, ...ended };
      const project = await acting.change(open, change, 'agreed to cancel the rest of the work');
      await tell({ project, news: 'ended', to: [side], act: 'cancelled', by: open.readerId });
      return { ...open, project };
    },

    /** Withdraws the cancellation request, or declines it if called by the other side. */
    async keepWorking(open: OpenProject): Promise<OpenProject> {
      const what = open.side === requestIn(open).side ? 'withdrew the request to cancel' : 'declined to cancel';
      return { ...open, project: await acting.change(open, { cancellation: null }, what) };
    },

    /** Asks staff to decide about a milestone. Work is suspended until they do. */
    async dispute(open: OpenProject, id: string, { reason }: Reason): Promise<OpenProject> {
      assertWorking(open.project);
      const milestone = findMilestone(open.project, id);
      if (isFinal(milestone)) throw wrongState('This milestone is accepted or cancelled.');
      const { side, readerId: by } = open;
      const dispute: Dispute = { side, by, milestone: id, reason, at: now(), state: 'open', decision: null };
      const what = `opened a dispute about “${milestone.title}”`;
      const project = await acting.change(open, { dispute, cancellation: null }, what);
      await tell({ project, news: 'dispute', to: [otherSide(side)], milestone, act: `${project.revision}`, by });
      return { ...open, project };
    },
  };
}

export type WorkEnding = ReturnType<typeof createWorkEnding>;
