import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cart } from '@verse/api-contract/cart';
import type { Order } from '@verse/api-contract/orders';
import type { Services } from '@verse/api-contract/services';
import { startTown } from '../../../test/people';
import { newKey, orderBody } from '../../../test/shop';
import { stopApis } from '../../../test/start-api';

afterEach(stopApis);

const CONTENT = path.resolve(__dirname, '../../../content');

// @proves GAP-086 GAP-045
it('a service with a fixed price is ordered at the price of its page, in the chosen currency', async () => {
  const town = await startTown({ API_CONTENT_DIR: CONTENT });
  const buyer = await town.resident('member');
  const add = (item: string, click: string) => buyer.post('/api/cart/lines', { item: `service:${item}`, click });
  const { services } = JSON.parse(await readFile(path.join(CONTENT, 'services.json'), 'utf8')) as Services;
  const mentorship = services.find(({ title }) => title === 'Direct Mentorship')!;
  expect(mentorship.pricing).toMatchObject({ singleSession: '$25 / ₦37,500' });
  for (const agreedUpon of [
    'creative-studio-services_websiteBuild',
    'creativity-verse-pro_monthlyPlan',
    'direct-mentorship_x',
  ])
    expect((await add(agreedUpon, `click-of-${agreedUpon.length}`)).status).toBe(404);
  const cart = (await (await add('direct-mentorship_singleSession', 'click-once-here')).json()) as Cart;
  expect(cart).toMatchObject({
    lines: [{ name: 'Direct Mentorship: single session', most: 1 }],
    subtotal: { minor: 2500 },
  });
  const change = { currency: 'NGN' };
  const answer = await buyer.send('PUT', '/api/cart', change, { 'if-match': `"${cart.revision}"` });
  const { address: _, ...body } = orderBody((await answer.json()) as Cart);
  const ordered = await buyer.send('POST', '/api/orders', body, { 'idempotency-key': newKey() });
  expect((await ordered.json()) as Order).toMatchObject({
    total: { currency: 'NGN', minor: 3_750_000 },
    lines: [{ delivery: 'service', unit: { minor: 3_750_000 } }],
    contact: { address: null },
  });
});
