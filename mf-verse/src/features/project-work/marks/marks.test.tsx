// Loaded before the tests, because compiling it takes longer than they wait.
import './delivered-pictures';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Project } from '@verse/api-contract/api';
import type { Mark, Milestone } from '@verse/api-contract/work/project-work.schema';
import type { ApiClient } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { MilestoneCard } from '../milestone-card';

const naira = (minor: number) => ({ currency: 'NGN' as const, minor });
const PICTURE = { id: 'a'.repeat(16), name: 'sketch.png', bytes: 2000, sha256: 'a', isPicture: true };
const PAPER = { id: 'b'.repeat(16), name: 'notes.pdf', bytes: 2000, sha256: 'b', isPicture: false };
const MARK: Mark = { id: '1-1', number: 1, file: PICTURE.id, x: 20, y: 30, text: 'Warmer.', state: 'open', answer: '' };

const milestoneWith = (more: Partial<Milestone>, may: Partial<Milestone['may']>): Milestone => ({
  id: 'p-1',
  title: 'Sketch',
  state: 'delivered',
  amount: naira(500),
  dueOn: '2026-12-10',
  dueAt: '2026-12-11T00:00:00Z',
  waitsFor: 'client',
  pause: null,
  deliveries: [{ at: '2026-11-02T10:00:00Z', note: '', files: [PICTURE, PAPER], decision: null }],
  upload: [],
  acceptedAt: null,
  invoice: null,
  creditNote: null,
  revisions: { used: 0, allowed: 2 },
  payment: {
    order: null,
    state: 'due',
    paid: naira(0),
    left: naira(500),
    owed: naira(0),
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
    ...may,
  },
  ...more,
});

const asked = (marks: Mark[]) => ({
  is: 'changes' as const,
  note: '',
  at: '2026-11-03T10:00:00Z',
  isSilent: false,
  marks,
});

function open(milestone: Milestone) {
  const sent: { path: string; method: string | undefined; body: unknown }[] = [];
  const client: ApiClient = (path, { method, body } = {}) => {
    sent.push({ path, method, body });
    return Promise.resolve({}) as never;
  };
  const project = { number: 'CP-1', revision: 7, side: 'client' } as Project;
  const routes = [{ path: 'p', element: <MilestoneCard project={project} milestone={milestone} /> }];
  render(<FakeShellApp routes={routes} base="/verse" at="/verse/p" client={client} shell={createFakeShell()} />);
  return { sent, user: userEvent.setup() };
}

beforeEach(() => localStorage.clear());

const placing = () => screen.findByRole('button', { name: 'Place a mark on sketch.png' }, { timeout: 5000 });

// @proves GAP-058
it('places marks with keys or as numbers, keeps them over a reload, and sends them as one request', async () => {
  const { user } = open(milestoneWith({}, { decide: true, askChanges: true }));
  const area = await placing();
  act(() => area.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}{Enter}');
  const first = await screen.findByRole('textbox', { name: 'Mark 1 on sketch.png' });
  expect(document.activeElement).toBe(first);
  await user.type(first, 'Warmer light.');
  await user.click(screen.getByRole('button', { name: 'Add a mark without pointing' }));
  await user.click(await screen.findByRole('button', { name: 'Add a mark without pointing' }));
  await user.click(screen.getByRole('button', { name: 'Remove mark 3' }));
  const [, left] = screen.getAllByRole('textbox', { name: 'From the left, %' });
  await user.clear(left!);
  await user.type(left!, '12.5');
  await user.tab();
  cleanup();

  const { sent } = open(milestoneWith({}, { decide: true, askChanges: true }));
  await placing();
  await user.click(screen.getByRole('button', { name: 'Ask for changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/Your 2 marks go with it\./);
  await user.click(dialog.getByRole('button', { name: 'Ask for changes' }));
  await dialog.findByText('Write what to change at mark 2, or remove it.');
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.type(screen.getByRole('textbox', { name: 'Mark 2 on sketch.png' }), 'A thinner frame.');
  await user.click(screen.getByRole('button', { name: 'Ask for changes' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ask for changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    path: '/api/projects/CP-1/milestones/p-1/decision',
    method: 'POST',
    body: {
      is: 'changes',
      note: '',
      marks: [
        { file: PICTURE.id, x: 54, y: 40, text: 'Warmer light.' },
        { file: PICTURE.id, x: 12.5, y: 50, text: 'A thinner frame.' },
      ],
    },
  });
});

// @proves GAP-058
it('the seller answers marks and marks them as done, and the next delivery shows them beside', async () => {
  const delivery = { at: '2026-11-02T10:00:00Z', note: '', files: [PICTURE] };
  const first = { ...delivery, decision: asked([MARK, { ...MARK, id: '1-2', number: 2, state: 'done' }]) };
  const { sent, user } = open(milestoneWith({ deliveries: [first], state: 'changes-asked' }, { answerMarks: true }));
  const marks = within(await screen.findByRole('list', { name: 'Marks' }, { timeout: 5000 }));
  await user.click(marks.getByRole('button', { name: 'Done' }));
  await user.click(marks.getAllByRole('button', { name: 'Answer' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer to mark 1' }));
  await user.type(dialog.getByRole('textbox', { name: 'Answer' }), 'It is.');
  await user.click(dialog.getByRole('button', { name: 'Save the answer' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const path = '/api/projects/CP-1/milestones/p-1/marks/1-1';
  expect(sent).toEqual([
    { path, method: 'PUT', body: { answer: '', isDone: true } },
    { path, method: 'PUT', body: { answer: 'It is.', isDone: false } },
  ]);
  cleanup();

  open(milestoneWith({ deliveries: [first, { ...delivery, at: '2026-11-04T10:00:00Z', decision: null }] }, {}));
  const before = await screen.findByRole('list', { name: 'Marks on the last delivery' }, { timeout: 5000 });
  expect(within(before).getAllByText('Warmer.')).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'Delivered: sketch.png' }).getAttribute('src')).toContain('/work-files/aaaa');
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});
