import { createHash, randomInt } from 'node:crypto';
import { ORDER_LETTERS, orderNumberOf } from '@verse/api-contract/orders';
import { type BriefForm, PROJECT_LIMITS } from '@verse/api-contract/projects';
import { AppError, type Person } from '../../../platform/http';
import { type Seller, type StoredBrief, type StoredProject, toSellerKey } from '../project';
import type { ProjectParts } from '../project-parts';
import { SELLING_ROLES } from '../project-parts';

const NUMBER_LETTERS = 8;
const newNumber = () =>
  orderNumberOf(
    Array.from({ length: NUMBER_LETTERS }, () => ORDER_LETTERS[randomInt(ORDER_LETTERS.length)]!).join(''),
  ).replace('CV', 'CP');

const refused = (field: string, message: string) => new AppError('invalid', message, { fields: { [field]: message } });

/** Briefs: how a project begins. */
export function createBriefs({
  projects,
  dependencies,
  platform,
}: Pick<ProjectParts, 'projects' | 'dependencies' | 'platform'>) {
  const { memberFor, isBlocked, organisations, findService, findPackage } = dependencies;
  const { now } = platform;

  async function findSeller(person: Person, { kind, handle }: BriefForm['seller']): Promise<Seller> {
    if (kind === 'house') return { kind };
    if (kind === 'member') {
      const { profile } = await memberFor(person, handle ?? '');
      if (profile.memberId === person.id) throw refused('seller', 'You cannot send a brief to yourself.');
      if (await isBlocked(person.id, profile.memberId)) throw new AppError('not-found', 'There is no such member.');
      return { kind, id: profile.memberId };
    }
    const organisation = await organisations.byHandle(handle ?? '');
    if (organisation?.state !== 'open') throw new AppError('not-found', 'There is no such organisation.');
    const role = await organisations.roleOf(organisation.id, person.id);
    if (SELLING_ROLES.some((one) => one === role)) throw refused('seller', 'You cannot send a brief to yourself.');
    return { kind, id: organisation.id };
  }

  async function toBrief(form: BriefForm, seller: Seller): Promise<StoredBrief> {
    const { title, aim, links, budget, wantedBy } = form;
    const service = form.service === null ? null : ((await findService(form.service)) ?? null);
    if (form.service !== null && !service) throw refused('service', 'There is no such service.');
    const sold =
      form.packageId === null || seller.kind !== 'member' ? undefined : await findPackage(seller.id, form.packageId);
    if (form.packageId !== null && !sold) throw refused('packageId', 'This package is no longer offered.');
    const currency = budget?.currency ?? (sold?.prices.USD === undefined ? 'NGN' : 'USD');
    const minor = sold?.prices[currency];
    return {
      ...{ title, aim, links, files: [], budget, wantedBy, service },
      package: sold
        ? { id: sold.id, name: sold.name, days: sold.days, price: minor === undefined ? null : { currency, minor } }
        : null,
    };
  }

  return {
    /** Sends a brief; the same key of the same client sends it once. */
    async send(person: Person, key: string, form: BriefForm): Promise<StoredProject> {
      const id = createHash('sha256')
        .update(JSON.stringify([person.id, key]))
        .digest('hex')
        .slice(0, 24);
      const known = await projects.find(id);
      if (known) return known;
      const seller = await findSeller(person, form.seller);
      const brief = await toBrief(form, seller);
      if ((await projects.countOpen(person.id, PROJECT_LIMITS.open)) >= PROJECT_LIMITS.open)
        throw new AppError('limit', `You have ${PROJECT_LIMITS.open} open briefs. Withdraw one to send another.`);
      const at = now();
      const project: StoredProject = {
        ...{ id, number: newNumber(), clientId: person.id, seller, sellerKey: toSellerKey(seller) },
        ...{ state: 'open', revision: 1, brief, offers: [], acceptance: null, milestones: [], dispute: null },
        ...{ ended: null, createdAt: at, changedAt: at },
        events: [{ at, by: person.id, side: 'client', what: 'sent the brief' }],
      };
      while (!(await projects.insert(project))) {
        const twin = await projects.find(id);
        if (twin) return twin;
        project.number = newNumber();
      }
      return project;
    },
  };
}

export type Briefs = ReturnType<typeof createBriefs>;
