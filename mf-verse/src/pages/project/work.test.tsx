import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Project, ProjectWork } from '@verse/api-contract/api';
import type { Milestone } from '@verse/api-contract/work/project-work.schema';
import type { ApiClient } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';
import { section } from '../../section';

const naira = (minor: number) => ({ currency: 'NGN' as const, minor });

const MILESTONE: Milestone = {
  id: 'p-1',
  title: 'Sketch',
  state: 'planned',
  amount: naira(1_000_050),
  dueOn: '2026-12-10',
  dueAt: '2026-12-11T00:00:00Z',
  waitsFor: 'seller',
  pause: null,
  deliveries: [],
  upload: [],
  acceptedAt: null,
  invoice: null,
  creditNote: null,
  revisions: { used: 0, allowed: 2 },
  payment: {
    order: 'CV-ABCD3FGHK',
    state: 'due',
    paid: naira(0),
    left: naira(1_000_050),
    owed: naira(0),
    dueOn: '2026-12-10',
    lateDays: 0,
    account: { holder: 'Sade', bank: 'Lantern Bank', number: '0123', code: null },
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
};

const WORK: ProjectWork = {
  milestones: [MILESTONE],
  cancellation: null,
  dispute: null,
  may: { askToCancel: false, agreeToCancel: false, keepWorking: false },
};

const projectWith = (work: Partial<ProjectWork>, more: Partial<Project> = {}): Project => ({
  number: 'CP-1',
  title: 'A lantern',
  state: 'agreed',
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
  work: { ...WORK, ...work },
  billing: null,
  hire: null,
  may: { addFile: false, withdraw: false, decline: false, write: true },
  ...more,
});

interface Sent {
  path: string;
  method: string;
  body: unknown;
  ifMatch: string | undefined;
}

function open(project: Project) {
  const sent: Sent[] = [];
  const client: ApiClient = (path, { method = 'GET', body, headers } = {}) => {
    if (path.startsWith('/api/notifications')) return Promise.resolve(null) as never;
    if (path.includes('/thread')) return Promise.resolve({ entries: [], next: null }) as never;
    const ifMatch = (headers as Record<string, string> | undefined)?.['If-Match'];
    if (method !== 'GET') sent.push({ path, method, body, ifMatch });
    return Promise.resolve(method === 'GET' ? project : project.work) as never;
  };
  const member = { id: '7', firstName: 'Tolani', lastName: 'Ekwere', email: 't@x.example', role: 'member' };
  const user = { ...member, emailVerified: true };
  const shell = createFakeShell({ status: 'member', user }, { pages: section.pages });
  render(<FakeShellApp routes={remote.routes} base="/verse" at="/verse/projects/CP-1" client={client} shell={shell} />);
  return { sent, user: userEvent.setup() };
}

const milestoneCard = async () => within(await screen.findByRole('article', { name: 'Sketch' }));

describe('the work of a project', () => {
  // @proves GAP-058
  it('comes first once there is an agreement, and the brief, the offers and the papers are folded', async () => {
    const accepted = { version: 1, hash: '1', at: '2026-11-02T10:00:00Z', by: 'Tolani Ekwere' };
    const terms = {
      scope: 'Light',
      deliverables: ['A lantern'],
      revisions: 2,
      currency: 'NGN' as const,
      milestones: [{ title: 'Sketch', days: 7, dueOn: '2026-12-10', minor: 1 }],
      silentDays: 7,
      validUntil: '2026-12-03',
      account: null,
    };
    const offer = { version: 1, side: 'seller' as const, at: '2026-11-01T10:00:00Z', note: '', terms, hash: '1' };
    const versions = [{ ...offer, total: 1, isExpired: false }];
    const { offers } = projectWith({});
    open(projectWith({}, { offers: { ...offers, versions, accepted } }));
    await milestoneCard();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      ...['Work', 'Messages', 'Offers', 'Brief', 'Invoices and archive'],
    ]);
    const isFolded = headings.map((heading) => heading.closest('details')?.open === false);
    expect(isFolded).toEqual([false, false, true, true, true]);
    screen.getByText(/accepted version 1 on/);
  });

  // @proves GAP-058
  it('shows the remaining amount after a partial payment', async () => {
    const payment = { ...MILESTONE.payment, paid: naira(400_000), left: naira(600_050) };
    open(projectWith({ milestones: [{ ...MILESTONE, payment }] }));
    (await milestoneCard()).getByText('₦4,000.00 paid, ₦6,000.50 left to pay.');
  });

  // @proves GAP-058
  it('shows a milestone with its date, its amount, and how to pay it', async () => {
    open(projectWith({}));
    const card = await milestoneCard();
    card.getByText('Planned');
    // In the head of the card, and as what is to be paid.
    expect(card.getAllByText(/₦10,000\.50/)).toHaveLength(2);
    card.getByText('10 December 2026', { selector: 'p:first-child time' });
    card.getByText(/By bank transfer to/);
    expect(card.getByText('CV-ABCD3FGHK').tagName).toBe('STRONG');
    expect(card.queryByRole('button')).toBeNull();
  });

  // @proves GAP-058
  it('says why the clock is paused, and accepts a delivery of the shown revision', async () => {
    const delivery = { at: '2026-11-02T10:00:00Z', note: '<b>Here</b>', files: [], decision: null };
    const milestone: Milestone = {
      ...MILESTONE,
      state: 'delivered',
      deliveries: [delivery],
      acceptedAt: '2026-11-09T10:00:00Z',
      waitsFor: 'client',
      pause: { why: 'answer', since: '2026-11-02T10:00:00Z' },
      may: { ...MILESTONE.may, decide: true, askChanges: true },
    };
    const { sent, user } = open(projectWith({ milestones: [milestone] }));
    const card = await milestoneCard();
    card.getByText('<b>Here</b>');
    card.getByText(/deadline is paused until/);
    card.getByText(/^Accepted automatically on/);
    await user.click(card.getByRole('button', { name: 'Ask for changes' }));
    let dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Ask for changes' }));
    dialog.getByText('What to change is required.');
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(card.getByRole('button', { name: 'Accept the delivery' }));
    dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Accept the delivery' }));
    expect(sent).toEqual([
      {
        path: '/api/projects/CP-1/milestones/p-1/decision',
        method: 'POST',
        ifMatch: '"7"',
        body: { is: 'accepted', note: '' },
      },
    ]);
  });

  // @proves GAP-058
  it('books a payment in kobo, with the amount due as the default', async () => {
    const milestone = { ...MILESTONE, may: { ...MILESTONE.may, bookPayment: true } };
    const { sent, user } = open(projectWith({ milestones: [milestone] }, { side: 'seller' }));
    const card = await milestoneCard();
    await user.click(card.getByRole('button', { name: 'Record a payment' }));
    const dialog = within(screen.getByRole('dialog'));
    expect((dialog.getByLabelText('Amount in NGN') as HTMLInputElement).value).toBe('10000.50');
    await user.click(dialog.getByRole('button', { name: 'Record a payment' }));
    dialog.getByText('The bank reference is required.');
    await user.type(dialog.getByLabelText('Bank reference'), 'TRF 9');
    await user.type(dialog.getByLabelText('Arrived on'), '2026-11-02');
    await user.click(dialog.getByRole('button', { name: 'Record a payment' }));
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/projects/CP-1/milestones/p-1/payments', { minor: 1_000_050, reference: 'TRF 9', on: '2026-11-02' }],
    ]);
  });

  // @proves GAP-058
  it('shows a dispute with its decision, and answers a request to cancel', async () => {
    const at = '2026-11-02T10:00:00Z';
    const { sent, user } = open(
      projectWith({
        dispute: {
          state: 'decided',
          side: 'seller',
          milestone: 'p-1',
          reason: 'No answer.',
          at,
          decision: { is: 'continue', text: 'Both were late.', at },
        },
        cancellation: { side: 'seller', reason: 'I am ill.', at },
        may: { askToCancel: false, agreeToCancel: true, keepWorking: true },
      }),
    );
    await screen.findByText('Both were late.');
    screen.getByText('I am ill.');
    await user.click(screen.getByRole('button', { name: 'Continue the work' }));
    await user.click(screen.getByRole('button', { name: 'Agree to cancel' }));
    expect(sent).toHaveLength(1);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel the rest' }));
    expect(sent.map(({ path, method }) => [method, path])).toEqual([
      ['DELETE', '/api/projects/CP-1/cancellation'],
      ['POST', '/api/projects/CP-1/cancellation/agreement'],
    ]);
  });

  // @proves GAP-058
  it('has the buttons of whose turn it is in one strip, and only there', async () => {
    const may = { ...MILESTONE.may, decide: true, askChanges: true };
    const delivered = { ...MILESTONE, state: 'delivered' as const, waitsFor: 'client' as const, may };
    const nextStep = {
      text: 'Accept “Sketch”, or ask for changes.',
      dueAt: '2026-12-05T12:00:00Z',
      act: 'answer-delivery' as const,
      milestone: 'p-1',
    };
    open(projectWith({ milestones: [delivered] }, { nextStep }));
    const strip = within(await screen.findByRole('region', { name: 'Whose turn it is' }));
    expect(strip.getByRole('status').textContent).toMatch(/Your turn\. Accept “Sketch”.* By Sat 5 Dec 2026, .+\.$/);
    await strip.findByRole('button', { name: 'Accept the delivery' });
    expect(screen.getAllByRole('button', { name: /^(Accept the delivery|Ask for changes)$/ })).toHaveLength(2);
    const rail = within(screen.getByRole('list', { name: 'Milestones at a glance' }));
    rail.getByText('₦10,000.50');
    expect(rail.getByRole('link').getAttribute('href')).toBe('#at-p-1');
  });

  // @proves GAP-058
  it('says what it waits for if it is the other side’s turn, and shows no button then', async () => {
    open(projectWith({}));
    const strip = within(await screen.findByRole('region', { name: 'Whose turn it is' }));
    expect(strip.getByRole('status').textContent).toMatch(/Sade Bello’s turn\. Delivers “Sketch” by /);
    expect(strip.queryByRole('button')).toBeNull();
  });

  // @proves GAP-058
  it('keeps terms, invoices, disputes and cancelling behind one word', async () => {
    const may = { ...MILESTONE.may, dispute: true };
    open(projectWith({ milestones: [{ ...MILESTONE, may }], may: { ...WORK.may, askToCancel: true } }));
    const papers = (await screen.findByText('Papers')).closest('details')!;
    expect(papers.open).toBe(false);
    for (const name of ['Open a dispute', 'Ask to cancel the rest'])
      expect(papers.contains(screen.getByRole('button', { name, hidden: true }))).toBe(true);
  });
});
