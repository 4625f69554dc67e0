import { PASSWORD, startTown, type Town, type Visitor } from '../test/people';
import { order, pay, shelve } from '../test/shop';
import { stopApis } from '../test/start-api';

afterEach(stopApis);

const VICTIM = 'vera@example.org';
const spelling = (count: number) => `Vera+${count}@example.org`;
const subjects = (mails: readonly { subject: string }[]) => mails.map(({ subject }) => subject);
const forgot = (visitor: Visitor, email: string) => visitor.post('/api/forgot-password', { email });
const signUp = (town: Town, email: string, visitor = town.visitor()) =>
  visitor.post('/api/signup', { lastname: 'New', firstname: 'Nora', email, password: PASSWORD });
const message = (email: string) => ({ name: 'Eve', email, subject: 'Hello', message: 'Is anyone there?' });

/** Places and cancels orders as guests, using a different spelling of the email address each time. */
async function orderAndCancel(town: Town, times: number): Promise<string[]> {
  const numbers: string[] = [];
  for (let count = 0; count < times; count += 1) {
    const guest = town.visitor();
    const { number } = await order(guest, { 1: 1 }, { email: spelling(count) });
    expect((await guest.post(`/api/orders/${number}/cancel`)).status).toBe(200);
    expect((await guest.get(`/api/orders/${number}`)).status).toBe(200);
    numbers.push(number);
  }
  return numbers;
}

// @proves GAP-042 GAP-031 R31
it('orders and messages under any spelling of an address send six mails a day; each order has a page', async () => {
  const town = await startTown({ LIMIT_CONTACT_PER_10_MINUTES: '100' });
  await shelve(town, '1', 100);
  await orderAndCancel(town, 30);
  for (let count = 0; count < 10; count += 1)
    expect((await town.visitor().post('/api/contactus', message(spelling(count)))).status).toBe(201);
  expect(await town.mails()).toHaveLength(6);
  const dropped = town.api.log.filter(({ msg }) => msg === 'an email was dropped: over the budget of its recipient');
  expect(dropped).toHaveLength(64);
  expect(JSON.stringify(dropped)).not.toMatch(/vera|example\.org/i);

  town.clock.now = new Date(town.clock.now.getTime() + 24 * 3_600_000 + 1);
  expect((await town.visitor().post('/api/contactus', message(VICTIM))).status).toBe(201);
  expect(await town.mails()).toHaveLength(1);
});

// @proves GAP-042 GAP-085 R31
it('strangers who spend that budget hold back no email to its owner: reset, own order, payment', async () => {
  const town = await startTown();
  await shelve(town, '1', 100);
  const vera = await town.resident('member', VICTIM);
  const staff = await town.resident('editor');
  await orderAndCancel(town, 10);
  await town.mails();
  const guest = town.visitor();
  const foreign = await order(guest, { 1: 1 }, { email: VICTIM });
  expect(await town.mails()).toEqual([]);

  await forgot(vera, VICTIM);
  const own = await order(vera, { 1: 1 });
  expect((await pay(staff, foreign)).status).toBe(200);
  expect(subjects(await town.mails()).toSorted()).toEqual([
    `Order ${foreign.number} is paid`,
    'Reset your password',
    `Your order ${own.number}`,
  ]);
});

// @proves GAP-032 GAP-085 R31
it('sign-ups and resets under any spelling send few emails, and hold back none to the address itself', async () => {
  const town = await startTown({ LIMIT_SIGN_UPS_PER_HOUR: '100' });
  for (let count = 0; count < 20; count += 1) {
    expect((await signUp(town, spelling(count))).status).toBe(201);
    expect((await forgot(town.visitor(), spelling(count))).status).toBe(202);
  }
  expect((await town.mails()).length).toBeLessThanOrEqual(5);
  await signUp(town, VICTIM);
  expect(await town.mails()).toMatchObject([{ to: VICTIM, subject: 'Verify your email' }]);

  const proved = 'ada+proved@example.org';
  await town.resident('member', proved);
  for (let count = 0; count < 20; count += 1) await forgot(town.visitor(), `ada+${count}@example.org`);
  await forgot(town.visitor(), proved);
  expect(await town.mails()).toMatchObject([{ to: proved, subject: 'Reset your password' }]);
});

// @proves GAP-032 GAP-085 R31
it('an account under someone else’s address sends few emails about changes of its password', async () => {
  const town = await startTown({ LIMIT_ACCOUNT_CHANGES_PER_MINUTE: '1000' });
  const eve = town.visitor();
  await signUp(town, VICTIM, eve);
  await eve.signIn(VICTIM);
  let password = PASSWORD;
  for (let count = 0; count < 10; count += 1) {
    const newPassword = `Lanterns-${count}-Sale!`;
    expect((await eve.post('/api/me/password', { password, newPassword })).status).toBe(200);
    password = newPassword;
  }
  expect((await town.mails()).length).toBeLessThanOrEqual(5);

  const ada = await town.resident('member', 'ada@example.org');
  for (let count = 0; count < 8; count += 1) {
    const [before, after] = count % 2 === 0 ? [PASSWORD, 'Another-4-Sale!'] : ['Another-4-Sale!', PASSWORD];
    expect((await ada.post('/api/me/password', { password: before, newPassword: after })).status).toBe(200);
  }
  expect(await town.mails()).toHaveLength(8);
});
