import { DAY_MS } from '@verse/api-contract/time';
import { dayOf } from '@verse/api-contract/work/offer-rules';
import type { Milestone } from '@verse/api-contract/work/project-work.schema';
import type { ProjectState } from '@verse/api-contract/work/projects.values';
import {
  AUTOMATIC,
  hasLostSide,
  type OfferVersion,
  type StoredDelivery,
  type StoredMilestone,
  type StoredProject,
} from '../project';

export { AUTOMATIC };

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const isFinal = ({ state }: Pick<StoredMilestone, 'state'>): boolean =>
  state === 'accepted' || state === 'cancelled';

export const hasOpenDispute = ({ dispute }: Pick<StoredProject, 'dispute'>): boolean => dispute?.state === 'open';

export function termsOf({ offers, acceptance }: StoredProject): OfferVersion['terms'] | undefined {
  return offers.find(({ version }) => version === acceptance?.version)?.terms;
}

/** Returns the delivery that is awaiting the client's response. */
export const openDelivery = ({ state, deliveries }: StoredMilestone): StoredDelivery | undefined =>
  state === 'delivered' ? deliveries.at(-1) : undefined;

export interface Silence {
  /** Times of the two reminders: halfway through the response period, and one day before it ends. */
  reminders: readonly [Date, Date];
  /** Time at which the delivery counts as accepted if there is no response. */
  until: Date;
}

/**
 * Returns the period in which the client can respond to a delivery. A dispute stops the period, and the decision
 * restarts it.
 */
export function silenceOf(project: StoredProject, milestone: StoredMilestone): Silence | undefined {
  const delivery = openDelivery(milestone);
  const terms = termsOf(project);
  if (!delivery || !terms || project.state !== 'agreed' || hasOpenDispute(project)) return undefined;
  const from = Math.max(delivery.at.getTime(), project.dispute?.decision?.at.getTime() ?? 0);
  const until = from + terms.silentDays * DAY_MS;
  return {
    reminders: [new Date(from + (terms.silentDays * DAY_MS) / 2), new Date(until - DAY_MS)],
    until: new Date(until),
  };
}

/** Returns when the next reminder or the automatic acceptance is due. */
function nextMoment(project: StoredProject, milestone: StoredMilestone): Date | undefined {
  const silence = silenceOf(project, milestone);
  return silence && (silence.reminders[openDelivery(milestone)?.reminders ?? 0] ?? silence.until);
}

/** Whether the milestone is accepted or paid, but has no invoice yet. */
export const lacksInvoice = ({ state, paidAt, invoice }: StoredMilestone): boolean =>
  invoice === undefined && (state === 'accepted' || paidAt !== undefined);

/** Whether the milestone was cancelled after its invoice was issued, but has no credit note yet. */
export const lacksCreditNote = ({ state, invoice, creditNote }: StoredMilestone): boolean =>
  state === 'cancelled' && invoice !== undefined && creditNote === undefined;

/**
 * Returns the amount that the client still has to pay, according to the recorded payments, in minor units; 0 for
 * cancelled milestones.
 */
export const leftToPay = ({ state, minor, paidAt, notedMinor = 0 }: StoredMilestone): number =>
  state === 'cancelled' || paidAt ? 0 : minor - notedMinor;

/**
 * Returns when the sweep must next process the project, or undefined if nothing is due. Missing orders and invoices are
 * due immediately.
 */
export function nextDueAt(project: StoredProject): Date | undefined {
  // Nothing is due once one side has left.
  if (hasLostSide(project)) return undefined;
  if (project.milestones.some((one) => lacksInvoice(one) || lacksCreditNote(one))) return project.acceptance?.at;
  if (project.state !== 'agreed') return undefined;
  if (project.milestones.some(({ order }) => order === null)) return project.acceptance?.at;
  const moments = project.milestones.flatMap((one) => nextMoment(project, one) ?? []);
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/**
 * Returns `agreed` while any milestone is unfinished, then `completed`, or `cancelled` if no milestone was accepted.
 */
export function stateOf(milestones: readonly StoredMilestone[]): ProjectState {
  if (!milestones.every(isFinal)) return 'agreed';
  return milestones.some(({ state }) => state === 'accepted') ? 'completed' : 'cancelled';
}

/** Returns the change that stores new milestones. Also clears the cancellation request once the work has ended. */
export function progressTo(
  milestones: StoredMilestone[],
): Pick<StoredProject, 'milestones' | 'state'> & { cancellation?: null } {
  const state = stateOf(milestones);
  return { milestones, state, ...(state === 'agreed' ? {} : { cancellation: null }) };
}

export interface Clock extends Pick<Milestone, 'waitsFor' | 'pause'> {
  dueAt: Date;
}

/** Returns the seller's clock, which is paused while a response from the client or a dispute decision is pending. */
export function clockOf({ dispute }: StoredProject, milestone: StoredMilestone, now: Date): Clock {
  const delivery = openDelivery(milestone);
  const disputed = dispute?.state === 'open' && !isFinal(milestone) ? dispute.at : undefined;
  const since = delivery?.at ?? disputed;
  const paused = milestone.pausedMs + (since ? now.getTime() - since.getTime() : 0);
  const isOver = isFinal(milestone) || disputed !== undefined;
  return {
    dueAt: new Date(startOf(milestone.dueOn) + DAY_MS + paused - 1),
    waitsFor: isOver ? null : delivery ? 'client' : 'seller',
    pause: since ? { why: disputed ? 'dispute' : 'answer', since: since.toISOString() } : null,
  };
}

/** Returns the date on which the payment is due: the agreed date, or the date of acceptance if that is later. */
export function paymentDueOn({ dueOn, acceptedAt }: StoredMilestone): string {
  const accepted = acceptedAt ? dayOf(acceptedAt) : dueOn;
  return accepted > dueOn ? accepted : dueOn;
}

/**
 * Returns the number of days from the due date to the date of payment, or to today if unpaid. Returns 0 until the
 * milestone has been accepted.
 */
export function lateDays(milestone: StoredMilestone, paidOn: string | undefined, now: Date): number {
  if (milestone.state !== 'accepted') return 0;
  const days = (startOf(paidOn ?? dayOf(now)) - startOf(paymentDueOn(milestone))) / DAY_MS;
  return Math.max(0, Math.round(days));
}

export const withMilestone = (
  milestones: readonly StoredMilestone[],
  id: string,
  change: (one: StoredMilestone) => StoredMilestone,
): StoredMilestone[] => milestones.map((one) => (one.id === id ? change(one) : one));

/** Records the decision on the open delivery, and ends the seller's pause. */
export function answered(
  milestone: StoredMilestone,
  decision: NonNullable<StoredDelivery['decision']>,
): StoredMilestone {
  const delivery = openDelivery(milestone);
  if (!delivery) return milestone;
  const waited = decision.at.getTime() - delivery.at.getTime();
  return {
    ...milestone,
    state: decision.is === 'accepted' ? 'accepted' : 'changes-asked',
    ...(decision.is === 'accepted' ? { acceptedAt: decision.at } : {}),
    pausedMs: milestone.pausedMs + waited,
    deliveries: milestone.deliveries.map((one) => (one === delivery ? { ...one, decision } : one)),
  };
}
