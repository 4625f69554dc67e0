import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Project, ProjectReviews } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';
import { section } from '../../section';

const PROJECT = {
  number: 'CP-1',
  title: 'A lantern',
  state: 'completed',
  side: 'client',
  revision: 7,
  client: { kind: 'client', name: 'Tolani Ekwere', handle: 'tolani' },
  seller: { kind: 'member', name: 'Sade Bello', handle: 'sade' },
  createdAt: '2026-11-01T10:00:00Z',
  changedAt: '2026-11-02T10:00:00Z',
  serverNow: '2026-11-02T10:00:00Z',
  offeredBy: 'seller',
  hold: null,
  completedPart: null,
  nextStep: null,
  ended: null,
  brief: {
    title: 'A lantern',
    aim: 'Light',
    links: [],
    files: [],
    budget: null,
    wantedBy: null,
    service: null,
    package: null,
  },
  offers: { versions: [], accepted: null, lastAccount: null, may: { offer: false, accept: false } },
  work: {
    milestones: [
      {
        id: 'p-1',
        title: 'Sketch',
        state: 'accepted',
        amount: { currency: 'NGN', minor: 5_000_000 },
        dueOn: '2026-12-10',
        dueAt: '2026-12-11T00:00:00Z',
        waitsFor: null,
        pause: null,
        deliveries: [],
        upload: [],
        acceptedAt: null,
        invoice: null,
        creditNote: null,
        revisions: { used: 0, allowed: 2 },
        payment: {
          order: 'CV-ABCD3FGHK',
          state: 'paid',
          paid: { currency: 'NGN', minor: 5_000_000 },
          left: { currency: 'NGN', minor: 0 },
          owed: { currency: 'NGN', minor: 0 },
          dueOn: '2026-12-10',
          lateDays: 0,
          account: null,
          transfers: [],
          receipts: [],
        },
        may: {
          deliver: false,
          decide: false,
          askChanges: false,
          answerMarks: false,
          bookPayment: false,
          sendBack: false,
          dispute: false,
        },
      },
    ],
    cancellation: null,
    dispute: null,
    may: { askToCancel: false, agreeToCancel: false, keepWorking: false },
  },
  billing: null,
  hire: null,
  may: { addFile: false, withdraw: false, decline: false, write: true },
} satisfies Project;

const NONE: ProjectReviews = {
  own: null,
  other: null,
  hasOther: false,
  until: '2027-01-01T10:00:00Z',
  may: { write: true, withdraw: false, answer: false },
};
const WRITTEN = {
  id: 'r1',
  scores: [5, 4, 3],
  text: 'Light in every window.',
  at: '2026-11-02T10:00:00Z',
  answer: null,
};

function open(reviews: ProjectReviews) {
  const sent: unknown[] = [];
  let current = reviews;
  const client: ApiClient = (path, { method = 'GET', body } = {}) => {
    if (path.startsWith('/api/notifications')) return Promise.resolve(null) as never;
    if (path.includes('/thread')) return Promise.resolve({ entries: [], next: null }) as never;
    if (!path.includes('/reviews')) return Promise.resolve(PROJECT) as never;
    if (method === 'GET') return Promise.resolve(current) as never;
    sent.push([method, path, body]);
    if (path.endsWith('/mine')) {
      const own = { ...WRITTEN, as: 'seller' as const, showsAt: '2026-11-16T10:00:00Z', isRemoved: false };
      const may = { write: true, withdraw: true, answer: false };
      current = method === 'PUT' ? { ...NONE, own, until: null, may } : NONE;
    }
    return Promise.resolve(current) as never;
  };
  const member = { id: '7', firstName: 'Tolani', lastName: 'Ekwere', email: 't@x.example', role: 'member' };
  const shell = createFakeShell(
    { status: 'member', user: { ...member, emailVerified: true } },
    { pages: section.pages },
  );
  render(<FakeShellApp routes={remote.routes} base="/verse" at="/verse/projects/CP-1" client={client} shell={shell} />);
  return { sent, user: userEvent.setup() };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Reviews' }));

// @proves GAP-058
it('a review needs three scores and words; its author can change it and withdraw it until it is shown', async () => {
  const { sent, user } = open(NONE);
  await user.click((await panel()).getByRole('button', { name: 'Write a review' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Review the seller' }));
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(dialog.getAllByText('Choose a score.')).toHaveLength(3);
  dialog.getByText('Review is required.');
  for (const [label, words] of Object.entries({
    Quality: '5: Outstanding',
    Communication: '4: Clear and quick',
    Punctuality: '3: Mostly on time',
  }))
    await user.selectOptions(dialog.getByLabelText(label), words);
  await user.type(dialog.getByLabelText('Review'), WRITTEN.text);
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  await (await panel()).findByText(WRITTEN.text);
  expect(sent).toEqual([['PUT', '/api/projects/CP-1/reviews/mine', { scores: [5, 4, 3], text: WRITTEN.text }]]);
  (await panel()).getByText(/^Only you see it until /);
  await user.click((await panel()).getByRole('button', { name: 'Change your review' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Review').value).toBe(WRITTEN.text);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click((await panel()).getByRole('button', { name: 'Withdraw review' }));
  await waitFor(async () => (await panel()).getByRole('button', { name: 'Write a review' }));
  expect(sent.at(-1)).toEqual(['DELETE', '/api/projects/CP-1/reviews/mine', undefined]);
});

// @proves GAP-058
it('the reviewed side answers a shown review once, and can report it', async () => {
  const may = { write: false, withdraw: false, answer: true };
  const { sent, user } = open({ ...NONE, other: { ...WRITTEN, as: 'client' }, hasOther: true, until: null, may });
  const region = await panel();
  region.getByRole('heading', { name: 'Review by Sade Bello' });
  region.getByRole('button', { name: 'Report the review' });
  await user.click(region.getByRole('button', { name: 'Answer' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Answer'), 'Thank you.');
  await user.click(dialog.getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(sent).toEqual([['PUT', '/api/projects/CP-1/reviews/answer', { text: 'Thank you.' }]]));
});
