import type { Order, Problem } from '@verse/api-contract/api';
import { HOUR_MS } from '@verse/api-contract/time';
import { startTown, type Town, Visitor } from '../../../../test/people';
import { act, fill, findStock, order, orderBody, pay, send, shelve } from '../../../../test/shop';
import { startApi, stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const STOCKS = { 1: 1, 2: 3, 3: 5, 4: 11, 5: 40, 6: 90 };

const from = (town: Town, address: string) => town.visitor({ 'x-forwarded-for': address });
const availableOf = async (town: Town, id: string) => (await findStock(town, id))!.available;
const sweep = ({ api }: Town) => api.background.run('sweep-orders');

interface ShareProblem extends Problem {
  lines: { item: string; name: string; left: number }[];
}

/** Tries to order the given quantities; returns the status code and the quantities that a rejection still allows. */
async function tryOrder(visitor: Visitor, pieces: Record<string, number>, email?: string) {
  const answer = await send(visitor, orderBody(await fill(visitor, pieces), email === undefined ? {} : { email }));
  const body = (await answer.json()) as Pick<Order, 'number'> & ShareProblem;
  return {
    status: answer.status,
    number: body.number,
    code: body.code,
    lines: body.code ? (body.lines ?? []) : [],
    message: body.message,
  };
}

async function linkTo(town: Town, to: string) {
  const mail = (await town.mails()).find((one) => one.to === to)!;
  const { pathname, hash } = new URL(mail.action!.url);
  return { path: `/api/orders/${pathname.split('/').at(-1)}/open`, key: hash.replace('#key=', '') };
}

const heldHours = ({ heldUntil, placedAt }: Order) => (Date.parse(heldUntil!) - Date.parse(placedAt)) / HOUR_MS;

// @proves GAP-042 R27
it('twelve guest orders from one network leave four fifths of every product, and one unit of scarce ones', async () => {
  const town = await startTown();
  for (const [id, stock] of Object.entries(STOCKS)) await shelve(town, id, stock);
  const all = Object.fromEntries(Object.entries(STOCKS).map(([id, stock]) => [id, Math.min(10, stock)]));
  let wanted = all;
  const codes: (string | undefined)[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const { code, lines } = await tryOrder(from(town, '203.0.113.7'), wanted, `eve+${turn}@example.org`);
    codes.push(code);
    // The next guest orders what the rejection still allows, and the guest after that tries the full quantities again.
    const left = { ...wanted, ...Object.fromEntries(lines.map((line) => [line.item.slice(8), line.left])) };
    wanted = lines.length > 0 ? Object.fromEntries(Object.entries(left).filter(([, quantity]) => quantity > 0)) : all;
  }
  expect(codes.slice(0, 3)).toEqual(['limit', undefined, 'limit']);
  for (const [id, stock] of Object.entries(STOCKS))
    expect([id, await availableOf(town, id)]).toEqual([id, stock - Math.max(1, Math.floor(stock / 5))]);
  const honest = from(town, '198.51.100.4');
  expect((await order(honest, { 2: 1, 4: 2, 6: 10 }, { email: 'ada@example.org' })).state).toBe('pending');
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-042 R27
it('thirty parallel orders over two processes from one network, /56 or mailbox get its share exactly', async () => {
  const town = await startTown();
  const other = await startApi({ RATE_LIMIT_FACTOR: '1' }, { store: town.api.store, withoutEditor: true });
  const attacks: Record<string, (turn: number) => [address: string, email: string]> = {
    1: (turn) => ['203.0.113.7', `eve${turn}@example.org`],
    2: (turn) => [`2001:db8:1:${turn.toString(16)}::${turn}`, `eve${turn}@example.net`],
    3: (turn) => [`203.0.113.${turn}`, `e.v.e+${turn}@gmail.com`],
  };
  for (const [id, buyerOf] of Object.entries(attacks)) {
    await shelve(town, id, 50);
    const buyers = await Promise.all(
      Array.from({ length: 30 }, async (_, turn) => {
        const [address, email] = buyerOf(turn);
        const visitor = new Visitor(turn % 2 ? other : town.api, { 'x-forwarded-for': address });
        return { visitor, body: orderBody(await fill(visitor, { [id]: 2 }), { email }) };
      }),
    );
    const answers = await Promise.all(buyers.map(({ visitor, body }) => send(visitor, body)));
    expect([id, answers.filter(({ status }) => status === 201).length]).toEqual([id, 5]);
    expect([id, await availableOf(town, id)]).toEqual([id, 40]);
  }
});

// @proves GAP-042 R27
it('a share is released once: by payment, cancellation, the end of the hold, or shipping', async () => {
  const town = await startTown();
  await shelve(town, '1', 20);
  await shelve(town, '2', 20, { USD: 0 });
  const staff = await town.resident('editor');
  const place = (pieces: Record<string, number>) => tryOrder(from(town, '203.0.113.7'), pieces, 'eve@example.org');
  const placed = async (quantity: number) =>
    order(from(town, '203.0.113.7'), { 1: quantity }, { email: 'eve@example.org' });

  const first = await placed(4);
  const refused = await place({ 1: 1 });
  expect(refused).toMatchObject({ status: 409, code: 'limit', lines: [{ item: 'product:1', left: 0 }] });
  expect(refused.message).toMatch(/only part of our stock.*Product 1 \(none\).*write to us/);
  await Promise.all(
    Array.from({ length: 5 }, () => act(staff, first.number, 'cancel', { reason: 'A second thought.' })),
  );
  const second = await placed(4);
  expect((await place({ 1: 1 })).status).toBe(409);
  town.clock.now = new Date(town.clock.now.getTime() + 2 * HOUR_MS);
  await Promise.all([sweep(town), sweep(town), sweep(town)]);
  expect(await stateOf(staff, second.number)).toBe('cancelled');
  const third = await placed(4);
  expect((await place({ 1: 1 })).status).toBe(409);
  await pay(staff, third);
  // The limit is a fifth of the sixteen remaining units.
  await placed(3);
  expect((await place({ 1: 1 })).status).toBe(409);
  expect(await availableOf(town, '1')).toBe(13);

  // A free order is never paid for, so its units count towards the share until it is delivered.
  const free = await place({ 2: 4 });
  expect([free.status, (await place({ 2: 1 })).code]).toEqual([201, 'limit']);
  await act(staff, free.number, 'deliver');
  expect((await place({ 2: 3 })).status).toBe(201);
  const { heldBy } = (await findStock(town, '1')) as unknown as { heldBy: Record<string, number> };
  expect(Object.values(heldBy)).toEqual([3, 3]);
});

const stateOf = async (staff: Visitor, number: string) =>
  ((await (await staff.get(`/api/desk/orders/${number}`)).json()) as Order).state;

// @proves GAP-042 R27
it('the link of a mail lengthens a hold once, counted from the order, and less where few are left', async () => {
  const town = await startTown();
  await shelve(town, '1', 40);
  await shelve(town, '2', 6);
  const guest = from(town, '203.0.113.7');
  for (const [id, hours] of [
    ['1', 72],
    ['2', 24],
  ] as const) {
    const placed = await order(guest, { [id]: 1 }, { email: `ada${id}@example.org` });
    expect(heldHours(placed)).toBe(1);
    const { path, key } = await linkTo(town, `ada${id}@example.org`);
    town.clock.now = new Date(town.clock.now.getTime() + HOUR_MS / 2);
    const opened = await Promise.all(Array.from({ length: 5 }, () => guest.post(path, { key })));
    for (const answer of opened) expect(heldHours((await answer.json()) as Order)).toBe(hours);
    town.clock.now = new Date(town.clock.now.getTime() + HOUR_MS);
    await shelve(town, `${id}0`, 40);
    const again = await from(town, '198.51.100.4').post(path, { key });
    expect(heldHours((await again.json()) as Order)).toBe(hours);
  }
});

// @proves GAP-042 R27
it('one mailbox and one account get longer holds only within their share, from any network', async () => {
  const town = await startTown();
  await shelve(town, '1', 20);
  const collector = await town.resident('member', 'collector@example.org');
  const held: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const email = `friend${turn}@example.org`;
    await order(from(town, `203.0.113.${turn}`), { 1: 2 }, { email });
    const { path, key } = await linkTo(town, email);
    held.push(heldHours((await (await collector.post(path, { key })).json()) as Order));
  }
  expect(held).toEqual([72, 72, 1, 1]);
});

// @proves GAP-042 R27
it('a stranger who enters a member’s address uses up none of the member’s share', async () => {
  const town = await startTown();
  await shelve(town, '1', 20);
  const member = await town.resident('member', 'mia@example.org');
  await order(from(town, '203.0.113.7'), { 1: 4 }, { email: 'mia@example.org' });
  expect((await tryOrder(from(town, '203.0.113.8'), { 1: 1 }, 'mia+1@example.org')).code).toBe('limit');
  expect((await tryOrder(member, { 1: 4 })).status).toBe(201);
});
