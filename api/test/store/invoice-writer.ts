import { createInvoiceRepository } from '../../src/domains/work/projects/billing/invoices.repository';
import { openSiteStore } from '../site-store';

/** Issues invoices from one seller, printing the id of each stored invoice. */
async function write(dataDir: string, from: number, to: number): Promise<void> {
  const { db, close } = await openSiteStore(dataDir);
  const invoices = await createInvoiceRepository(db);
  for (let index = from; index < to; index += 1) {
    const { id } = await invoices.add({
      id: `milestone-${index}`,
      sellerKey: 'member:sade',
      clientId: `client-${index}`,
      project: `CP-${index}`,
      about: 'A lantern',
      title: 'Sketch',
      seller: { name: 'Sade', address: '', email: '' },
      client: { name: 'Tolani' },
      currency: 'NGN',
      minor: 100 + index,
      at: new Date(),
    });
    process.stdout.write(`${id}\n`);
  }
  await close();
}

const [dataDir, from, to] = process.argv.slice(2);
void write(dataDir!, Number(from), Number(to));
