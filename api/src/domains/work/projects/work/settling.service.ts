import type { Logger } from '../../../../platform/logging';
import type { AgreedOrder, AgreedPayment, Contact } from '../../../../platform/ports';
import type { Parties } from '../parties';
import { agreedBy, hasLostSide, type StoredMilestone, type StoredProject } from '../project';
import type { ProjectParts } from '../project-parts';
import type { ProjectChange } from '../projects.repository';
import { reviewPeriodOf } from '../review-period';
import { sweepDue } from '../sweep-due';
import {
  answered,
  AUTOMATIC,
  lacksCreditNote,
  lacksInvoice,
  nextDueAt,
  openDelivery,
  progressTo,
  silenceOf,
  termsOf,
  withMilestone,
} from './milestones';
import type { NotifyOfWork } from './work-notices';

type Dependencies = Pick<ProjectParts, 'projects' | 'agreedOrders' | 'findContacts'> &
  Pick<Parties, 'partiesOf'> & {
    invoices: Pick<ProjectParts['invoices'], 'issue' | 'credit'>;
    tell: NotifyOfWork;
    logger: Pick<Logger, 'error'>;
    now: () => Date;
  };

interface Step {
  change: ProjectChange;
  what: string;
  /** Notification to send once the change has been stored. */
  news?: Omit<Parameters<NotifyOfWork>[0], 'project'>;
}

const SHOP = 'shop';
const CANCELLED = 'The milestone was cancelled.';

/** Returns the next change that is due because the client has not responded: an acceptance or a reminder. */
function stepOfSilence(project: StoredProject, at: Date): Step | undefined {
  for (const milestone of project.milestones) {
    const silence = silenceOf(project, milestone);
    const delivery = openDelivery(milestone);
    if (!silence || !delivery) continue;
    const to = { milestone, act: `${project.revision}`, by: AUTOMATIC };
    if (silence.until <= at) {
      const decision = { is: 'accepted', note: '', at, by: AUTOMATIC } as const;
      const milestones = withMilestone(project.milestones, milestone.id, (one) => answered(one, decision));
      return {
        change: progressTo(milestones),
        what: `accepted “${milestone.title}” because no answer came in time`,
        news: { news: 'answer', to: ['seller', 'client'], ...to },
      };
    }
    const due = silence.reminders.filter((moment) => moment <= at).length;
    if (due <= (delivery.reminders ?? 0)) continue;
    const reminded = (one: StoredMilestone): StoredMilestone => ({
      ...one,
      deliveries: one.deliveries.map((each) => (each === delivery ? { ...each, reminders: due } : each)),
    });
    return {
      change: { milestones: withMilestone(project.milestones, milestone.id, reminded) },
      what: `reminded the client of “${milestone.title}”`,
      news: { news: 'reminder', to: ['client'], ...to },
    };
  }
  return undefined;
}

/**
 * Returns the change that records the next payment: a completed one if possible, otherwise a partial one or an amount
 * received for a cancelled milestone.
 */
function stepOfPayment(
  { milestones, revision }: StoredProject,
  payments: ReadonlyMap<string, AgreedPayment>,
  at: Date,
): Step | undefined {
  const unpaid = milestones.filter(({ paidAt }) => !paidAt);
  const complete = unpaid.find(({ id }) => payments.get(id)?.state === 'paid');
  const paidOf = ({ id }: StoredMilestone) => payments.get(id)?.paid ?? 0;
  const milestone = complete ?? unpaid.find((one) => paidOf(one) > (one.notedMinor ?? 0));
  if (!milestone) return undefined;
  const noted = complete ? { paidAt: at } : { notedMinor: paidOf(milestone), notedAt: at };
  return {
    change: { milestones: withMilestone(milestones, milestone.id, (one) => ({ ...one, ...noted })) },
    what: `noted ${complete ? 'the payment' : 'a part of the payment'} for “${milestone.title}”`,
    news: {
      news: complete ? 'payment' : 'part-payment',
      to: ['client', 'seller'],
      milestone,
      act: `${revision}`,
      by: AUTOMATIC,
    },
  };
}

/** Returns the change that notifies the seller of a receipt sent for a payment that is not recorded yet. */
function stepOfReceipt(
  { milestones, revision }: StoredProject,
  payments: ReadonlyMap<string, AgreedPayment>,
): Step | undefined {
  const receiptsOf = ({ id }: StoredMilestone) => payments.get(id)?.receipts.length ?? 0;
  const milestone = milestones.find((one) => !one.paidAt && receiptsOf(one) > (one.noticedReceipts ?? 0));
  if (!milestone) return undefined;
  const noticedReceipts = receiptsOf(milestone);
  return {
    change: { milestones: withMilestone(milestones, milestone.id, (one) => ({ ...one, noticedReceipts })) },
    what: `sent a receipt for “${milestone.title}”`,
    news: { news: 'receipt', to: ['seller'], milestone, act: `${revision}`, by: AUTOMATIC },
  };
}

const toBuyer = (
  { clientId, clientOrganisationId }: StoredProject,
  contact: Contact | undefined,
  organisationName: string,
): AgreedOrder['buyer'] =>
  clientOrganisationId === undefined
    ? { id: clientId, name: contact?.name ?? '', email: contact?.email ?? '' }
    : { organisationId: clientOrganisationId, name: organisationName };

