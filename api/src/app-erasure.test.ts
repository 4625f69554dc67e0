import { fieldsWith } from '../test/account-fields';
import { type FilledRole, fillSite } from '../test/filled-site';
import { idOf } from '../test/notified';
import { PASSWORD } from '../test/people';
import { stopApis } from '../test/start-api';
import { storedState } from '../test/stored-state';

jest.setTimeout(600_000);
afterEach(stopApis);

const ACCOUNTING = 'Accounting records must say who recorded money and deliveries, for as long as the law keeps them.';
const LEDGER = 'Accounting records: money that was credited once, and the sign-up that it was credited for.';

/** Fields that keep the id of an erased account, with the reason, and the roles that show it. */
const KEPT: Record<string, { why: string; of: FilledRole[] }> = {
  'audit.actor': {
    why: 'The audit log must tell the acts of one person from those of another, also after they left.',
    of: ['moderator', 'colleague', 'admin', 'successor'],
  },
  'audit.target': {
    why: 'The audit log must tell which acts concerned one person, also after they left.',
    of: ['neighbour'],
  },
  'orders.events[].by': { why: `${ACCOUNTING} Only for staff: a buyer's own id is erased.`, of: ['admin'] },
  'payments.by': { why: `${ACCOUNTING} Only for staff: a seller's own id is erased.`, of: ['admin'] },
  'ledger.memberId': { why: LEDGER, of: ['neighbour'] },
  'ledger._id': { why: LEDGER, of: ['invitee'] },
  'referrals._id': { why: LEDGER, of: ['invitee'] },
  'notifications.subject': {
    why: 'A notification of the ledger entry. It names no one any more, and is removed with old notifications.',
    of: ['invitee'],
  },
};

/** Collections that never hold anything about an account and are empty here. */
const EMPTY: Record<string, string> = {
  auth_verification: 'Challenges of sign-ins that are not complete. They end within minutes.',
  chosen_weeks: 'Nominations that were chosen, by week.',
  contest_awards: 'Progress of announcements, by contest.',
  contest_search: 'Words of public contests.',
  contest_tags: 'Tags of public contests.',
  contest_tallies: 'Counts of votes, by contest.',
  registry_files: 'Files of releases.',
  section_counts: 'Counts of page views, by section.',
};

// @proves GAP-067 GAP-092
it('an erased account leaves its id in no collection, except where a reason says so', async () => {
  const { town, people } = await fillSite();
  const { store, features } = town.api;
  const filled = await storedState(store);
  const empty = Object.keys(filled).filter((name) => filled[name]!.length === 0);
  expect(empty).toEqual(Object.keys(EMPTY));
  // Movements of stock are filed after an hour.
  town.clock.now = new Date(town.clock.now.getTime() + 2 * 3_600_000);
  await town.mails();
  for (const { run } of features.flatMap(({ jobs = [] }) => jobs)) await run();
  const left: Record<string, string[]> = {};
  const users = store.db.collection('auth_user');
  for (const [role, visitor] of Object.entries(people)) {
    const id = await idOf(visitor);
    expect(fieldsWith(await storedState(store), [id]).length).toBeGreaterThan(10);
    const answer = await visitor.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' });
    expect([role, answer.status]).toEqual([role, 202]);
    // Erases this account now, so that the time limits of everything else do not pass.
    await users.updateOne({ _id: id }, { $set: { deletionAt: town.clock.now } });
    await town.api.background.run('erase-accounts');
    await town.mails();
    expect(await users.findOne({ _id: id })).toBeNull();
    for (const path of fieldsWith(await storedState(store), [id])) (left[path] ??= []).push(role);
  }
  expect(left).toEqual(Object.fromEntries(Object.entries(KEPT).map(([path, { of }]) => [path, of])));
});
