import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Nomination, Nominations } from '@verse/api-contract/api';
import { NOMINATION_MESSAGES } from '@verse/api-contract/community/nominations.values';
import type { ApiClient } from '@verse/contract';
import { openVerse } from '../feed/testing/fake-feed';

const nominationOf = (id: string, more: Partial<Nomination> = {}): Nomination => ({
  id,
  list: 'member',
  week: '2026-11-23',
  state: 'open',
  member: { name: `Member ${id}`, handle: `member-${id}`, picture: null },
  work: null,
  why: 'Kind <b>signs</b>.',
  nominator: { name: 'Bola Ade', handle: 'bola' },
  votes: 2,
  isVoted: false,
  isOwn: false,
  mayWithdraw: false,
  ...more,
});

/** Creates a fake API that moves the vote between nominations. */
function nominationsOf(given: Partial<Nominations> = {}) {
  const calls: string[] = [];
  const page: Nominations = {
    week: { id: '2026-11-23', startsAt: '2026-11-23T00:00:00Z', endsAt: '2026-11-30T00:00:00Z' },
    nominations: [nominationOf('1'), nominationOf('2', { votes: 1 })],
    next: null,
    voted: null,
    made: null,
    own: [],
    refusal: null,
    ...given,
  };
  const client: ApiClient = (path, { method = 'GET' } = {}) => {
    if (path.startsWith('/api/notifications')) return Promise.resolve({ version: 0, unread: 0, newest: null }) as never;
    calls.push(`${method} ${path}`);
    if (path.startsWith('/api/nominations/weeks')) return Promise.resolve({ weeks: [], next: null }) as never;
    if (method === 'GET') return Promise.resolve(structuredClone(page)) as never;
    const [, , , id] = path.split('/');
    for (const one of [...page.nominations, ...page.own]) {
      if (path.endsWith('/refusal') && one.id === id) one.state = method === 'PUT' ? 'declined' : 'open';
      if (!path.endsWith('/vote')) continue;
      const isVoted = method === 'PUT' && one.id === id;
      one.votes += Number(isVoted) - Number(one.isVoted);
      one.isVoted = isVoted;
      if (isVoted) page.voted = one;
    }
    return Promise.resolve({ nomination: page.nominations[0] }) as never;
  };
  return { client, calls };
}

const AT = '/verse/nominations';
const cards = () => screen.findAllByRole('article');

// @proves CHO-01 CHO-02
it('shows who is nominated, why and with how many votes, and moves the vote from one to another', async () => {
  const { client, calls } = nominationsOf();
  openVerse(client, AT);
  const [first, second] = (await cards()).map((card) => within(card));
  first!.getByText('Kind <b>signs</b>.');
  first!.getByText('2 votes');
  await userEvent.click(first!.getByRole('button', { name: 'Vote for Member 1' }));
  await first!.findByText('3 votes');
  screen.getByText(/You voted for Member 1\./);
  await userEvent.click(second!.getByRole('button', { name: 'Vote for Member 2' }));
  await second!.findByText('2 votes');
  first!.getByText('2 votes');
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([
    'PUT /api/nominations/1/vote',
    'PUT /api/nominations/2/vote',
  ]);
});

// @proves CHO-01
it('lets the nominated member decline, and undo it', async () => {
  const { client, calls } = nominationsOf({ own: [nominationOf('3', { isOwn: true })] });
  openVerse(client, AT);
  const own = within(await screen.findByRole('region', { name: 'You are nominated' }));
  await userEvent.click(own.getByRole('button', { name: 'Decline' }));
  await userEvent.click(await own.findByRole('button', { name: 'Undo' }));
  await own.findByRole('button', { name: 'Decline' });
  expect(calls.filter((call) => call.includes('refusal'))).toEqual([
    'PUT /api/nominations/3/refusal',
    'DELETE /api/nominations/3/refusal',
  ]);
});

// @proves CHO-02
it('says why a new account cannot vote, and where to begin in an empty list', async () => {
  const { client, calls } = nominationsOf({ nominations: [], refusal: NOMINATION_MESSAGES.late });
  openVerse(client, `${AT}?show=work`);
  await screen.findByText('No work is nominated yet.');
  screen.getByText(new RegExp(NOMINATION_MESSAGES.late));
  screen.getByRole('link', { name: 'Find people' });
  expect(calls).toContain('GET /api/nominations?list=work&limit=20');
  await userEvent.click(screen.getByRole('link', { name: 'Past weeks' }));
  await waitFor(() => screen.getByText('No winners yet.'));
});

// @proves CHO-01 GAP-091
it('offers a report of each sentence that another member wrote', async () => {
  const own = nominationOf('2', { mayWithdraw: true });
  const { client, calls } = nominationsOf({ nominations: [nominationOf('1'), own] });
  openVerse(client, AT);
  await cards();
  await userEvent.click(screen.getByRole('button', { name: 'Report what Bola Ade wrote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this nomination' }));
  await userEvent.click(dialog.getByRole('radio', { name: /No spam/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(calls).toContain('POST /api/reports'));
});
