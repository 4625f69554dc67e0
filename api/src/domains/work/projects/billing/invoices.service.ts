import { creditNoteOf } from '@verse/api-contract/work/project-invoices.values';
import type { Side } from '@verse/api-contract/work/projects.values';
import type { PersonalData } from '../../../../platform/feature';
import type { Accounts, Organisations } from '../../../../platform/ports';
import { agreedBy, memberOn, organisationOn, type StoredMilestone, type StoredProject, toClientKey } from '../project';
import { termsOf } from '../work/milestones';
import type { BillingDetailsRepository } from './billing-details.repository';
import type { InvoiceRepository, StoredInvoice } from './invoices.repository';

interface Dependencies extends Pick<Accounts, 'findContacts'> {
  organisations: Pick<Organisations, 'findAll'>;
  repository: InvoiceRepository;
  details: Pick<BillingDetailsRepository, 'find'>;
  house: StoredInvoice['seller'];
  now: () => Date;
}

const UNKNOWN_CLIENT = 'A client';
const UNKNOWN_SELLER = 'A seller';
const GONE_CLIENT = 'A client who has left';
const GONE_SELLER = 'A seller who has left';

const written = (n: number) => String(n).padStart(4, '0');

export const invoiceNumberOf = ({ n, corrects }: Pick<StoredInvoice, 'n' | 'corrects'>): string =>
  `${corrects === undefined ? 'INV' : 'CN'}-${written(n)}`;

/** Returns the number of the invoice that a credit note corrects, or `null` for an invoice. */
export const correctedNumberOf = ({ corrects }: Pick<StoredInvoice, 'corrects'>): string | null =>
  corrects === undefined ? null : invoiceNumberOf({ n: corrects });

/**
 * Issues one invoice for each accepted or paid milestone, and a credit note if a paid milestone is cancelled. Each
 * seller has a single, gapless number series.
 */
export function createInvoices({ repository, details, findContacts, organisations, house, now }: Dependencies) {
  async function findName(project: StoredProject, side: Side): Promise<string | undefined> {
    const id = organisationOn(project, side);
    if (id !== undefined) return (await organisations.findAll([id])).get(id)?.name;
    return (await findContacts([memberOn(project, side) ?? '']))[0]?.name;
  }

  /** Returns both sides under their account names, because these are the same for every reader. */
  const partiesOf = async (project: StoredProject): Promise<Pick<StoredInvoice, 'seller' | 'client'>> => ({
    seller:
      project.seller.kind === 'house'
        ? house
        : { name: (await findName(project, 'seller')) ?? UNKNOWN_SELLER, address: '', email: '' },
    client: { name: (await findName(project, 'client')) ?? UNKNOWN_CLIENT },
  });

  /** Returns the names and addresses of both sides for an invoice issued now. */
  async function findAddresses(project: StoredProject): Promise<Pick<StoredInvoice, 'seller' | 'client'>> {
    const { seller, client } = await partiesOf(project);
    const isHouse = project.seller.kind === 'house';
    const own = isHouse ? undefined : await details.find(project.sellerKey);
    const theirs = await details.find(toClientKey(project));
    return {
      seller: own ? { ...seller, name: own.name || seller.name, address: own.address } : seller,
      client: { name: theirs.name || client.name, address: theirs.address },
    };
  }

  return {
    ...repository,
    partiesOf,

    /** Returns the name of the member who agreed for the client's organisation, or null if a member is the client. */
    async findOrderedBy(project: StoredProject): Promise<string | null> {
      if (project.clientOrganisationId === undefined) return null;
      return (await findContacts([agreedBy(project, 'client') ?? '']))[0]?.name ?? null;
    },

    /** Issues the invoice for a milestone, at most once, and returns its number. */
    async issue(project: StoredProject, { id, title, minor }: StoredMilestone): Promise<string> {
      const terms = termsOf(project);
      if (!terms) throw new Error(`project ${project.number} has no terms to invoice`);
      const { sellerKey, clientId, number, brief } = project;
      const invoice = await repository.add({
        id,
        sellerKey,
        clientId,
        project: number,
        about: brief.title,
        title,
        minor,
        currency: terms.currency,
        at: now(),
        ...(await findAddresses(project)),
      });
      return invoiceNumberOf(invoice);
    },

    /** Issues the credit note for a milestone's invoice, at most once, and returns its number. */
    async credit({ id }: Pick<StoredMilestone, 'id'>): Promise<string> {
      const invoice = await repository.find(id);
      if (!invoice) throw new Error(`milestone ${id} has no invoice to take back`);
      const { n: corrects, ...invoiceFields } = invoice;
      return invoiceNumberOf(await repository.add({ ...invoiceFields, id: creditNoteOf(id), corrects, at: now() }));
    },

    /**
     * Invoices that a member received as a client or issued as a seller. Erasure removes only the member's name,
     * because the other side must keep its invoices.
     */
    personalData: {
      name: 'invoices',
      async *export(userId) {
        for await (const invoice of repository.ofClient(userId)) yield toExport(invoice, 'client');
        for await (const page of repository.pagesOfSeller(`member:${userId}`))
          for (const invoice of page) yield toExport(invoice, 'seller');
      },
      async erase(userId) {
        for await (const { id, project } of repository.ofClient(userId))
          await repository.erase(id, {
            clientId: '',
            client: { name: GONE_CLIENT, address: '' },
            about: `Project ${project}`,
          });
        for await (const page of repository.pagesOfSeller(`member:${userId}`))
          for (const { id } of page) {
            const seller = { name: GONE_SELLER, address: '', email: '' };
            // The seller key must change, so that invoice numbers remain unique even among erased sellers.
            await repository.erase(id, { sellerKey: `gone:${id}`, seller });
          }
      },
    } satisfies PersonalData,
  };
}

function toExport(invoice: StoredInvoice, side: 'client' | 'seller') {
  const { project, title, currency, minor, at } = invoice;
  const { name, address = '' } = invoice[side];
  const corrects = correctedNumberOf(invoice);
  return { side, number: invoiceNumberOf(invoice), corrects, project, title, currency, minor, at, name, address };
}

export type Invoices = ReturnType<typeof createInvoices>;
