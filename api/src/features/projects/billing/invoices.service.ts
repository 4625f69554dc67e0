import type { PersonalData } from '../../../platform/feature';
import type { StoredMilestone, StoredProject } from '../project';
import type { ProjectsDependencies } from '../projects-dependencies';
import { termsOf } from '../work/milestones';
import type { InvoiceRepository, StoredInvoice } from './invoices.repository';

interface Dependencies {
  repository: InvoiceRepository;
  dependencies: Pick<ProjectsDependencies, 'findContacts'> & {
    organisations: Pick<ProjectsDependencies['organisations'], 'findAll'>;
  };
  /** The house as a seller. */
  house: StoredInvoice['seller'];
  now: () => Date;
}

const UNKNOWN_CLIENT = 'A client';
const UNKNOWN_SELLER = 'A seller';
const GONE_CLIENT = 'A client who has left';
const GONE_SELLER = 'A seller who has left';

export const invoiceNumberOf = ({ n }: Pick<StoredInvoice, 'n'>): string => `INV-${String(n).padStart(4, '0')}`;

/** Invoices: one for each milestone that is accepted or paid, numbered per seller without gaps. */
export function createInvoices({ repository, dependencies, house, now }: Dependencies) {
  const nameOf = async (memberId: string) => (await dependencies.findContacts([memberId]))[0]?.name;

  async function sellerOf({ seller }: StoredProject): Promise<StoredInvoice['seller']> {
    if (seller.kind === 'house') return house;
    const name =
      seller.kind === 'member'
        ? await nameOf(seller.id)
        : (await dependencies.organisations.findAll([seller.id])).get(seller.id)?.name;
    return { name: name ?? UNKNOWN_SELLER, address: '', email: '' };
  }

  /** Both sides by the names of their accounts, the same for each reader. */
  const partiesOf = async (project: StoredProject): Promise<Pick<StoredInvoice, 'seller' | 'client'>> => ({
    seller: await sellerOf(project),
    client: { name: (await nameOf(project.clientId)) ?? UNKNOWN_CLIENT },
  });

  return {
    ...repository,
    partiesOf,

    /** Issues the invoice of a milestone once, and returns its number. */
    async issue(project: StoredProject, { id, title, minor }: StoredMilestone): Promise<string> {
      const terms = termsOf(project);
      if (!terms) throw new Error(`project ${project.number} has no terms to invoice`);
      const { sellerKey, clientId, number, brief } = project;
      const invoice = await repository.add({
        ...{ id, sellerKey, clientId, project: number, about: brief.title, title, minor },
        ...{ currency: terms.currency, at: now(), ...(await partiesOf(project)) },
      });
      return invoiceNumberOf(invoice);
    },

    /** Invoices of a member as a client and as a seller. The other side must keep them, without the name. */
    personalData: {
      name: 'invoices',
      async *export(userId) {
        for await (const invoice of repository.ofClient(userId)) yield toExport(invoice, 'client');
        for await (const page of repository.pagesOfSeller(`member:${userId}`))
          for (const invoice of page) yield toExport(invoice, 'seller');
      },
      async erase(userId) {
        for await (const { id, project } of repository.ofClient(userId))
          await repository.forget(id, { clientId: '', client: { name: GONE_CLIENT }, about: `Project ${project}` });
        for await (const page of repository.pagesOfSeller(`member:${userId}`))
          for (const { id } of page) {
            const seller = { name: GONE_SELLER, address: '', email: '' };
            // Numbers stay unique among sellers who have left.
            await repository.forget(id, { sellerKey: `gone:${id}`, seller });
          }
      },
    } satisfies PersonalData,
  };
}

function toExport(invoice: StoredInvoice, side: 'client' | 'seller') {
  const { project, title, currency, minor, at } = invoice;
  return { side, number: invoiceNumberOf(invoice), project, title, currency, minor, at };
}

export type Invoices = ReturnType<typeof createInvoices>;
