import type { Side } from '@verse/api-contract/work/projects.values';
import { memberOn, type StoredMark, type StoredMilestone, type StoredProject } from '../project';

export const REASONS: Record<Side, string> = { client: 'The client has left.', seller: 'The seller has left.' };

type RemainingProject = Omit<StoredProject, 'id' | 'number' | 'revision' | 'createdAt' | 'changedAt'>;

/** Whether the milestone is cancelled because one side leaves. */
export const isUnfinished = ({ state }: Pick<StoredProject, 'state'>, milestone: StoredMilestone): boolean =>
  state === 'agreed' && milestone.state !== 'accepted';

/** Returns the final state of a project after one side has left. */
export function finalState(
  { state, ended, acceptance }: StoredProject,
  side: Side,
  at: Date,
): Pick<RemainingProject, 'state' | 'ended'> {
  const ending = { side, by: '', reason: REASONS[side], at };
  if (state === 'agreed' || (state === 'open' && acceptance)) return { state: 'cancelled', ended: ending };
  if (state === 'open') return { state: side === 'client' ? 'withdrawn' : 'declined', ended: ending };
  return { state, ended: ended?.side === side ? { ...ended, by: '', reason: '' } : ended };
}

/** Closes an open dispute, because the project has ended and staff have nothing left to decide. */
export function disputeAfter({ dispute }: StoredProject, side: Side, at: Date): StoredProject['dispute'] {
  if (!dispute) return null;
  const retained = dispute.side === side ? { ...dispute, by: '', reason: '' } : dispute;
  if (dispute.state !== 'open') return retained;
  return { ...retained, state: 'decided', decision: { is: 'cancel', text: REASONS[side], by: '', at } };
}

const withoutAnswer = ({ answer: _, done, ...mark }: StoredMark): StoredMark =>
  done ? { ...mark, done: { ...done, by: '' } } : mark;

/**
 * Removes one side from a project. What was agreed, delivered and paid is kept, because both sides need it for their
 * accounting. `creditNotes` has the credit notes issued for milestones that this cancels. The leaving side's text,
 * unsent files, bank account and ids are removed.
 */
export function withoutSide(
  project: StoredProject,
  side: Side,
  at: Date,
  creditNotes: ReadonlyMap<string, string> = new Map(),
): RemainingProject {
  const erasedId = memberOn(project, side) ?? '';
  const by = (id: string) => (id === erasedId ? '' : id);
  const { brief, acceptance, milestones, offers, events, number } = project;
  const isClient = side === 'client';
  const emptyBrief = { title: `Project ${number}`, aim: '', links: [], files: [], budget: null, wantedBy: null };
  const parties = isClient
    ? { clientId: '', seller: project.seller, sellerKey: project.sellerKey }
    : { clientId: project.clientId, seller: { kind: 'member', id: '' } as const, sellerKey: 'member:' };
  const retained = acceptance ? offers : offers.filter((offer) => offer.side !== side);
  return {
    ...parties,
    ...finalState(project, side, at),
    brief: isClient
      ? { ...brief, ...emptyBrief }
      : { ...brief, package: brief.package && { ...brief.package, text: '' } },
    offers: retained.map((offer) => ({
      ...offer,
      by: by(offer.by),
      note: offer.side === side ? '' : offer.note,
      terms: { ...offer.terms, account: isClient ? offer.terms.account : null },
    })),
    acceptance: acceptance && { ...acceptance, by: by(acceptance.by) },
    milestones: milestones.map((one) => ({
      ...one,
      state: isUnfinished(project, one) ? 'cancelled' : one.state,
      ...(creditNotes.has(one.id) ? { creditNote: creditNotes.get(one.id)! } : {}),
      upload: isClient ? (one.upload ?? []) : [],
      deliveries: one.deliveries.map(({ decision, ...delivery }) => ({
        ...delivery,
        by: by(delivery.by),
        note: isClient ? delivery.note : '',
        decision: decision && {
          ...decision,
          by: by(decision.by),
          note: isClient ? '' : decision.note,
          ...(decision.marks ? { marks: isClient ? [] : decision.marks.map(withoutAnswer) } : {}),
        },
      })),
    })),
    dispute: disputeAfter(project, side, at),
    cancellation: null,
    events: events.map((event) => ({ ...event, by: by(event.by) })),
  };
}
