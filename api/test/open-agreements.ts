import { DAY_MS } from '@verse/api-contract/time';
import { dayOf } from '@verse/api-contract/work/offer-rules';
import { createBillingDetailsRepository } from '../src/domains/work/projects/billing/billing-details.repository';
import { createInvoiceRepository } from '../src/domains/work/projects/billing/invoices.repository';
import { createInvoices } from '../src/domains/work/projects/billing/invoices.service';
import { plannedMilestones } from '../src/domains/work/projects/offers/terms';
import type { StoredProject } from '../src/domains/work/projects/project';
import { createProjectRepository } from '../src/domains/work/projects/projects.repository';
import { createSettling } from '../src/domains/work/projects/work/settling.service';
import type { DbPort } from '../src/store';
import { openShop } from './open-shop';

export const MILESTONES = 3;
const ACCOUNT = { holder: 'Sade Bello', bank: 'Lantern Bank', number: '0123456789', code: null };

/** Returns a project whose latest offer the client has not accepted yet. */
export function offeredProject(index: number, now: Date): StoredProject {
  const dueOn = new Date(now.getTime() + 14 * DAY_MS).toISOString().slice(0, 10);
  const milestones = Array.from({ length: MILESTONES }, (_, at) => ({ title: `Part ${at}`, dueOn, minor: 100 + at }));
  const terms = {
    scope: 'A lantern',
    deliverables: ['A lantern'],
    revisions: 1,
    currency: 'NGN' as const,
    milestones,
    silentDays: 7,
    validUntil: dueOn,
    account: ACCOUNT,
  };
  return {
    id: `project-${index}`,
    number: `CP-${index}`,
    clientId: `client-${index}`,
    seller: { kind: 'member', id: 'sade' },
    sellerKey: 'member:sade',
    state: 'open',
    revision: 1,
    brief: {
      title: 'A lantern',
      aim: '',
      links: [],
      files: [],
      budget: null,
      wantedBy: null,
      service: null,
      package: null,
    },
    offers: [{ version: 1, side: 'seller', by: 'sade', at: now, note: '', terms, hash: '0' }],
    acceptance: null,
    milestones: [],
    dispute: null,
    ended: null,
    events: [],
    createdAt: now,
    changedAt: now,
  };
}

/** Opens projects and orders without any routes or accounts, using a clock that the test controls. */
export async function openAgreements(db: DbPort, clock: { now: Date }) {
  const now = () => clock.now;
  const shop = await openShop(db, clock, new Map());
  const projects = await createProjectRepository(db);
  const party = { kind: 'member', name: 'Sade', handle: null } as const;
  const invoices = createInvoices({
    repository: await createInvoiceRepository(db),
    findContacts: () => Promise.resolve([]),
    organisations: { findAll: () => Promise.resolve(new Map()) },
    details: createBillingDetailsRepository(db),
    house: { name: 'The house', address: '', email: '' },
    now,
  });
  const settling = createSettling({
    projects,
    invoices,
    agreedOrders: shop.agreed,
    findContacts: () => Promise.resolve([]),
    partiesOf: () => Promise.resolve({ client: { ...party, kind: 'client' }, seller: party }),
    tell: () => Promise.resolve(),
    logger: console,
    now,
  });
  return {
    projects,
    settling,
    shop,
    invoices,

    /** Accepts the offer in a single update of the project. */
    async accept(index: number): Promise<StoredProject | undefined> {
      const project = offeredProject(index, now());
      const at = now();
      await projects.insert(project);
      const side = 'client';
      const milestones = plannedMilestones(project, project.offers[0]!.terms, dayOf(at));
      const acceptance = { version: 1, hash: '0', side, by: project.clientId, at } as const;
      return projects.change(
        project,
        { state: 'agreed', acceptance, milestones, dueAt: at },
        { at, by: project.clientId, side, what: 'accepted version 1' },
      );
    },
  };
}
