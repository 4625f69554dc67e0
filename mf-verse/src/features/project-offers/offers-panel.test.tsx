import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@verse/contract';
import { ACCOUNT, bodyOf, conflict, NUMBER, offerOf, open, projectOf, sendOffer } from './testing/open-offers';

beforeEach(() => localStorage.clear());

it('shows each version with what it changes, and the terms of the newest in full', async () => {
  const second = offerOf(2, 'seller', {
    scope: 'Scope 1',
    revisions: 3,
    deliverables: ['A lantern', 'Its light'],
    milestones: [{ title: 'Sketch', days: 7, dueOn: '2026-12-17', minor: 1_500_000 }],
  });
  const { view } = open(projectOf('client', [offerOf(1, 'client'), second]));
  const headings = await screen.findAllByRole('heading', { level: 3 });
  const [first, newest] = headings.map((heading) => within(heading.closest('li')!));
  expect(first!.getByText('Replaced')).toBeTruthy();
  expect(newest!.getByText('Newest')).toBeTruthy();
  const changes = newest!.getByRole('heading', { name: 'Changes from version 1' }).nextElementSibling!;
  expect([...changes.children].map(({ textContent }) => textContent)).toEqual([
    'The total is ₦15,000.00 instead of ₦30,000.03.',
    'Deliverable “Its light” was added.',
    '“Sketch” is due 7 days after acceptance instead of on 20 December 2026.',
    '“Sketch”: ₦15,000.00 instead of ₦10,000.01.',
    'Milestone “Lantern” was removed.',
    '3 rounds of changes instead of 2.',
  ]);
  expect(newest!.getByRole('row', { name: 'Total ₦15,000.00' })).toBeTruthy();
  expect(newest!.getByText('2'.repeat(64))).toBeTruthy();
  expect(newest!.getByRole('row', { name: 'Sketch 7 days after acceptance ₦15,000.00' })).toBeTruthy();
  view.unmount();

  const agreed = projectOf('client', [second], { state: 'agreed' });
  const accepted = { version: 2, hash: second.hash, at: '2026-12-10T10:00:00.000Z', by: 'Tolani Ekwere' };
  open({ ...agreed, offers: { ...agreed.offers, accepted, may: { offer: false, accept: false } } });
  await screen.findByRole('row', { name: 'Sketch 17 Dec 2026 ₦15,000.00' });
});

it('accepts after the terms are read, naming the version and its hash', async () => {
  const { user, sent } = open(projectOf('client', [offerOf(1, 'seller')]));
  const accept = await screen.findByRole('button', { name: 'Accept version 1' });
  const total = screen.getByRole('row', { name: 'Total ₦30,000.03' });
  expect(total.compareDocumentPosition(accept) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(accept);
  await screen.findByText('Read the terms, then tick this box.');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'I have read the terms of version 1' }));
  await user.click(accept);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([`/api/projects/${NUMBER}/acceptance`, { version: 1, hash: '1'.repeat(64) }]);
});

it('shows the newer version instead of accepting one that was replaced', async () => {
  const { user, state, shell } = open(projectOf('client', [offerOf(1, 'seller')]));
  await user.click(await screen.findByRole('checkbox'));
  state.refuse = () => {
    state.project = projectOf('client', [offerOf(1, 'seller'), offerOf(2, 'seller', { revisions: 5 })]);
    return conflict('Version 2 is the newest. Read it before you accept.')();
  };
  await user.click(screen.getByRole('button', { name: 'Accept version 1' }));
  await screen.findByRole('button', { name: 'Accept version 2' });
  expect(screen.getByRole('checkbox', { name: /version 2/ })).toHaveProperty('checked', false);
  expect(shell.notices).toEqual([{ tone: 'error', text: 'Version 2 is the newest. Read it before you accept.' }]);
});

it("offers no acceptance of the member's own version or of one without an account", async () => {
  const own = open(projectOf('seller', [offerOf(1, 'seller')]));
  await screen.findByRole('button', { name: 'Write another version' });
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  own.view.unmount();
  const project = projectOf('seller', [offerOf(1, 'client', { account: null })]);
  open({ ...project, offers: { ...project.offers, may: { offer: true, accept: false } } });
  await screen.findByText('This version doesn’t say where you get paid. Send one with your account.');
});

