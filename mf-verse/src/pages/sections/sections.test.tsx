import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiClient, ApiError } from '@verse/contract';
import type { SectionOverview } from '@verse/contract/release-admin';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';
import { section } from '../../section';

const OLD = '1111111111111111';
const NEW = '2222222222222222';
const NEXT = '3333333333333333';

const store = (): SectionOverview => ({
  section: 'mf-store',
  owner: '@creativity-verse/store',
  frozen: null,
  gateways: [],
  releases: [
    {
      release: NEW,
      builtAt: '2026-11-22T09:00:00Z',
      commit: 'abcdef0123456789',
      active: { at: '2026-11-22T09:05:00Z', act: 'deploy', who: 'ada@laptop', why: 'the sale' },
      counters: { views: 500, mount: 4, load: 1, 'lcp-1500': 3, 'lcp-2500': 1, 'cls-more': 4 },
    },
    { release: OLD, builtAt: '2026-11-20T09:00:00Z', counters: { views: 2000, reported: 2 } },
  ],
  journal: [{ at: '2026-11-22T09:05:00Z', act: 'deploy', who: 'ada@laptop', release: NEW, why: 'the sale' }],
});

function open(answer: (method: string, body: unknown) => unknown) {
  const calls: [string, unknown][] = [];
  const client: ApiClient = (path, { method = 'GET', body } = {}) => {
    // Requested by the layout, not by the page under test.
    if (path.startsWith('/api/notifications')) return Promise.resolve(null) as never;
    calls.push([`${method} ${path}`, body]);
    return Promise.resolve().then(() => answer(method, body)) as never;
  };
  const admin = {
    id: '7',
    firstName: 'Ada',
    lastName: 'Ekwere',
    email: 'a@x.example',
    role: 'admin',
    emailVerified: true,
  };
  const shell = createFakeShell({ status: 'member', user: admin }, { pages: section.pages });
  render(<FakeShellApp routes={remote.routes} base="/verse" at="/verse/sections" client={client} shell={shell} />);
  return { calls, shell, user: userEvent.setup() };
}

const conflict = () =>
  new ApiError(409, { type: '', title: '', status: 409, code: 'conflict', message: 'Another one is active by now.' });

// @proves RTE-11 GAP-069
it('shows the active and the previous release, and rolls back with a reason after a confirmation', async () => {
  let isLate = true;
  const { calls, shell, user } = open((method) => {
    if (method === 'GET') return { sections: [store()] };
    if (isLate) throw conflict();
    return { ok: true };
  });
  const card = within(await screen.findByRole('region', { name: 'mf-store' }));
  card.getByText('Call @creativity-verse/store');
  const textsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
  const rows = Object.fromEntries(
    card
      .getAllByRole('row')
      .map(textsOf)
      .map(([title, ...cells]) => [title, cells]),
  ) as object;
  expect(rows).toMatchObject({
    'Shipped by': ['ada@laptop', 'unknown'],
    Commit: ['abcdef01', '–'],
    'Failures per 1,000 pages': ['10 (5 in all)', '1 (2 in all)'],
    'Largest content drawn': ['within 1.5 s', '–'],
    'Layout shift': ['over 0.5', '–'],
  });

  await user.click(card.getByRole('button', { name: 'Go back one release' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Why?'), 'wrong prices');
  await user.click(dialog.getByRole('button', { name: 'Go back' }));
  await dialog.findByText('Another one is active by now.');
  isLate = false;
  await user.click(dialog.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shell.notices.map(({ text }) => text)).toEqual(['mf-store is back on the previous release.']);
  const act = { section: 'mf-store', act: 'rollback', why: 'wrong prices', expected: NEW };
  expect(calls.filter(([call]) => call.startsWith('POST'))).toEqual([
    ['POST /_sections', act],
    ['POST /_sections', act],
  ]);
});

// @proves RTE-11 GAP-069
it('shows the canary beside the active release, and ends it with a reason', async () => {
  const canary = { release: NEXT, builtAt: '', counters: { views: 100, mount: 9 }, share: 5, who: 'ada@laptop' };
  const { calls, user } = open((method) =>
    method === 'GET'
      ? { sections: [{ ...store(), canary: { ...canary, since: '2026-11-23T09:05:00Z' } }] }
      : { ok: true },
  );
  const card = within(await screen.findByRole('region', { name: 'mf-store' }));
  card.getByText(/^5 % of visitors on the canary since .*, by ada@laptop\.$/);
  expect(card.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    `Canary ${NEXT.slice(0, 8)}`,
    `Active ${NEW.slice(0, 8)}`,
    `Before ${OLD.slice(0, 8)}`,
  ]);
  const rates = [...card.getByRole('row', { name: /^Failures per 1,000 pages/ }).children];
  expect(rates.slice(1).map(({ textContent }) => textContent)).toEqual([
    '90 (9 in all)',
    '10 (5 in all)',
    '1 (2 in all)',
  ]);

  await user.click(card.getByRole('button', { name: 'End the canary' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Why?'), 'the form breaks');
  await user.click(dialog.getByRole('button', { name: 'End the canary' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const act = { section: 'mf-store', act: 'end-canary', why: 'the form breaks', expected: NEXT };
  expect(calls).toContainEqual(['POST /_sections', act]);
});
