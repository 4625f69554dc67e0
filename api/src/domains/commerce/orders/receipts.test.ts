import type { AdminOrder, Order } from '@verse/api-contract/api';
import { startTown, type Visitor } from '../../../../test/people';
import { order, pay, seen, shelve } from '../../../../test/shop';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

function receiptOf(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.set('file', new File([bytes], name));
  return form;
}
const sendTo = (visitor: Visitor, { number }: Order, form = receiptOf('transfer.jpeg', JPEG)) =>
  visitor.send('POST', `/api/orders/${number}/receipts`, form);

// @proves GAP-098
it('a buyer uploads a payment receipt that only staff can open, and that is erased with the account', async () => {
  const town = await startTown();
  await shelve(town, '1', 9);
  const buyer = await town.resident('member');
  const other = await town.resident('member');
  const staff = await town.resident('editor');
  const placed = await order(buyer, { 1: 1 });
  expect((await sendTo(buyer, placed, receiptOf('page.pdf', new TextEncoder().encode('<html>')))).status).toBe(400);
  expect((await sendTo(buyer, placed, receiptOf('much.jpg', new Uint8Array(6 * 1024 * 1024)))).status).toBe(413);
  expect((await sendTo(other, placed)).status).toBe(404);
  const sent = (await (await sendTo(buyer, placed)).json()) as Order;
  expect(sent.receipts).toMatchObject([{ name: 'transfer.jpg' }]);
  const [receipt] = (await seen(staff, placed.number)).receipts as AdminOrder['receipts'];
  const path = `/api/desk/orders/${placed.number}/receipts/${receipt!.id}`;
  const file = await staff.get(path);
  expect([file.status, new Uint8Array(await file.arrayBuffer())]).toEqual([200, JPEG]);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="transfer\.jpg"/);
  expect([(await buyer.get(path)).status, (await other.get(path)).status]).toEqual([403, 403]);
  await pay(staff, placed);
  expect((await sendTo(buyer, placed)).status).toBe(409);

  const { user } = await buyer.session();
  const [content] = town.api.features.flatMap(({ name, personalData = [] }) => (name === 'orders' ? personalData : []));
  await content!.erase(user!.id);
  expect((await seen(staff, placed.number)).receipts).toEqual([]);
  expect((await staff.get(path)).status).toBe(404);
});