it('writes an offer with milestones, shows their sum in the currency, and stores it while it is typed', async () => {
  const first = open(projectOf('seller', []));
  const { user } = first;
  await user.click(await screen.findByRole('button', { name: 'Write an offer' }));
  await user.click(screen.getByRole('button', { name: 'Next: When and how much' }));
  expect(screen.getByText('Scope is required.')).toBeTruthy();
  expect(first.sent).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Scope' }), 'One lantern.');
  await user.type(screen.getByRole('textbox', { name: 'Deliverables' }), 'A lantern{enter}Its light');
  await user.click(screen.getByRole('button', { name: 'Next: When and how much' }));
  await user.type(screen.getByRole('textbox', { name: 'What' }), 'All of it');
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '1,250.50');
  await user.click(screen.getByRole('button', { name: 'Add a milestone' }));
  const second = within(screen.getByRole('group', { name: 'Milestone 2' }));
  await user.type(second.getByRole('textbox', { name: 'What' }), 'The rest');
  await user.type(second.getByRole('textbox', { name: 'Amount' }), '0.51');
  await user.type(second.getByRole('textbox', { name: 'Number of days' }), '7');
  await user.click(screen.getByRole('button', { name: 'Next: Where to pay' }));
  expect(second.getByText('Enter 14 or more, as for the milestone before.')).toBeTruthy();
  await user.selectOptions(second.getByRole('combobox', { name: 'Due' }), 'On a day');
  await user.type(second.getByLabelText('Due on'), '2026-11-26');
  await user.click(screen.getByRole('button', { name: 'Next: Where to pay' }));
  expect(second.getByText('Choose a day in the future.')).toBeTruthy();
  await user.clear(second.getByLabelText('Due on'));
  await user.type(second.getByLabelText('Due on'), '2026-12-31');
  expect(screen.getByText('Total: ₦1,251.01')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USD');
  expect(screen.getByText('Total: $1,251.01')).toBeTruthy();
  first.view.unmount();

  const { user: later, sent } = open(projectOf('seller', []));
  await later.click(await screen.findByRole('button', { name: 'Write an offer' }));
  expect(screen.getByText('We kept your draft.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Scope' })).toHaveProperty('value', 'One lantern.');
  await sendOffer(later, 1);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(bodyOf(sent)).toEqual({
    basedOn: 0,
    note: '',
    terms: {
      scope: 'One lantern.',
      deliverables: ['A lantern', 'Its light'],
      revisions: 2,
      currency: 'USD',
      milestones: [
        { title: 'All of it', days: 14, minor: 125_050 },
        { title: 'The rest', dueOn: '2026-12-31', minor: 51 },
      ],
      silentDays: 7,
      validUntil: '2026-12-10',
      account: { ...ACCOUNT, code: '' },
    },
  });
  expect(localStorage.getItem(`own:offer 7 ${NUMBER}`)).toBeNull();
});

it('starts an offer with the package that the client chose, or else with the day that was asked for', async () => {
  const project = projectOf('seller', []);
  const price = { currency: 'USD', minor: 25_000 } as const;
  const sold = { name: 'Logo', price, days: 7, text: 'A logo.', revisions: 3 };
  const { user, sent, view } = open({ ...project, brief: { ...project.brief, package: sold, wantedBy: '2026-12-02' } });
  await user.click(await screen.findByRole('button', { name: 'Write an offer' }));
  await user.type(screen.getByRole('textbox', { name: 'Deliverables' }), 'A file');
  await sendOffer(user, 1);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(bodyOf(sent).terms).toMatchObject({
    scope: 'A logo.',
    revisions: 3,
    currency: 'USD',
    milestones: [{ title: 'Logo', days: 7, minor: 25_000 }],
  });
  view.unmount();

  open({ ...project, brief: { ...project.brief, wantedBy: '2026-12-02' } });
  await user.click(await screen.findByRole('button', { name: 'Write an offer' }));
  expect(screen.getByLabelText('Due on')).toHaveProperty('value', '2026-12-02');
});

it('restores a draft of the previous release, whose milestones have only a day', async () => {
  const milestones = [{ title: 'Sketch', dueOn: '2026-12-30', amount: '10' }];
  localStorage.setItem(`own:offer 7 ${NUMBER}`, JSON.stringify({ scope: 'Old text', milestones }));
  const { user } = open(projectOf('seller', []));
  await user.click(await screen.findByRole('button', { name: 'Write an offer' }));
  expect(screen.getByLabelText('Due on')).toHaveProperty('value', '2026-12-30');
});

it('keeps the text of a counter-offer when another version was first, and continues from that one', async () => {
  const { user, state, sent } = open(projectOf('client', [offerOf(1, 'seller')]));
  await user.click(await screen.findByRole('button', { name: 'Write another version' }));
  // The client is not asked for the account details.
  expect(screen.queryByRole('textbox', { name: 'Account holder' })).toBeNull();
  const scope = screen.getByRole('textbox', { name: 'Scope' });
  await user.clear(scope);
  await user.type(scope, 'Two lanterns.');
  state.refuse = () => {
    state.project = projectOf('client', [offerOf(1, 'seller'), offerOf(2, 'seller', { revisions: 5 })]);
    return conflict('Version 2 is the newest. Read it before you answer.')();
  };
  await sendOffer(user, 2);
  await screen.findByText('Version 2 came first');
  expect(scope).toHaveProperty('value', 'Two lanterns.');
  await user.click(screen.getByRole('button', { name: 'I have read version 2' }));
  expect(screen.queryByText('Version 2 came first')).toBeNull();
  await sendOffer(user, 3);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(bodyOf(sent)).toMatchObject({ basedOn: 2, terms: { scope: 'Two lanterns.', account: null } });
});

it("uses the server's field names, and stays empty for a project that ended without an offer", async () => {
  const { user, state, view } = open(projectOf('seller', [offerOf(1, 'client')]));
  await user.click(await screen.findByRole('button', { name: 'Write another version' }));
  const fields = {
    'terms.milestones.1.dueOn': 'Choose another day.',
    'terms.deliverables.0': 'Shorter, please.',
    'terms.account.number': 'Ten digits, please.',
  };
  state.refuse = () => new ApiError(400, { type: '', title: '', status: 400, code: 'invalid', message: 'No.', fields });
  await sendOffer(user, 2);
  await screen.findByText('Choose another day.');
  expect(screen.getByText('Shorter, please.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '3. Where to pay' }));
  expect(screen.getByRole('textbox', { name: 'Account number', description: 'Ten digits, please.' })).toBeTruthy();
  view.unmount();
  const ended = projectOf('seller', [], { state: 'withdrawn' });
  const { view: empty } = open({ ...ended, offers: { ...ended.offers, may: { offer: false, accept: false } } });
  await waitFor(() => expect(empty.container.textContent).toBe(''));
});
