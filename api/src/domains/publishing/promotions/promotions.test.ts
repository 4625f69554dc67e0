import type { StaffPromotion } from '@verse/api-contract/api';
import { promotionListSchema, staffPromotionListSchema } from '@verse/api-contract/publishing/promotions.schema';
import { ADDRESSES } from '@verse/contract/addresses';
import { drawContent } from '../../../../test/content-folder';
import { startTown, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const OFFER = {
  title: 'A guide',
  subtitle: 'On prices',
  action: 'Read it',
  path: '/resources/digital-products',
  from: null,
  until: null,
  order: 1,
};
const add = (visitor: Visitor, fields: object = {}) => visitor.post('/api/promotions', { ...OFFER, ...fields });
const change = (visitor: Visitor, { id, version }: StaffPromotion, fields: object) =>
  visitor.send('PUT', `/api/promotions/${id}`, { ...OFFER, ...fields }, { 'if-match': `"${version}"` });
const shown = async (visitor: Visitor) =>
  promotionListSchema.strict().parse(await (await visitor.get('/api/promotions')).json()).promotions;
const titles = async (visitor: Visitor) => (await shown(visitor)).map(({ title }) => title);
const desk = async (visitor: Visitor) =>
  staffPromotionListSchema.strict().parse(await (await visitor.get('/api/promotions/desk')).json()).promotions;

// @proves PRO-06 PRO-07 PRO-08 ENT-21 PROM-02
it('the three sample offers, on an ebook, templates and a workshop, lead to existing pages', async () => {
  const town = await startTown({ SEED: '1', API_CONTENT_DIR: await drawContent() });
  const offers = await shown(await town.resident('member'));
  expect(offers).toHaveLength(3);
  for (const [index, subject] of [/ebook|guide/i, /template/i, /workshop/i].entries())
    expect(`${offers[index]!.title} ${offers[index]!.subtitle}`).toMatch(subject);
  expect((await desk(await town.resident('editor'))).map(({ state }) => state)).toEqual(['shown', 'shown', 'shown']);
});

// @proves PROM-01
it('staff add, reorder, edit and remove offers; others cannot', async () => {
  const town = await startTown();
  const editor = await town.resident('editor');
  const member = await town.resident('member');
  expect(await shown(member)).toEqual([]);
  expect([(await add(member)).status, (await add(town.visitor())).status]).toEqual([403, 401]);
  const first = (await (await add(editor, { title: 'First', order: 2 })).json()) as StaffPromotion;
  expect((await add(editor, { title: 'Second', order: 1 })).status).toBe(201);
  expect(await titles(member)).toEqual(['Second', 'First']);
  const edited = (await (await change(editor, first, { title: 'Edited', order: 0 })).json()) as StaffPromotion;
  expect(await titles(member)).toEqual(['Edited', 'Second']);
  // A change that is based on an older version overwrites nothing.
  const late = await change(editor, first, { title: 'Late' });
  expect([late.status, ((await late.json()) as { current: StaffPromotion }).current.title]).toEqual([409, 'Edited']);
  const remove = (version: number) =>
    editor.send('DELETE', `/api/promotions/${first.id}`, undefined, { 'if-match': `"${version}"` });
  expect([(await remove(first.version)).status, (await remove(edited.version)).status]).toEqual([409, 204]);
  // A repeated request gets the first response.
  expect((await remove(edited.version)).status).toBe(204);
  expect((await remove(edited.version + 1)).status).toBe(404);
  expect(await titles(member)).toEqual(['Second']);
  expect(town.api.scans).toEqual([]);
});

// @proves PROM-02
it('an offer is shown from its first to its last day, and only while its page exists', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const editor = await town.resident('editor');
  const member = await town.resident('member');
  await town.api.store.db
    .collection('products')
    .insertOne({ _id: 'p', area: 'store', status: 'published', name: 'P', prices: {}, position: 0 } as { _id: string });
  town.clock.now = new Date('2026-12-10T12:00:00Z');
  const days = [
    { title: 'before', from: '2026-12-11' },
    { title: 'first day', from: '2026-12-10' },
    { title: 'last day', until: '2026-12-10' },
    { title: 'after', until: '2026-12-09' },
  ];
  for (const one of days) expect((await add(editor, one)).status).toBe(201);
  expect(await titles(member)).toEqual(['first day', 'last day']);
  expect((await desk(editor)).map(({ state }) => state)).toEqual(['scheduled', 'shown', 'shown', 'ended']);
  expect((await add(editor, { from: '2026-12-12', until: '2026-12-11' })).status).toBe(400);

  expect((await add(editor, { title: 'product', path: '/store/products/p' })).status).toBe(201);
  expect(await titles(member)).toContain('product');
  await town.api.store.db.collection('products').updateOne({ _id: 'p' }, { $set: { status: 'draft' } });
  expect(await titles(member)).not.toContain('product');
  expect((await desk(editor)).at(-1)).toMatchObject({ title: 'product', state: 'without-page' });
});

// @proves PROM-02
it('every fixed page of the site may be the target, and nothing else that does not exist', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const editor = await town.resident('editor');
  const first = (await (await add(editor)).json()) as StaffPromotion;
  let { version } = first;
  const without: string[] = [
    ...['/verify-email', '/email-verified', '/reset-password'],
    ...['/waiting-lists/confirm', '/waiting-lists/leave'],
    ...[ADDRESSES['organisation-invitation'], ADDRESSES['judge-invitation']],
  ];
  const fixed = Object.values(ADDRESSES).filter((path) => !path.includes(':'));
  for (const path of fixed) {
    const answer = await change(editor, { ...first, version }, { path });
    expect([path, answer.status]).toEqual([path, without.includes(path) ? 400 : 200]);
    if (answer.ok) version += 1;
  }
  const unknown = Object.values(ADDRESSES).filter((path) => path.includes(':'));
  for (const path of [
    ...unknown.map((pattern) => pattern.replace(/:\w+/g, 'none')),
    ...['/none', 'https://evil.example/', '//evil.example', 'javascript:alert(1)', '/services/%', '/services?x', '#a'],
  ])
    expect([path, (await change(editor, { ...first, version }, { path })).status]).toEqual([path, 400]);
});
