import { AppError, type Person } from '../../../platform/http';
import type { Dispute, StoredMilestone } from '../project';
import type { OpenProject } from '../project';
import { type Acting, assertSide, assertWorking, findMilestone, otherSide, wrongState } from './acting';
import { isFinal, stateOf } from './milestones';
import type { NotifyOfWork } from './work-notices';

interface Dependencies {
  acting: Acting;
  tell: NotifyOfWork;
  now: () => Date;
}

/** Cancels the milestones that have not been accepted; accepted ones and their payments are unaffected. */
export const cancelRest = (milestones: readonly StoredMilestone[]): StoredMilestone[] =>
  milestones.map((one) => (isFinal(one) ? one : { ...one, state: 'cancelled' }));

/** Ends work early: either both sides agree to cancel the remaining work, or one side opens a dispute. */
export function createWorkEnding({ acting, tell, now }: Dependencies) {
  async function openRequest(person: Person, number: string, revision: number) {
    const open = await acting.openAt(person, number, revision);
    assertWorking(open.project);
    const { cancellation } = open.project;
    if (!cancellation) throw wrongState('There is no request to cancel.');
    return { open, cancellation };
  }

  return {
    /** Asks the other side to agree to cancelling the remaining work. */
    async ask(person: Person, number: string, revision: number, reason: string): Promise<OpenProject> {
      const open = await acting.openAt(person, number, revision);
      assertWorking(open.project);
      if (open.project.cancellation) throw wrongState('There is a request to cancel already.');
      const { side } = open;
      const cancellation = { side, by: person.id, reason, at: now() };
      const project = await acting.change(open, { cancellation }, 'asked to cancel the rest of the work');
      const act = `${project.revision}`;
      await tell({ project, news: 'cancellation', to: [otherSide(side)], act, by: person.id });
      return { ...open, project };
    },

    async agree(person: Person, number: string, revision: number): Promise<OpenProject> {
      const { open, cancellation } = await openRequest(person, number, revision);
      assertSide(open, otherSide(cancellation.side));
      const milestones = cancelRest(open.project.milestones);
      const { side, by, reason } = cancellation;
      const state = stateOf(milestones);
      const ended = state === 'cancelled' ? { ended: { side, by, reason, at: now() } } : {};
      const change = { milestones, state, cancellation: null, ...ended };
      const project = await acting.change(open, change, 'agreed to cancel the rest of the work');
      await tell({ project, news: 'ended', to: [side], act: 'cancelled', by: person.id });
      return { ...open, project };
    },

    /** Withdraws the cancellation request, or declines it if called by the other side. */
    async keepWorking(person: Person, number: string, revision: number): Promise<OpenProject> {
      const { open, cancellation } = await openRequest(person, number, revision);
      const what = open.side === cancellation.side ? 'withdrew the request to cancel' : 'declined to cancel';
      return { ...open, project: await acting.change(open, { cancellation: null }, what) };
    },

    /** Asks staff to decide about a milestone. Work is suspended until they do. */
    async dispute(person: Person, number: string, id: string, revision: number, reason: string): Promise<OpenProject> {
      const open = await acting.openAt(person, number, revision);
      assertWorking(open.project);
      const milestone = findMilestone(open.project, id);
      if (isFinal(milestone)) throw new AppError('wrong-state', 'This milestone is accepted or cancelled.');
      const { side } = open;
      const opened = { side, by: person.id, milestone: id, reason, at: now() };
      const dispute: Dispute = { ...opened, state: 'open', decision: null };
      const what = `opened a dispute about “${milestone.title}”`;
      const project = await acting.change(open, { dispute, cancellation: null }, what);
      const act = `${project.revision}`;
      await tell({ project, news: 'dispute', to: [otherSide(side)], milestone, act, by: person.id });
      return { ...open, project };
    },
  };
}

export type WorkEnding = ReturnType<typeof createWorkEnding>;
