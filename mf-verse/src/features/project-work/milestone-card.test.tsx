import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Project } from '@verse/api-contract/api';
import type { Milestone } from '@verse/api-contract/work/project-work.schema';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { MilestoneCard } from './milestone-card';

const NGN = (minor: number) => ({ currency: 'NGN' as const, minor });
const MILESTONE: Milestone = {
  id: 'm1',
  title: 'Sketch',
  state: 'delivered',
  amount: NGN(500),
  dueOn: '2026-12-20',
  waitsFor: 'client',
  dueAt: '2026-12-20T23:59:59.000Z',
  pause: null,
  deliveries: [],
  upload: [],
  acceptedAt: null,
  revisions: { used: 0, allowed: 2 },
  payment: {
    order: null,
    state: 'due',
    paid: NGN(0),
    left: NGN(500),
    owed: NGN(0),
    account: null,
    dueOn: '2026-12-20',
    lateDays: 0,
    transfers: [],
    receipts: [],
  },
  invoice: null,
  creditNote: null,
  may: {
    deliver: false,
    decide: true,
    askChanges: true,
    answerMarks: false,
    bookPayment: false,
    sendBack: false,
    dispute: false,
  },
};

beforeEach(() => localStorage.clear());

// @proves GAP-048
it('keeps the text of a change request for the change request, and not for the acceptance', async () => {
  const project = { number: 'CP-1', revision: 1, side: 'client' } as Project;
  const routes = [{ path: 'p', element: <MilestoneCard project={project} milestone={MILESTONE} /> }];
  render(<FakeShellApp routes={routes} base="/verse" at="/verse/p" shell={createFakeShell()} />);
  const user = userEvent.setup();
  const openDialog = async (action: string) => {
    await user.click(screen.getByRole('button', { name: action }));
    return within(await screen.findByRole('dialog'));
  };
  const request = await openDialog('Ask for changes');
  await user.type(request.getByRole('textbox'), 'The lantern is too small.');
  await user.click(request.getByRole('button', { name: 'Cancel' }));

  const acceptance = await openDialog('Accept the delivery');
  expect(acceptance.queryByText('We kept your draft.')).toBeNull();
  expect(acceptance.getByRole('textbox')).toHaveProperty('value', '');
  await user.click(acceptance.getByRole('button', { name: 'Cancel' }));

  const again = await openDialog('Ask for changes');
  await again.findByText('We kept your draft.');
  expect(again.getByRole('textbox')).toHaveProperty('value', 'The lantern is too small.');
});
