import { createHash } from 'node:crypto';
import type { AdminProduct, Order, Problem } from '@verse/api-contract/api';
import { startTown, type Visitor } from '../../../../test/people';
import { pngOf } from '../../../../test/pictures';
import { act, fill, order, orderBody, pay, send } from '../../../../test/shop';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const PATH = '/api/desk/products';
/** The file name as encoded in the response header. */
const ENCODED = 'Pr%C3%B6mpts%20%E2%80%9C1%E2%80%9D.pdf';
const PDF = '%PDF-1.4\nthirty prompts';
const PRINTABLE = {
  name: 'Prompts',
  description: 'A PDF.',
  category: 'Accessories',
  status: 'draft',
  delivery: 'download',
  prices: { USD: 400 },
  oldPrices: null,
};

async function productForm(product: object) {
  const form = new FormData();
  form.set('product', JSON.stringify(product));
  form.set('picture', new File([await pngOf()], 'prompts.png', { type: 'image/png' }));
  return form;
}
function fileForm(name: string, text: string) {
  const form = new FormData();
  form.set('file', new File([text], name));
  return form;
}
const sendTo = (staff: Visitor, method: string, path: string, { version }: AdminProduct, body?: FormData) =>
  staff.send(method, path, body, { 'if-match': `"${version}"` });
const wordsOf = async (answer: Response) => [answer.status, ((await answer.json()) as Problem).fields];

async function printable(staff: Visitor): Promise<AdminProduct> {
  const added = (await (await staff.send('POST', PATH, await productForm(PRINTABLE))).json()) as AdminProduct;
  const one = `${PATH}/${added.id}`;
  const published = await productForm({ ...PRINTABLE, status: 'published' });
  expect(await wordsOf(await sendTo(staff, 'PATCH', one, added, published))).toEqual([
    400,
    { status: 'Add a file before you publish a download. Save it as a draft first.' },
  ]);
  const wrong = await sendTo(staff, 'POST', `${one}/files`, added, fileForm('prompts.pdf', '<script>'));
  expect(await wordsOf(wrong)).toEqual([
    400,
    { file: '“prompts.pdf” cannot be used here. Choose a PDF, ZIP, PNG or JPEG file.' },
  ]);
  const withFile = await sendTo(staff, 'POST', `${one}/files`, added, fileForm('../Prömpts “1”.exe', PDF));
  const kept = (await withFile.json()) as AdminProduct;
  expect(kept.files).toMatchObject([{ name: 'Prömpts “1”.pdf', bytes: PDF.length }]);
  const shown = await productForm({ ...PRINTABLE, status: 'published' });
  return (await (await sendTo(staff, 'PATCH', one, kept, shown)).json()) as AdminProduct;
}

// @proves GAP-042 GAP-098
it('a download needs no stock, is available to the buyer after payment, and ends with a refund', async () => {
  const town = await startTown();
  const staff = await town.resident('editor');
  const product = await printable(staff);
  const guest = town.visitor();
  const cart = await fill(guest, { [product.id]: 1 });
  const { address: _, ...body } = orderBody(cart, { email: 'guest@example.org' });
  const placed = (await (await send(guest, body)).json()) as Order;
  expect(placed.lines[0]!.files).toEqual([]);
  const path = `/api/orders/${placed.number}/files/${product.files[0]!.id}`;
  expect((await guest.get(path)).status).toBe(404);
  expect(((await (await pay(staff, placed)).json()) as Order).state).toBe('delivered');
  const file = await guest.get(path);
  expect([file.status, await file.text()]).toEqual([200, PDF]);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Pr_mpts _1_.pdf"; filename*=UTF-8''${ENCODED}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const [mail] = (await town.mails()).filter(({ subject }) => subject.endsWith('is paid'));
  expect(mail!.paragraphs).toContain('Your downloads are ready on the page of your order.');
  const link = town.visitor();
  expect((await link.get(path)).status).toBe(404);
  const { hash } = new URL(mail!.action!.url);
  await link.post(`/api/orders/${placed.number}/open`, { key: hash.replace('#key=', '') });
  expect((await link.get(path)).status).toBe(200);
  const { lines } = (await (await guest.get(`/api/orders/${placed.number}`)).json()) as Order;
  const sha256 = createHash('sha256').update(PDF).digest('hex');
  expect(lines[0]!.files).toMatchObject([{ sha256, downloads: 2, lastAt: town.clock.now.toISOString() }]);

  expect((await sendTo(staff, 'DELETE', `${PATH}/${product.id}/files/${product.files[0]!.id}`, product)).status).toBe(
    400,
  );
  await act(staff, placed.number, 'refund', { reason: 'It could not be opened.' });
  expect((await guest.get(path)).status).toBe(404);
  const blobs = JSON.stringify(await town.api.store.db.collection('orders').find({}).toArray());
  const [name] = /[0-9a-f]{32}\.file/.exec(blobs)!;
  expect((await staff.get(`/api/images/${name}`)).status).toBe(404);
  expect(JSON.stringify([placed, lines])).not.toContain(name);
});

