import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RewardReview } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const MODERATOR = {
  id: '7',
  firstName: 'Mo',
  lastName: 'Hill',
  email: 'mo@x.example',
  role: 'moderator',
  emailVerified: true,
};
const reward = (id: string, name: string, mayDecide = true): RewardReview => ({
  id,
  inviter: { name: 'Zainab Olubori', email: 'zainab@x.example' },
  invitee: { name, email: `${id}@x.example` },
  reward: 25,
  joinedAt: '2026-11-20T12:00:00Z',
  since: '2026-11-21T12:00:00Z',
  invitations: 22,
  booked: 20,
  mayDecide,
});

function open(answer: (call: string, body: unknown) => unknown) {
  const client: ApiClient = (path, { method = 'GET', body } = {}) => {
    if (path.startsWith('/api/notifications')) return Promise.resolve(null) as never;
    return Promise.resolve().then(() => answer(`${method} ${path}`, body)) as never;
  };
  const shell = createFakeShell({ status: 'member', user: MODERATOR });
  render(<FakeShellApp routes={remote.routes} base="/verse" at="/verse/rewards" client={client} shell={shell} />);
  return { user: userEvent.setup(), shell };
}

// @proves GAP-061
it('a moderator approves a reward and declines another with a reason; decided rewards leave the list', async () => {
  const sent: unknown[] = [];
  const rewards = [reward('a', 'Bisi Karanwo'), reward('b', 'Jonas Weber'), reward('c', 'Mo Hill', false)];
  const { user, shell } = open((call, body) => {
    if (call.startsWith('GET')) return { rewards, next: null };
    sent.push([call, body]);
    return undefined;
  });
  const card = async (name: string) => within(await screen.findByRole('article', { name }));
  const first = await card('Zainab Olubori invited Bisi Karanwo');
  first.getByText('22 invited, 20 rewarded');
  await user.click(first.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(shell.notices.at(-1)?.text).toBe('$25 were booked for Zainab Olubori.');

  await user.click((await card('Zainab Olubori invited Jonas Weber')).getByRole('button', { name: 'Decline' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Decline the reward' }));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  dialog.getByText('Message to the inviter is required.');
  await user.type(dialog.getByLabelText('Message to the inviter'), 'They share one mailbox.');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect((await card('Zainab Olubori invited Mo Hill')).queryByRole('button')).toBeNull();
  expect(sent).toEqual([
    ['PATCH /api/referrals/reviews/a', { decision: 'approve' }],
    ['PATCH /api/referrals/reviews/b', { decision: 'decline', reason: 'They share one mailbox.' }],
  ]);
});

// @proves GAP-061
it("a reward that another moderator has decided stays listed, with the server's message", async () => {
  const { user, shell } = open((call) => {
    if (call.startsWith('GET')) return { rewards: [reward('a', 'Bisi Karanwo')], next: null };
    throw new ApiError(409, {
      type: '',
      title: '',
      status: 409,
      code: 'conflict',
      message: 'This reward was decided in the meantime.',
    });
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('This reward was decided in the meantime.'));
  screen.getByRole('article');
});
