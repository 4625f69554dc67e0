import type { NextStep, ProjectWork } from '@verse/api-contract/api';
import { formatMoney } from '@verse/api-contract/formats';
import type { Currency, Money } from '@verse/api-contract/money';
import type { Milestone } from '@verse/api-contract/work/project-work.schema';
import type { ProjectAct, Side } from '@verse/api-contract/work/projects.values';
import type { AgreedPayment } from '../../../../platform/ports';
import { type OpenProject, otherSide, type StoredDelivery, type StoredMilestone, type StoredProject } from '../project';
import type { ProjectParts } from '../project-parts';
import { fileView } from '../projects.view';
import { reviewPeriodOf } from '../review-period';
import { mayDeliver, usedRevisions } from './deliveries.service';
import { isPicture, markView } from './marks';
import {
  AUTOMATIC,
  clockOf,
  hasOpenDispute,
  isFinal,
  lateDays,
  leftToPay,
  openDelivery,
  paymentDueOn,
  silenceOf,
  termsOf,
} from './milestones';

type Dependencies = Pick<ProjectParts, 'agreedOrders' | 'now'>;

/** Reader of the work; staff belong to neither side. */
type Reader = Omit<OpenProject, 'side' | 'readerId'> & { side: Side | 'staff' };

const deliveryView = ({ at, note, files, decision }: StoredDelivery, index: number) => ({
  at: at.toISOString(),
  note,
  files: files.map((file) => ({ ...fileView(file), isPicture: isPicture(file) })),
  decision: decision && {
    is: decision.is,
    note: decision.note,
    at: decision.at.toISOString(),
    isSilent: decision.by === AUTOMATIC,
    marks: (decision.marks ?? []).map((mark, place) => markView(mark, index, place)),
  },
});

/** Returns the payment for a milestone, including how many days late it is. */
export function paymentView(
  milestone: StoredMilestone,
  payment: AgreedPayment | undefined,
  toMoney: (minor: number) => Money,
  now: Date,
): Milestone['payment'] {
  const state = payment?.state ?? (milestone.state === 'cancelled' ? 'cancelled' : 'due');
  const paidOn = state === 'paid' ? payment?.payments.at(-1)?.on : undefined;
  const isPayable = state === 'due' || state === 'paid';
  const paid = payment?.paid ?? 0;
  return {
    order: payment?.number ?? null,
    state,
    account: payment?.account ?? null,
    paid: toMoney(paid),
    left: toMoney(state === 'due' ? milestone.minor - paid : 0),
    owed: toMoney(payment?.owed ?? 0),
    dueOn: paymentDueOn(milestone),
    lateDays: isPayable ? lateDays(milestone, paidOn, now) : 0,
    transfers: (payment?.payments ?? []).map(({ amount, reference, on }) => ({
      amount: toMoney(amount),
      reference,
      on,
    })),
    receipts: (payment?.receipts ?? []).map(fileView),
  };
}

function mayOf({ project, side }: Reader, milestone: StoredMilestone, payment: AgreedPayment | undefined) {
  const isWorking = project.state === 'agreed' && !hasOpenDispute(project);
  const isSeller = side === 'seller';
  const decide = isWorking && side === 'client' && openDelivery(milestone) !== undefined;
  return {
    deliver: isWorking && isSeller && mayDeliver(milestone),
    decide,
    answerMarks: isWorking && isSeller && !isFinal(milestone),
    askChanges: decide && usedRevisions(milestone) < (termsOf(project)?.revisions ?? 0),
    bookPayment: isSeller && payment?.state === 'due' && milestone.state !== 'cancelled',
    sendBack: isSeller && (payment?.owed ?? 0) > 0,
    dispute: isWorking && side !== 'staff' && !isFinal(milestone),
  };
}

function milestoneView(reader: Reader, one: StoredMilestone, payment: AgreedPayment | undefined, now: Date): Milestone {
  const { project, side } = reader;
  const terms = termsOf(project);
  const currency: Currency = terms?.currency ?? 'USD';
  const toMoney = (minor: number): Money => ({ currency, minor });
  const { dueAt, ...clock } = clockOf(project, one, now);
  const { id, title, state, dueOn, deliveries, upload = [] } = one;
  return {
    id,
    title,
    state,
    dueOn,
    dueAt: dueAt.toISOString(),
    ...clock,
    amount: toMoney(one.minor),
    deliveries: deliveries.map(deliveryView),
    upload: side === 'seller' ? upload.map(fileView) : [],
    revisions: { used: usedRevisions(one), allowed: terms?.revisions ?? 0 },
    acceptedAt: silenceOf(project, one)?.until.toISOString() ?? null,
    payment: paymentView(one, payment, toMoney, now),
    invoice: one.invoice ?? null,
    creditNote: one.creditNote ?? null,
    may: mayOf(reader, one, payment),
  };
}

