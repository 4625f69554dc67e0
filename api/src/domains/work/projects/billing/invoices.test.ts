import AdmZip from 'adm-zip';
import type { Invoice } from '@verse/api-contract/api';
import { invoiceSchema } from '@verse/api-contract/work/project-invoices.schema';
import { creditNoteOf } from '@verse/api-contract/work/project-invoices.values';
import {
  act,
  agree,
  type AgreedProject,
  agreeOn,
  book,
  decide,
  deliver,
  pass,
  sweep,
  workIn,
  workOf,
} from '../../../../../test/agreed-projects';
import { PASSWORD, startTown, type Town, type Visitor } from '../../../../../test/people';
import { handleOf } from '../../../../../test/project-offers';

let town: Town;
beforeAll(async () => {
  town = await startTown();
});
afterAll(async () => {
  expect(town.api.scans).toEqual([]);
  await town.api.stop();
});

const invoiceAt = (visitor: Visitor, number: string, id: string) =>
  visitor.get(`/api/projects/${number}/invoices/${id}`);

async function invoiceIn(answer: Response): Promise<Invoice> {
  expect(answer.status).toBe(200);
  return invoiceSchema.strict().parse(await answer.json());
}

/** Delivers a milestone and accepts the delivery. */
async function accept({ client, seller, number }: AgreedProject, id: string): Promise<void> {
  await workIn(await deliver(seller, number, id));
  await workIn(await decide(client, number, id, 'accepted'));
}

// @proves PRJ-01
it('issues one invoice for a milestone that is accepted or paid, numbered in order per seller', async () => {
  const first = await agreeOn(town);
  const { seller, client } = first;
  const second = await agree(town, await town.resident('member'), seller, await handleOf(seller));
  const other = await agreeOn(town);
  expect((await invoiceAt(client, first.number, first.ids[0]!)).status).toBe(404);

  await accept(first, first.ids[0]!);
  await workIn(await book(town, seller, second.number, second.ids[1]!, 2_000_002, 'Paid before'));
  await accept(other, other.ids[0]!);
  await accept(second, second.ids[1]!);
  await accept(second, second.ids[0]!);

  const invoices = [
    await invoiceIn(await invoiceAt(client, first.number, first.ids[0]!)),
    await invoiceIn(await invoiceAt(seller, second.number, second.ids[1]!)),
    await invoiceIn(await invoiceAt(seller, second.number, second.ids[0]!)),
    await invoiceIn(await invoiceAt(other.client, other.number, other.ids[0]!)),
  ];
  expect(invoices.map(({ number }) => number)).toEqual(['INV-0001', 'INV-0002', 'INV-0003', 'INV-0001']);
  expect(invoices[0]).toMatchObject({
    title: 'Sketch',
    amount: { currency: 'NGN', minor: 1_000_001 },
    client: { name: 'Ada Tester' },
    payment: { state: 'due', account: { holder: 'Sade Bello' } },
  });
  expect(invoices[1]!.payment).toMatchObject({ state: 'paid', transfers: [{ reference: 'Paid before' }] });
  const { milestones } = await workOf(client, first.number);
  expect(milestones.map(({ invoice }) => invoice)).toEqual(['INV-0001', null]);
});

