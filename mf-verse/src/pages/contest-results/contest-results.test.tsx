import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const words = { low: 'Weak', middle: 'Fair', high: 'Strong' };
const makers = [{ name: 'Ada Hill', handle: 'ada' }];
const entryOf = (rank: number) => ({ rank, number: rank + 10, title: `Moon ${rank}`, team: '', makers });
const pictureOf = (rank: number) => ({
  src: `/api/images/${rank}.jpg`,
  srcset: `/api/images/${rank}.webp 800w`,
  width: 800,
  height: 1200,
  alt: `Moon ${rank}`,
});
const RESULTS = {
  id: 'posters',
  title: 'Moon posters',
  closedAt: '2026-11-20T10:00:00.000Z',
  prizePool: 1500,
  judges: [{ id: 'posters-bem', name: 'Bem Ode', handle: 'bem', picture: null, sentence: 'It glows.' }],
  criteria: [{ title: 'Idea', weight: 100, words }],
  criteriaHash: 'ab'.repeat(32),
  ranking: [1, 2, 3, 4].map((rank) => ({
    ...entryOf(rank),
    points: 1500 - rank,
    judges: 3,
    criteria: [15 - rank],
    scores: [{ judge: 'Judge 1', scores: [5] }],
  })),
  entries: 4,
  next: null,
  winner: 11,
  withoutJudge: [],
  logHead: 'cd'.repeat(32),
};
const exhibit = (rank: number) => ({
  ...entryOf(rank),
  text: '',
  madeHow: 'unsaid',
  picture: pictureOf(rank),
  files: [],
});
const WIN = {
  title: 'Moon 1',
  number: 11,
  picture: 0,
  prizes: [{ prize: 'judges', promise: '$1,500 by bank transfer.' }],
  isSeen: false,
  workId: null,
  isWorkPossible: true,
};

interface Site {
  shown?: readonly number[];
  win?: object | null;
}

function open({ shown = [1, 2, 3, 4], win = null }: Site, isMember = false) {
  const sent: string[] = [];
  const answers: Record<string, unknown> = {
    '/api/contests/posters/results': RESULTS,
    '/api/contests/posters/gallery': { entries: shown.map(exhibit), next: null },
    '/api/contests/posters/win': { win },
  };
  const client: ApiClient = (path, { method = 'GET', body } = {}) => {
    if (method !== 'GET')
      sent.push([method, path, ...(path === '/api/reports' ? [JSON.stringify(body)] : [])].join(' '));
    const answer = method === 'GET' ? answers[path.split('?')[0]!] : { id: 'w1' };
    return (answer ? Promise.resolve(answer) : Promise.reject(new Error(path))) as never;
  };
  const user = {
    id: '7',
    firstName: 'Ada',
    lastName: 'Hill',
    email: 'a@x.example',
    role: 'member',
    emailVerified: true,
  };
  const shell = isMember ? createFakeShell({ status: 'member', user }) : createFakeShell();
  render(
    <FakeShellApp
      routes={[...(remote.publicRoutes ?? []), { path: 'verse', children: [...remote.routes] }]}
      base="/"
      at="/contests/posters/results"
      client={client}
      shell={shell}
    />,
  );
  return { sent, user: userEvent.setup() };
}

// @proves GAP-058 GAP-060
it('shows the winner, the next two, all entries and the judges, and folds the scores and their proof', async () => {
  open({});
  await screen.findByRole('heading', { level: 1, name: 'Results: Moon posters' });
  const first = screen.getAllByRole('img')[0]!;
  expect([first.getAttribute('alt'), first.getAttribute('loading')]).toEqual(['Moon 1', 'eager']);
  screen.getByRole('heading', { level: 2, name: 'Moon 1' });
  screen.getByText('$1,500');
  const next = within(screen.getByRole('list', { name: 'Second and third' }));
  expect(next.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['Moon 2', 'Moon 3']);
  const wall = within(screen.getByRole('region', { name: 'Entries' }));
  expect(wall.getAllByRole('img')).toHaveLength(4);
  const judges = within(screen.getByRole('region', { name: 'Judges' }));
  judges.getByText('It glows.');
  judges.getByRole('link', { name: 'Bem Ode' });
  const fold = screen.getByText('How it was scored').closest('details')!;
  expect(fold.open).toBe(false);
  for (const text of ['Ranking', 'Check it yourself', 'How the total is calculated', 'Download the script'])
    expect(fold.contains(screen.getByText(text))).toBe(true);
});

// @proves GAP-058
it('sets the winner’s title large if its makers did not agree to show it', async () => {
  open({ shown: [2] });
  await screen.findByRole('heading', { level: 2, name: 'Moon 1' });
  expect(screen.queryByRole('img', { name: 'Moon 1' })).toBeNull();
});

// @proves GAP-058
it('unveils a win once, with the profile, the card and the prize', async () => {
  const { user, sent } = open({ win: WIN }, true);
  const dialog = within(await screen.findByRole('dialog', { name: 'You won' }));
  dialog.getByText('$1,500 by bank transfer.');
  const claim = dialog.getByRole('link', { name: 'Claim your prize' });
  expect(claim.getAttribute('href')).toBe('/verse/contests/posters/entry#won-judges');
  dialog.getByRole('button', { name: 'Share the card' });
  await user.click(dialog.getByRole('button', { name: 'Add it to my profile' }));
  await dialog.findByRole('link', { name: 'On your profile' });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(sent).toEqual(['POST /api/contests/posters/entries/own/work', 'PUT /api/contests/posters/win/seen']),
  );
  await user.click(screen.getByRole('button', { name: 'Show it' }));
  screen.getByRole('dialog', { name: 'You won' });
});

// @proves GAP-058
it('stays closed for a winner who has seen it, and absent for everyone else', async () => {
  open({ win: { ...WIN, isSeen: true } }, true);
  await screen.findByRole('button', { name: 'Show it' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

// @proves GAP-058 GAP-091
it('lets a member report what a judge says, but not a guest', async () => {
  const { user, sent } = open({}, true);
  await user.click(await screen.findByRole('button', { name: 'Report what Bem Ode says' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this sentence' }));
  await user.click(dialog.getByRole('radio', { name: /No harassment/ }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  const body = { type: 'judge-sentence', id: 'posters-bem', reason: 'harassment', note: '' };
  await waitFor(() => expect(sent).toEqual([`POST /api/reports ${JSON.stringify(body)}`]));
  cleanup();
  open({});
  await screen.findByText('It glows.');
  expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
});
