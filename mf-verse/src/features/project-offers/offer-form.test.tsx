import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@verse/contract';
import { ACCOUNT, bodyOf, offerOf, open, projectOf, sendOffer } from './testing/open-offers';

beforeEach(() => localStorage.clear());

it('offers a client who waits for an offer to propose terms, quietly', async () => {
  open(projectOf('client', []));
  const propose = await screen.findByRole('button', { name: 'Suggest your own terms' });
  expect(propose.dataset.variant).toBe('quiet');
});

it('begins a first offer with the last one, and shows the step of a field that the server refuses', async () => {
  const { account: _, ...terms } = offerOf(1, 'seller').terms;
  const project = projectOf('seller', []);
  const offers = { ...project.offers, silentDays: 5, lastOffer: { title: 'Harbour sign', terms } };
  const { user, sent, state } = open({ ...project, offers });
  await user.click(await screen.findByRole('button', { name: 'Write an offer' }));
  await user.click(screen.getByRole('button', { name: 'Your last offer: Harbour sign' }));
  expect(screen.getByRole('textbox', { name: 'Scope' })).toHaveProperty('value', 'Scope 1');
  await user.click(screen.getByRole('button', { name: 'Next: When and how much' }));
  const days = screen.getAllByLabelText('Due on');
  await user.type(days[0]!, '2026-12-20');
  await user.type(days[1]!, '2026-12-27');
  const message = 'This text is not allowed.';
  const failure = { type: '', title: '', status: 400, code: 'invalid', message, fields: { 'terms.scope': message } };
  state.refuse = () => new ApiError(400, failure);
  await sendOffer(user, 1);
  await screen.findByText(message);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Scope' })));
  await sendOffer(user, 1);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(bodyOf(sent).terms).toMatchObject({ scope: 'Scope 1', silentDays: 7, account: { ...ACCOUNT, code: '' } });
});

it('begins a first offer with a package, and steps back and forth without losing what is typed', async () => {
  const { user } = open(projectOf('seller', []));
  await user.click(await screen.findByRole('button', { name: 'Write an offer' }));
  await user.click(await screen.findByRole('button', { name: 'Logo' }));
  expect(screen.getByRole('textbox', { name: 'Scope' })).toHaveProperty('value', 'A logo.');
  await user.type(screen.getByRole('textbox', { name: 'Deliverables' }), 'A file');
  // Typed text is never replaced by a package.
  expect(screen.queryByRole('button', { name: 'Logo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '2. When and how much' }));
  expect(screen.getByText('Total: $250.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('textbox', { name: 'Deliverables' })).toHaveProperty('value', 'A file');
});
