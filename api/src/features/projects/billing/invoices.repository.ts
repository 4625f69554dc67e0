import type { Currency } from '@verse/api-contract/money';
import { type DbPort, insertIfAbsent, readInPages } from '../../../store';

/** An invoice or a credit note. It is never changed; erasure only removes names. */
export interface StoredInvoice {
  /** Id of the milestone, which has one invoice, or that of its credit note. */
  id: string;
  /** Only in credit notes: `n` of the invoice that they take back. */
  corrects?: number;
  /** 1 for the first paper of the seller; the next one is higher by 1. */
  n: number;
  sellerKey: string;
  clientId: string;
  /** Number of the project. */
  project: string;
  /** Titles of the project and the milestone. */
  about: string;
  title: string;
  seller: { name: string; address: string; email: string };
  /** `address` is missing in those issued before addresses could be given. */
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
     * Stores the invoice under the next number of its seller, and returns the one that is stored. The insertion itself
     * takes the number: a killed process leaves no gap, and of two processes one tries the next number.
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

    /** Pages of the invoices of a seller, the oldest first. */
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

    forget: async (id: string, left: Partial<Omit<StoredInvoice, 'id' | 'n'>>) =>
      void (await invoices.updateOne({ _id: id }, { $set: left })),
  };
}

export type InvoiceRepository = Awaited<ReturnType<typeof createInvoiceRepository>>;
