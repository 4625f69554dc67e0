import { createHash, randomInt } from 'node:crypto';
import type { BriefForm } from '@verse/api-contract/api';
import { ORDER_LETTERS, orderNumberOf } from '@verse/api-contract/commerce/orders.values';
import { earliestWantedBy, PAST_DAY } from '@verse/api-contract/work/typed-brief';
import type { FileRecord } from '../../../../platform/files';
import { AppError, type Person } from '../../../../platform/http';
import type { Logger } from '../../../../platform/logging';
import { type Seller, type StoredBrief, type StoredProject, toSellerKey } from '../project';
import type { ProjectParts } from '../project-parts';
import { SELLING_ROLES } from '../projects-dependencies';
import { sweepDue } from '../sweep-due';
import type { BriefNotices } from './brief-notices';

const NUMBER_LETTERS = 8;
/**
 * Longer than a process takes to notify both sides, so that the sweep does not send the same notifications at the same
 * time.
 */
const NOTIFIED_WITHIN_MS = 60_000;
const newNumber = () =>
  orderNumberOf(
    Array.from({ length: NUMBER_LETTERS }, () => ORDER_LETTERS[randomInt(ORDER_LETTERS.length)]!).join(''),
  ).replace('CV', 'CP');

const refused = (field: string, message: string) => new AppError('invalid', message, { fields: { [field]: message } });

type SaveFiles = () => Promise<FileRecord[]>;

type Dependencies = Pick<ProjectParts, 'projects' | 'dependencies'> & {
  notices: Pick<BriefNotices, 'sent' | 'receipt'>;
  /** Counts a brief towards the account's limit, or rejects it. */
  reserve: (memberId: string) => Promise<void>;
  logger: Pick<Logger, 'error'>;
  now: () => Date;
};

/** Sends briefs; each brief starts a project. */
export function createBriefs({ projects, dependencies, notices, reserve, logger, now }: Dependencies) {
  const { memberFor, isBlocked, organisations, findService, findPackage } = dependencies;

  async function findSeller(person: Person, { kind, handle }: BriefForm['seller']): Promise<Seller> {
    if (kind === 'house') return { kind };
    if (kind === 'member') {
      const { profile } = await memberFor(person, handle ?? '');
      if (profile.memberId === person.id) throw refused('seller', 'You cannot send a brief to yourself.');
      if (profile.sampleName !== undefined) throw refused('seller', 'This is a sample profile. It accepts no briefs.');
      if (await isBlocked(person.id, profile.memberId)) throw new AppError('not-found', 'There is no such member.');
      return { kind, id: profile.memberId };
    }
    const organisation = await organisations.byHandle(handle ?? '');
    if (organisation?.state !== 'open') throw new AppError('not-found', 'There is no such organisation.');
    const role = await organisations.roleOf(organisation.id, person.id);
    if (SELLING_ROLES.some((one) => one === role)) throw refused('seller', 'You cannot send a brief to yourself.');
    return { kind, id: organisation.id };
  }

  async function toService(asked: string | null): Promise<StoredBrief['service']> {
    if (asked === null) return null;
    const service = await findService(asked);
    if (!service) throw refused('service', 'There is no such service.');
    const { slug, title, isInPreparation } = service;
    if (isInPreparation) throw refused('service', `${title} is in preparation. You can join its waiting list.`);
    return { slug, title };
  }

  async function toBrief(form: BriefForm, seller: Seller): Promise<StoredBrief> {
    const { title, aim, links, budget, wantedBy } = form;
    if (wantedBy !== null && wantedBy < earliestWantedBy(now())) throw refused('wantedBy', PAST_DAY);
    const service = await toService(form.service);
    const sold =
      form.packageId === null || seller.kind !== 'member' ? undefined : await findPackage(seller.id, form.packageId);
    if (form.packageId !== null && !sold) throw refused('packageId', 'This package is no longer offered.');
    const currency = budget?.currency ?? (sold?.prices.USD === undefined ? 'NGN' : 'USD');
    const minor = sold?.prices[currency];
    return {
      title,
      aim,
      links,
      files: [],
      budget,
      wantedBy,
      service,
      package: sold
        ? { id: sold.id, name: sold.name, days: sold.days, price: minor === undefined ? null : { currency, minor } }
        : null,
    };
  }

  const toProject = (id: string, clientId: string, seller: Seller, brief: StoredBrief): StoredProject => {
    const at = now();
    return {
      id,
      number: newNumber(),
      clientId,
      seller,
      sellerKey: toSellerKey(seller),
      state: 'open',
      revision: 1,
      brief,
      offers: [],
      acceptance: null,
      milestones: [],
      dispute: null,
      ended: null,
      createdAt: at,
      changedAt: at,
      dueAt: new Date(at.getTime() + NOTIFIED_WITHIN_MS),
      events: [{ at, by: clientId, side: 'client', what: 'sent the brief' }],
    };
  };

  /** Returns false if another call has already stored the brief. */
  async function insert(project: StoredProject): Promise<boolean> {
    while (!(await projects.insert(project))) {
      if (await projects.find(project.id)) return false;
      project.number = newNumber();
    }
    return true;
  }

  /** If the process dies before this completes, the sweep finds the project by `dueAt`. */
  async function notifyBoth(project: StoredProject): Promise<void> {
    await notices.receipt(project);
    await notices.sent(project);
    await projects.clearDue(project);
  }

  return {
    /**
     * Sends a brief, at most once per client and key.
     *
     * @param saveFiles called once the brief has been accepted and counted; stores the files, so that the brief
     * contains them from the start
     */
    async send(person: Person, key: string, form: BriefForm, saveFiles?: SaveFiles): Promise<StoredProject> {
      const id = createHash('sha256')
        .update(JSON.stringify([person.id, key]))
        .digest('hex')
        .slice(0, 24);
      const known = await projects.find(id);
      if (known) {
        // The process may have died before notifying the seller. Notifying again is safe, because a second notification
        // about the same action is ignored.
        await notices.sent(known);
        return known;
      }
      const seller = await findSeller(person, form.seller);
      const brief = await toBrief(form, seller);
      await reserve(person.id);
      const project = toProject(id, person.id, seller, { ...brief, files: (await saveFiles?.()) ?? [] });
      if (!(await insert(project))) return (await projects.find(id)) ?? project;
      await notifyBoth(project);
      return project;
    },

    /** Sends notifications that were lost when a process died. */
    sweep: () =>
      sweepDue(
        { projects, logger, now },
        {
          isOwn: ({ acceptance }) => acceptance === null,
          process: notifyBoth,
          failed: 'failed to announce a brief; the sweep tries again',
        },
      ),
  };
}

export type Briefs = ReturnType<typeof createBriefs>;