// @proves GAP-042
it('only the buyer downloads the paid files of an order that also has posted items', async () => {
  const town = await startTown();
  const staff = await town.resident('editor');
  const buyer = await town.resident('member');
  const other = await town.resident('member');
  const { id, files } = await printable(staff);
  const lamp = { ...PRINTABLE, name: 'Lamp', delivery: 'post', status: 'published' };
  const added = (await (await staff.send('POST', PATH, await productForm(lamp))).json()) as AdminProduct;
  const move = { id: 'move-number-0001', change: 5, reason: 'delivery', onHand: 0 };
  await staff.post(`${PATH}/${added.id}/stock`, move);
  const placed = await order(buyer, { [id]: 1, [added.id]: 1 });
  expect(((await (await pay(staff, placed)).json()) as Order).state).toBe('paid');
  const path = `/api/orders/${placed.number}/files/${files[0]!.id}`;
  expect([(await other.get(path)).status, (await buyer.get(path)).status]).toEqual([404, 200]);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-042 R26
it('a file with a long emoji name keeps that name, and only completed downloads are counted', async () => {
  const town = await startTown();
  const staff = await town.resident('editor');
  const buyer = await town.resident('member');
  const name = `a${'😀'.repeat(70)}`;
  const product = await printable(staff);
  const path = `${PATH}/${product.id}/files`;
  const { files } = (await (
    await sendTo(staff, 'POST', path, product, fileForm(`${name}.exe`, PDF))
  ).json()) as AdminProduct;
  expect(files[1]!.name).toBe(`${name}.pdf`);
  const placed = await order(buyer, { [product.id]: 1 });
  await pay(staff, placed);
  const address = `/api/orders/${placed.number}/files/${files[1]!.id}`;
  const downloads = async () =>
    ((await (await buyer.get(`/api/orders/${placed.number}`)).json()) as Order).lines[0]!.files[1]!.downloads;

  const stored = town.api.store.db.collection('orders');
  const [document] = await stored.find({}).toArray();
  const text = JSON.stringify(document);
  const blob = /[0-9a-f]{32}\.file/g;
  const lost = JSON.parse(text.replace(blob, `${'0'.repeat(32)}.file`)) as { lines: unknown };
  await stored.updateOne({ _id: document!._id }, { $set: { lines: lost.lines } });
  expect([(await buyer.get(address)).status, await downloads()]).toEqual([503, 0]);

  await stored.updateOne({ _id: document!._id }, { $set: { lines: (document as unknown as typeof lost).lines } });
  const file = await buyer.get(address);
  expect([file.status, await file.text(), await downloads()]).toEqual([200, PDF, 1]);
  const [, every] = /filename\*=UTF-8''(\S+)/.exec(file.headers.get('content-disposition')!)!;
  expect(decodeURIComponent(every!)).toBe(`${name}.pdf`);
});
