import { type Side, SIDES } from '@verse/api-contract/work/projects.values';
import type { PersonalData } from '../../../../platform/feature';
import type { FileRecord } from '../../../../platform/files';
import { SITE } from '../../../../platform/notify';
import { memberOn, organisationOn, type StoredProject, threadOf } from '../project';
import { notifyMembers } from '../project-notifications';
import type { ProjectParts } from '../project-parts';
import { isUnfinished, REASONS, withoutSide } from './erasure';

/** Actor of cancellations that no person makes. */
const SHOP = 'shop';

type Dependencies = Pick<
  ProjectParts,
  'projects' | 'sides' | 'threads' | 'invoices' | 'agreedOrders' | 'notify' | 'now'
>;

/** Includes the blob name, because the upload quota uses it to count files. */
const exportFile = ({ name, type, bytes, sha256, blob }: FileRecord) => ({ name, type, bytes, sha256, blob });

function exportProject(project: StoredProject, side: Side) {
  const { number, state, brief, offers, acceptance, milestones, createdAt, changedAt } = project;
  const { dispute, cancellation, ended, events } = project;
  const isClient = side === 'client';
  return {
    number,
    side,
    state,
    createdAt,
    changedAt,
    brief: isClient ? { ...brief, files: brief.files.map(exportFile) } : { title: brief.title },
    offers: offers.filter((offer) => offer.side === side).map(({ by: _, ...offer }) => offer),
    dispute: dispute?.side === side ? { reason: dispute.reason, at: dispute.at } : null,
    cancellation: cancellation?.side === side ? { reason: cancellation.reason, at: cancellation.at } : null,
    ended: ended?.side === side ? { reason: ended.reason, at: ended.at } : null,
    events: events.filter((event) => event.side === side).map(({ by: _, ...event }) => event),
    agreed: acceptance && { version: acceptance.version, hash: acceptance.hash, at: acceptance.at },
    milestones: milestones.map(({ title, minor, dueOn, state, deliveries }) => ({
      title,
      minor,
      dueOn,
      state,
      deliveries: deliveries.map(({ at, note, files, decision }) => {
        const marks = decision?.marks ?? [];
        return isClient
          ? { at, decision: decision && { ...decision, marks: marks.map(({ answer: _, done: __, ...mark }) => mark) } }
          : { at, note, files: files.map(exportFile), answers: marks.map(({ answer }) => answer?.text ?? '') };
      }),
    })),
  };
}

/** Whether the member is on neither side themselves, but an organisation is. */
const isForOrganisation = (project: StoredProject, memberId: string): boolean =>
  SIDES.every((side) => memberOn(project, side) !== memberId) &&
  SIDES.some((side) => organisationOn(project, side) !== undefined);

/** Returns the acts and texts of a member in a project of an organisation. */
function exportActs({ number, offers, milestones, dispute, cancellation, ended, events }: StoredProject, by: string) {
  const isOwn = (one: { by: string } | null | undefined) => one?.by === by;
  return {
    number,
    events: events.filter((event) => isOwn(event) && event.side !== 'staff').map(({ by: _, ...event }) => event),
    offers: offers.filter(isOwn).map(({ version, at, note }) => ({ version, at, note })),
    deliveries: milestones.flatMap(({ title, deliveries }) =>
      deliveries.filter(isOwn).map(({ at, note }) => ({ title, at, note })),
    ),
    decisions: milestones.flatMap(({ title, deliveries }) =>
      deliveries.flatMap(({ decision }) =>
        decision?.by === by
          ? [
              {
                title,
                at: decision.at,
                is: decision.is,
                note: decision.note,
                marks: (decision.marks ?? []).map(({ text }) => text),
              },
            ]
          : [],
      ),
    ),
    answers: milestones.flatMap(({ title, deliveries }) =>
      deliveries.flatMap(({ decision }) =>
        (decision?.marks ?? []).flatMap(({ answer }) =>
          answer?.by === by ? [{ title, at: answer.at, text: answer.text }] : [],
        ),
      ),
    ),
    reasons: [dispute, cancellation, ended].flatMap((one) =>
      one?.by === by ? [{ at: one.at, reason: one.reason }] : [],
    ),
  };
}

/**
 * A member's projects as client and as seller. Of the projects of organisations, only what the member did in them is
 * their personal data, and nothing of those of the house.
 */
export function createProjectPersonalData({
  projects,
  sides,
  threads,
  invoices,
  agreedOrders,
  notify,
  now,
}: Dependencies): PersonalData {
  /**
   * Records what a leaving seller owes for work that was paid for, but not accepted: the refund of the order and the
   * credit note of the invoice. Idempotent. Returns the numbers of the credit notes by milestone.
   */
  async function settleForClient(project: StoredProject): Promise<Map<string, string>> {
    const creditNotes = new Map<string, string>();
    for (const milestone of project.milestones.filter((one) => one.order !== null && isUnfinished(project, one))) {
      await agreedOrders.cancel(milestone.id, SHOP, REASONS.seller);
      if (milestone.invoice !== undefined && milestone.creditNote === undefined)
        creditNotes.set(milestone.id, await invoices.credit(milestone));
    }
    return creditNotes;
  }

  async function eraseSide(found: StoredProject, side: Side): Promise<void> {
    let project: StoredProject | undefined = found;
    for (let isDone = false; project && !isDone;) {
      const creditNotes = side === 'seller' ? await settleForClient(project) : undefined;
      isDone = await projects.erase(project, withoutSide(project, side, now(), creditNotes));
      if (!isDone) project = await projects.find(found.id);
    }
    if (side === 'seller' && found.state === 'agreed') {
      const about = { subject: `work-ended ${found.number}`, act: 'left', by: SITE };
      await notifyMembers(notify, await sides.membersOf(found, 'client'), about);
    }
    // The messages about an agreement also belong to the other side, so they are kept. The threads feature erases the
    // member's own messages.
    if (!found.acceptance) await threads.remove(threadOf(found));
  }
  return {
    name: 'projects',
    async *export(userId) {
      for await (const project of projects.ofClient(userId)) yield exportProject(project, 'client');
      for await (const project of projects.ofSeller(`member:${userId}`)) yield exportProject(project, 'seller');
      for await (const project of projects.ofActor(userId))
        if (isForOrganisation(project, userId)) yield exportActs(project, userId);
    },
    async erase(userId) {
      for await (const project of projects.ofClient(userId)) await eraseSide(project, 'client');
      for await (const project of projects.ofSeller(`member:${userId}`)) await eraseSide(project, 'seller');
      await projects.forgetActor(userId);
    },
  };
}
