import type { Currency } from '@verse/api-contract/money';
import { createDocuments } from '../../../../platform/documents';
import type { DbPort } from '../../../../store';

/** An invoice or a credit note. Immutable, except that erasing an account removes names. */
export interface StoredInvoice {
  /** Id of the milestone, or of its credit note. A milestone has at most one of each. */
  id: string;
  /** Only in credit notes: `n` of the corrected invoice. */
  corrects?: number;
  /** Sequence number among the seller's invoices and credit notes, starting at 1. */
  n: number;
  sellerKey: string;
  clientId: string;
  /** Project number. */
  project: string;
  /** Titles of the project and the milestone. */
  about: string;
  title: string;
  seller: { name: string; address: string; email: string };
  /** `address` is absent from invoices issued before addresses could be entered. */
  client: { name: string; address?: string };
  currency: Currency;
  minor: number;
  at: Date;
}

type InvoiceDocument = Omit<StoredInvoice, 'id'> & { _id: string };

const PAGE = 100;

export async function createInvoiceRepository(db: DbPort) {
  const invoices = await createDocuments<InvoiceDocument, StoredInvoice>(db, {
    name: 'project_invoices',
    indexes: [[{ sellerKey: 1, n: 1 }, { unique: true }], { clientId: 1, _id: 1 }],
    toDomain: ({ _id, ...invoice }) => ({ id: _id, ...invoice }),
  });

  return {
    find: (id: string) => invoices.find(id),
    among: async (ids: readonly string[]) => [...(await invoices.findAll(ids)).values()],

    /**
     * Stores the invoice under the seller's next number, and returns the invoice. The insert itself claims the number,
     * so a killed process leaves no gap. If two processes try the same number, one of them retries with the next
     * number.
     */
    async add({ id, ...invoice }: Omit<StoredInvoice, 'n'>): Promise<StoredInvoice> {
      for (;;) {
        const known = await invoices.find(id);
        if (known) return known;
        const [last] = await invoices.list({ sellerKey: invoice.sellerKey }, { sort: { n: -1 }, limit: 1 });
        const numbered = { ...invoice, n: (last?.n ?? 0) + 1 };
        if (await invoices.insert({ _id: id, ...numbered })) return { id, ...numbered };
      }
    },

    /** Yields the seller's invoices in pages, oldest first. */
    async *pagesOfSeller(sellerKey: string): AsyncGenerator<StoredInvoice[]> {
      for (let n = 0; ;) {
        const page = await invoices.list({ sellerKey, n: { $gt: n } }, { sort: { n: 1 }, limit: PAGE });
        if (page.length > 0) yield page;
        if (page.length < PAGE) return;
        n = page.at(-1)!.n;
      }
    },

    ofClient: (clientId: string) => invoices.each({ clientId }),

    erase: async (id: string, remaining: Partial<Omit<StoredInvoice, 'id' | 'n'>>) =>
      void (await invoices.collection.updateOne({ _id: id }, { $set: remaining })),
  };
}

export type InvoiceRepository = Awaited<ReturnType<typeof createInvoiceRepository>>;