/** Returns the change that asks both sides for a review. Projects that were paid long ago are not asked about. */
function stepOfReview(project: StoredProject, at: Date): Step | undefined {
  const period = reviewPeriodOf(project);
  if (project.reviewsAskedAt || !period || period.until <= at) return undefined;
  return {
    change: { reviewsAskedAt: at },
    what: 'asked both sides for a review',
    news: { news: 'review', to: ['client', 'seller'], act: 'asked', by: AUTOMATIC },
  };
}

/** Returns the next change that follows from time or payments alone. */
const stepOfFacts = (
  project: StoredProject,
  payments: ReadonlyMap<string, AgreedPayment>,
  at: Date,
): Step | undefined =>
  stepOfSilence(project, at) ??
  stepOfPayment(project, payments, at) ??
  stepOfReceipt(project, payments) ??
  stepOfReview(project, at);

/**
 * Carries out whatever follows from a project's state: placing and cancelling orders, reminders, automatic acceptance,
 * invoices.
 */
export function createSettling(dependencies: Dependencies) {
  const { projects, invoices, agreedOrders, findContacts, partiesOf, tell, logger, now } = dependencies;

  async function placeAll(project: StoredProject): Promise<Step> {
    const { number, clientId, seller, sellerKey, milestones } = project;
    const terms = termsOf(project);
    if (!terms) throw new Error(`project ${number} is agreed without terms`);
    const [contact] = await findContacts([clientId]);
    const parties = await partiesOf({ project, readerId: clientId || (agreedBy(project, 'client') ?? '') });
    const { account, currency } = terms;
    if (seller.kind !== 'house' && !account) throw new Error(`project ${number} is agreed without an account`);
    const owner = account && { key: sellerKey, name: parties.seller.name, account };
    const placed: StoredMilestone[] = [];
    for (const [index, one] of milestones.entries()) {
      const order = await agreedOrders.place({
        key: one.id,
        project: number,
        seller: seller.kind === 'house' ? null : owner,
        buyer: toBuyer(project, contact, parties.client.name),
        item: `project:${number}:${index + 1}`,
        title: `${one.title} (project ${number})`,
        currency,
        total: one.minor,
      });
      placed.push({ ...one, order });
    }
    return { change: { milestones: placed }, what: 'placed the orders of the milestones' };
  }

  async function cancelOrders({ milestones }: StoredProject, payments: ReadonlyMap<string, AgreedPayment>) {
    for (const { id, state } of milestones) {
      const payment = payments.get(id)?.state;
      if (state === 'cancelled' && (payment === 'due' || payment === 'paid'))
        await agreedOrders.cancel(id, SHOP, CANCELLED);
    }
  }

  async function invoiceNext(project: StoredProject): Promise<Step | undefined> {
    const { milestones } = project;
    const milestone = milestones.find(lacksInvoice) ?? milestones.find(lacksCreditNote);
    if (!milestone) return undefined;
    const issued = lacksInvoice(milestone)
      ? { invoice: await invoices.issue(project, milestone) }
      : { creditNote: await invoices.credit(milestone) };
    return {
      change: { milestones: withMilestone(milestones, milestone.id, (one) => ({ ...one, ...issued })) },
      what: `issued ${issued.invoice ?? issued.creditNote} for “${milestone.title}”`,
    };
  }

  /** Effects on orders and invoices may run twice, but the change itself is stored only once. */
  async function nextStep(project: StoredProject): Promise<Step | undefined> {
    const { acceptance, milestones, dueAt } = project;
    if (!acceptance || hasLostSide(project)) return undefined;
    // Includes cancelled milestones: another process may be placing their orders, and an order can be cancelled only
    // once it exists.
    if (milestones.some(({ order }) => order === null)) return placeAll(project);
    const payments = await agreedOrders.findAll(milestones.map(({ id }) => id));
    await cancelOrders(project, payments);
    const at = now();
    const step = stepOfFacts(project, payments, at) ?? (await invoiceNext(project));
    if (step) return step;
    const isDone = dueAt !== undefined && dueAt <= at;
    return isDone ? { change: {}, what: 'completed what was due' } : undefined;
  }

  /** Applies steps until none are due. */
  async function settle(found: StoredProject): Promise<StoredProject> {
    for (let project = found; ;) {
      const step = await nextStep(project);
      if (!step) return project;
      const event = { at: now(), by: AUTOMATIC, side: AUTOMATIC, what: step.what } as const;
      const change = { ...step.change, dueAt: nextDueAt({ ...project, ...step.change }) };
      const changed = await projects.change(project, change, event);
      if (changed && step.news) await tell({ project: changed, ...step.news });
      const current = changed ?? (await projects.find(project.id));
      if (!current) return project;
      project = current;
    }
  }

  return {
    settle,

    /**
     * Settles without ever failing the request, because the caller's change is already stored and the sweep retries
     * failed steps.
     */
    async settleNow(project: StoredProject): Promise<StoredProject> {
      try {
        return await settle(project);
      } catch (err) {
        logger.error({ err, project: project.id }, 'failed to settle a project; the sweep tries again');
        return project;
      }
    },

    /** Called at least once after each payment. */
    async settleByNumber(number: string): Promise<void> {
      const project = await projects.findByNumber(number);
      if (project) await settle(project);
    },

    /** Settles all due projects. */
    sweep: () =>
      sweepDue(
        { projects, logger, now },
        {
          isOwn: ({ acceptance }) => acceptance !== null,
          process: settle,
          failed: 'failed to process a due project',
        },
      ),
  };
}

export type Settling = ReturnType<typeof createSettling>;
