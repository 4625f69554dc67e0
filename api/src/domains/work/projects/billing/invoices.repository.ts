import type { Currency } from '@verse/api-contract/money';
import { type DbPort, insertIfAbsent, readInPages } from '../../../../store';

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

const toInvoice = ({ _id, ...invoice }: InvoiceDocument): StoredInvoice => ({ id: _id, ...invoice });

export async function createInvoiceRepository(db: DbPort) {
  const invoices = db.collection<InvoiceDocument>('project_invoices');
  await invoices.createIndex({ sellerKey: 1, n: 1 }, { unique: true });
  await invoices.createIndex({ clientId: 1, _id: 1 });

  const find = async (id: string) => {
    const found = await invoices.findOne({ _id: id });
    return found ? toInvoice(found) : undefined;
  };

  return {
    find,

    async findAll(ids: readonly string[]): Promise<StoredInvoice[]> {
      return (await invoices.find({ _id: { $in: ids } }).toArray()).map(toInvoice);
    },

    /**
     * Stores the invoice under the seller's next number, and returns the invoice. The insert itself claims the number,
     * so a killed process leaves no gap. If two processes try the same number, one of them retries with the next
     * number.
     */
    async add({ id, ...invoice }: Omit<StoredInvoice, 'n'>): Promise<StoredInvoice> {
      for (;;) {
        const known = await find(id);
        if (known) return known;
        const [last] = await invoices.find({ sellerKey: invoice.sellerKey }).sort({ n: -1 }).limit(1).toArray();
        const document = { _id: id, ...invoice, n: (last?.n ?? 0) + 1 };
        if (await insertIfAbsent(invoices, document)) return toInvoice(document);
      }
    },

    /** Yields the seller's invoices in pages, oldest first. */
    async *pagesOfSeller(sellerKey: string): AsyncGenerator<StoredInvoice[]> {
      for (let n = 0; ;) {
        const page = await invoices
          .find({ sellerKey, n: { $gt: n } })
          .sort({ n: 1 })
          .limit(PAGE)
          .toArray();
        if (page.length > 0) yield page.map(toInvoice);
        if (page.length < PAGE) return;
        n = page.at(-1)!.n;
      }
    },

    async *ofClient(clientId: string): AsyncGenerator<StoredInvoice> {
      for await (const invoice of readInPages(invoices, { clientId })) yield toInvoice(invoice);
    },

    erase: async (id: string, remaining: Partial<Omit<StoredInvoice, 'id' | 'n'>>) =>
      void (await invoices.updateOne({ _id: id }, { $set: remaining })),
  };
}

export type InvoiceRepository = Awaited<ReturnType<typeof createInvoiceRepository>>;
