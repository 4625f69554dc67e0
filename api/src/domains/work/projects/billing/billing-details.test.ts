import type { BillingDetails, Invoice } from '@verse/api-contract/api';
import { billingDetailsSchema, invoiceSchema } from '@verse/api-contract/work/project-invoices.schema';
import { agreeOn, book, decide, deliver, failureIn, pass, workIn, workOf } from '../../../../../test/agreed-projects';
import { createOrganisation, memberWith } from '../../../../../test/organisations';
import { PASSWORD, startTown, type Visitor } from '../../../../../test/people';
import { acceptOffer, offersIn, projectOf, sendBrief, sendOffer, termsOf } from '../../../../../test/project-offers';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

const WORKS = { name: 'Bello Lamp Works', address: '12 Allen Avenue\nIkeja, Lagos' };

const save = (visitor: Visitor, number: string, body: object, version = 0) =>
  visitor.send('PUT', `/api/projects/${number}/billing-details`, body, { 'if-match': `"${version}"` });

async function savedIn(answer: Response): Promise<BillingDetails> {
  expect(answer.status).toBe(200);
  return billingDetailsSchema.strict().parse(await answer.json());
}

const invoiceOf = async (visitor: Visitor, number: string, id: string): Promise<Invoice> =>
  invoiceSchema.strict().parse(await (await visitor.get(`/api/projects/${number}/invoices/${id}`)).json());

const start = () => startTown({ RATE_LIMIT_FACTOR: '1000' });

// @proves PRJ-01
it('puts the details of both sides on invoices from then on, and never changes issued ones', async () => {
  const town = await start();
  const { client, seller, number, ids } = await agreeOn(town);
  expect(await savedIn(await save(seller, number, WORKS))).toEqual({ ...WORKS, version: 1 });
  await savedIn(await save(client, number, { name: '', address: '7 Bode Street' }));
  await workIn(await book(town, seller, number, ids[0]!, 1_000_001, 'Bank 1'));
  const issued = await invoiceOf(client, number, ids[0]!);
  expect([issued.seller, issued.client]).toEqual([
    { ...WORKS, email: '' },
    { name: 'Ada Tester', address: '7 Bode Street' },
  ]);
  expect((await save(seller, number, { name: 'Other', address: '' }, 0)).status).toBe(409);
  await savedIn(await save(seller, number, { name: 'Other', address: '' }, 1));
  expect(await invoiceOf(client, number, ids[0]!)).toEqual(issued);
  expect((await projectOf(seller, number)).billing).toEqual({ name: 'Other', address: '', version: 2 });
  expect((await projectOf(client, number)).billing).toMatchObject({ address: '7 Bode Street' });
  expect((await save(await town.resident('member'), number, WORKS)).status).toBe(404);
  expect(town.api.scans).toEqual([]);
});

// @proves PRJ-01
it('keeps the details of an organisation for all who sell for it, and none for the house', async () => {
  const town = await start();
  const client = await town.resident('member');
  const owner = await town.resident('member');
  await createOrganisation(owner, { handle: 'lamp-works' });
  const recruiter = await memberWith(town, owner, 'recruiter', { handle: 'lamp-works' });
  const number = await sendBrief(client, { kind: 'organisation', handle: 'lamp-works' });
  await savedIn(await save(recruiter, number, WORKS));
  const { versions } = await offersIn(await sendOffer(owner, number, 0, termsOf(town)), 201);
  await offersIn(await acceptOffer(client, number, versions[0]!));
  const [milestone] = (await workOf(client, number)).milestones;
  await workIn(await deliver(owner, number, milestone!.id));
  await workIn(await decide(client, number, milestone!.id, 'accepted'));
  expect((await invoiceOf(client, number, milestone!.id)).seller).toEqual({ ...WORKS, email: '' });
  const house = await sendBrief(client, { kind: 'house', handle: null });
  const editor = await town.resident('editor');
  expect((await projectOf(editor, house)).billing).toBeNull();
  expect(await failureIn(await save(editor, house, WORKS))).toEqual([403, 'forbidden']);
});

// @proves GAP-067
it('exports the details of a member, and erases them with the account, also from issued invoices', async () => {
  const town = await start();
  const { client, seller, number, ids } = await agreeOn(town);
  await savedIn(await save(client, number, { name: 'Canary Ltd', address: 'Canary Street 1' }));
  await workIn(await book(town, seller, number, ids[0]!, 1_000_001, 'Bank 1'));
  const exported = (await (await client.post('/api/me/export')).json()) as Record<string, object[]>;
  expect(exported.billingDetails).toEqual([{ name: 'Canary Ltd', address: 'Canary Street 1' }]);
  expect(exported.invoices).toMatchObject([{ number: 'INV-0001', name: 'Canary Ltd', address: 'Canary Street 1' }]);
  expect((await client.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
  const { email } = (await seller.session()).user!;
  pass(town, 15);
  await town.api.background.run('erase-accounts');
  await seller.signIn(email);
  const kept = await invoiceOf(seller, number, ids[0]!);
  expect([kept.number, kept.client]).toEqual(['INV-0001', { name: 'A client who has left', address: '' }]);
  for (const name of ['project_invoices', 'billing_details'])
    expect(JSON.stringify(await town.api.store.db.collection(name).find({}).toArray())).not.toContain('Canary');
});