function disputeView({ dispute }: StoredProject): ProjectWork['dispute'] {
  if (!dispute) return null;
  const { state, side, milestone, reason, at, decision } = dispute;
  return {
    state,
    side,
    milestone,
    reason,
    at: at.toISOString(),
    decision: decision && { is: decision.is, text: decision.text, at: decision.at.toISOString() },
  };
}

/** Returns the work as one side sees it, or `null` if there is no agreement. */
export const createWorkView =
  ({ agreedOrders, now }: Dependencies) =>
  async (reader: Reader): Promise<ProjectWork | null> => {
    const { project, side } = reader;
    const { milestones, cancellation, acceptance } = project;
    if (!acceptance) return null;
    const payments = await agreedOrders.findAll(milestones.map(({ id }) => id));
    const at = now();
    const isWorking = project.state === 'agreed' && !hasOpenDispute(project) && side !== 'staff';
    return {
      milestones: milestones.map((one) => milestoneView(reader, one, payments.get(one.id), at)),
      cancellation: cancellation
        ? { side: cancellation.side, reason: cancellation.reason, at: cancellation.at.toISOString() }
        : null,
      dispute: disputeView(project),
      may: {
        askToCancel: isWorking && !cancellation,
        agreeToCancel: isWorking && cancellation !== undefined && cancellation !== null && cancellation.side !== side,
        keepWorking: isWorking && !!cancellation,
      },
    };
  };

export type WorkView = ReturnType<typeof createWorkView>;

const byDueDate = <T extends { dueAt: Date }>(all: readonly T[]): T | undefined =>
  all.toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())[0];

interface Act {
  act: ProjectAct;
  milestone?: string;
}

const toStep = (text: string, dueAt: Date | undefined, about: Act): NextStep => ({
  text,
  dueAt: dueAt?.toISOString() ?? null,
  ...about,
});

function stepOfClient(project: StoredProject): NextStep | null {
  const waiting = project.milestones.flatMap((one) => {
    const silence = silenceOf(project, one);
    return silence ? [{ id: one.id, title: one.title, dueAt: silence.until }] : [];
  });
  const delivery = byDueDate(waiting);
  if (delivery)
    return toStep(`Accept “${delivery.title}”, or ask for changes.`, delivery.dueAt, {
      act: 'answer-delivery',
      milestone: delivery.id,
    });
  const unpaid = project.milestones.filter(({ state, paidAt }) => state === 'accepted' && !paidAt);
  const due = byDueDate(unpaid.map((one) => ({ ...one, dueAt: new Date(paymentDueOn(one)) })));
  if (!due) return null;
  const { currency = 'USD' } = termsOf(project) ?? {};
  const rest = due.notedMinor ? `${formatMoney({ currency, minor: leftToPay(due) })} that is left of ` : '';
  return toStep(`Pay ${rest}“${due.title}”.`, due.dueAt, { act: 'pay', milestone: due.id });
}

function stepOfReceipt({ milestones }: StoredProject): NextStep | null {
  const unbooked = milestones.find(
    ({ state, paidAt, noticedReceipts }) => state !== 'cancelled' && !paidAt && noticedReceipts,
  );
  if (!unbooked) return null;
  const { id, title } = unbooked;
  return toStep(`Check the receipt for “${title}” and record the payment.`, undefined, { act: 'book', milestone: id });
}

function stepOfSeller(project: StoredProject, now: Date): NextStep | null {
  const planned = project.milestones.filter(mayDeliver);
  const next = byDueDate(planned.map((one) => ({ ...one, dueAt: clockOf(project, one, now).dueAt })));
  return next ? toStep(`Deliver “${next.title}”.`, next.dueAt, { act: 'deliver', milestone: next.id }) : null;
}

/** Asks a side for its review, once and for as long as it can be written. */
function stepOfReview(project: StoredProject, side: Side, now: Date): NextStep | null {
  const { reviewed } = project;
  const period = reviewPeriodOf(project);
  if (!period || reviewed?.[side] || period.until <= now) return null;
  const until = reviewed?.[otherSide(side)] ? period.until : undefined;
  return toStep(`Review the ${otherSide(side)}.`, until, { act: 'review' });
}

export function nextWorkStep({ project, side }: Pick<OpenProject, 'project' | 'side'>, now: Date): NextStep | null {
  if (!project.acceptance || hasOpenDispute(project)) return null;
  const { cancellation } = project;
  if (cancellation && project.state === 'agreed' && cancellation.side !== side)
    return toStep('They want to cancel the rest. Agree or keep working.', undefined, { act: 'answer-cancellation' });
  const step =
    side === 'client'
      ? stepOfClient(project)
      : (stepOfReceipt(project) ?? (project.state === 'agreed' ? stepOfSeller(project, now) : null));
  return step ?? stepOfReview(project, side, now);
}