// @proves PRJ-01
it('issues a credit note for a milestone that is cancelled after its payment, in the same series', async () => {
  const { client, seller, number, ids } = await agreeOn(town);
  const [id = ''] = ids;
  await workIn(await book(town, seller, number, id, 1_000_001, 'Bank 1'));
  expect((await invoiceAt(client, number, creditNoteOf(id))).status).toBe(404);
  await workIn(await act(client, number, 'cancellation', { reason: 'The festival is off.' }));
  const { milestones } = await workIn(await act(seller, number, 'cancellation/agreement'));
  expect(milestones.map(({ invoice, creditNote }) => [invoice, creditNote])).toEqual([
    ['INV-0001', 'CN-0002'],
    [null, null],
  ]);
  const note = await invoiceIn(await invoiceAt(client, number, creditNoteOf(id)));
  expect(note).toMatchObject({
    kind: 'credit-note',
    number: 'CN-0002',
    corrects: 'INV-0001',
    amount: { minor: 1_000_001 },
    payment: { state: 'refunded', owed: { minor: 1_000_001 } },
  });
  expect(await invoiceIn(await invoiceAt(seller, number, id))).toMatchObject({ kind: 'invoice', corrects: null });
  await sweep(town);
  const next = await agree(town, client, seller, await handleOf(seller));
  await accept(next, next.ids[0]!);
  expect((await workOf(client, next.number)).milestones[0]!.invoice).toBe('INV-0003');
  const { invoices } = (await (await seller.post('/api/me/export')).json()) as { invoices: object[] };
  expect(invoices).toMatchObject([{ number: 'INV-0001' }, { number: 'CN-0002', corrects: 'INV-0001' }, {}]);
  const zip = new AdmZip(Buffer.from(await (await client.get(`/api/projects/${number}/archive`)).arrayBuffer()));
  expect(JSON.parse(zip.readAsText('invoices.json'))).toMatchObject([
    { number: 'INV-0001', corrects: null, milestone: 1 },
    { number: 'CN-0002', corrects: 'INV-0001', milestone: 1 },
  ]);
});

// @proves PRJ-01
it('shows an invoice to both sides only', async () => {
  const project = await agreeOn(town, { currency: 'USD' });
  await accept(project, project.ids[0]!);
  const stranger = await town.resident('member');
  const [id = ''] = project.ids;
  expect((await invoiceAt(stranger, project.number, id)).status).toBe(404);
  expect((await invoiceAt(town.visitor(), project.number, id)).status).toBe(401);
  const seen = await invoiceIn(await invoiceAt(project.seller, project.number.toLowerCase(), id));
  expect(seen.amount).toEqual({ currency: 'USD', minor: 1_000_001 });
});

// @proves PRJ-01
it('exports late payments of a seller with their days', async () => {
  const project = await agreeOn(town);
  const { client, seller, number, ids } = project;
  const table = async (visitor: Visitor) => (await visitor.get('/api/late-payments.csv')).text();
  await accept(project, ids[0]!);
  await accept(project, ids[1]!);
  const header = 'invoice,project,milestone,amount,currency,due_on,paid_on,days_late\r\n';
  expect(await table(seller)).toBe(header);
  pass(town, 20);
  await workIn(await book(town, seller, number, ids[0]!, 1_000_001, 'Six days late'));
  pass(town, 4);
  const [first, second] = (await workOf(client, number)).milestones;
  const paidOn = first!.payment.transfers[0]!.on;
  expect(await table(seller)).toBe(
    `${header}INV-0001,${number},1,10000.01,NGN,${first!.dueOn},${paidOn},6\r\n` +
      `INV-0002,${number},2,20000.02,NGN,${second!.dueOn},,3\r\n`,
  );
  expect(await table(client)).toBe(header);
  expect((await seller.get('/api/late-payments.csv?list=house')).status).toBe(403);
  expect((await (await town.resident('editor')).get('/api/late-payments.csv?list=house')).status).toBe(200);
});

// @proves PRJ-01
it('issues the invoice of a silent acceptance, and keeps it without the name of a seller who leaves', async () => {
  const own = await startTown();
  const { client, seller, number, ids } = await agreeOn(own);
  const clientUser = await client.session();
  const sellerUser = await seller.session();
  await workIn(await deliver(seller, number, ids[0]!));
  pass(own, 8);
  await sweep(own);
  await seller.signIn(sellerUser.user!.email);
  const { invoices } = (await (await seller.post('/api/me/export')).json()) as { invoices: object[] };
  expect(invoices).toMatchObject([{ side: 'seller', number: 'INV-0001', project: number, minor: 1_000_001 }]);
  expect((await seller.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
  pass(own, 15);
  await own.api.background.run('erase-accounts');
  await client.signIn(clientUser.user!.email);
  const kept = await invoiceIn(await invoiceAt(client, number, ids[0]!));
  expect([kept.number, kept.seller.name]).toEqual(['INV-0001', 'A seller who has left']);
  await own.api.stop();
});
