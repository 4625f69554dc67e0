import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const NOW = new Date().toISOString();
const LONG = `${'x'.repeat(79)}y and the end of it.`;
const job = (id: string, title: string, more: Partial<Job> = {}): Job => ({
  id,
  title,
  company: `Company ${id}`,
  logoColor: '#E4572E',
  postedAt: NOW,
  confirmedAt: NOW,
  description: LONG,
  tags: ['Logo'],
  salary: '$28–$35',
  pay: { min: 28, max: 35, currency: 'USD', unit: 'hour' },
  benefits: ['Paid trial'],
  isRemote: true,
  type: 'Contract',
  state: 'open',
  version: 1,
  saved: false,
  application: null,
  applicants: null,
  organisation: null,
  place: null,
  zones: null,
  positions: 1,
  answerBy: null,
  attributes: [],
  isBlind: false,
  firstPostedAt: null,
  ...more,
});
const refusalOf = (status: number, message: string, fields?: Record<string, string>) =>
  new ApiError(status, { type: '', title: '', status, code: 'conflict', message, ...(fields ? { fields } : {}) });

const NO_DRAFT = { note: '', link: '', works: [], files: [] };

/** Creates a fake API that stores jobs; `refusal` rejects every action. */
function marketOf(jobs: Job[]) {
  const state: { calls: string[]; refusal: ApiError | undefined } = { calls: [], refusal: undefined };
  let draft: object = NO_DRAFT;
  const client: ApiClient = (path, { method = 'GET', body } = {}) => {
    state.calls.push(`${method} ${path}`);
    const { pathname, searchParams } = new URL(path, 'http://api');
    if (method === 'GET' && pathname === '/api/jobs') {
      const q = searchParams.get('q') ?? '';
      return Promise.resolve({ jobs: jobs.filter(({ title }) => title.includes(q)), next: null }) as never;
    }
    if (pathname.endsWith('/application/draft')) {
      draft = { ...draft, ...(body as object) };
      return Promise.resolve(draft) as never;
    }
    if (pathname === '/api/me/profile') return Promise.resolve({ works: [] }) as never;
    if (state.refusal) return Promise.reject(state.refusal);
    if (method === 'POST') return Promise.resolve(job('new', (body as Job).title, { applicants: 0 })) as never;
    const [, , , id, part] = pathname.split('/');
    const one = jobs.find((found) => found.id === id)!;
    const isOn = method === 'PUT';
    if (part === 'save') return Promise.resolve({ ...one, saved: isOn }) as never;
    const sent = { note: 'n', link: null, appliedAt: NOW, ...(body as object) };
    const application = isOn
      ? { ...sent, state: 'received', stage: 'received', withdrawnAt: null }
      : { ...sent, state: 'withdrawn', stage: 'withdrawn', withdrawnAt: NOW };
    return Promise.resolve({ ...one, application }) as never;
  };
  return { state, client };
}

function open(client: ApiClient, { at = '', role = 'member' } = {}) {
  const user = { id: '7', firstName: 'T', lastName: 'E', email: 't@x.example', role, emailVerified: true };
  const shell = createFakeShell({ status: 'member', user });
  render(<FakeShellApp routes={remote.routes} base="/verse" at={`/verse/jobs${at}`} client={client} shell={shell} />);
  return { user: userEvent.setup(), shell };
}
const card = async (title: string) =>
  within((await screen.findByRole('heading', { level: 3, name: title })).closest('article')!);
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

// @proves JOB-02 JOB-05 JOB-06 JOB-07 JOB-08 JOB-09 JOB-10 JOB-11
it('shows each description collapsed to eighty characters, and expands one without the others', async () => {
  const { user } = open(marketOf([job('1', 'Logo'), job('2', 'Film', { isRemote: false })]).client);
  const logo = await card('Logo');
  const film = await card('Film');
  logo.getByText('Company 1');
  logo.getByText('Contract');
  expect(document.querySelector('circle')!.getAttribute('fill')).toBe('#E4572E');
  expect([logo.queryByText('Remote') !== null, film.queryByText('Remote')]).toEqual([true, null]);
  logo.getByText(LONG.slice(0, 80));
  await user.click(logo.getByRole('button', { name: 'View more' }));
  await logo.findByText(LONG);
  logo.getByText('Paid trial');
  film.getByText(LONG.slice(0, 80));
  await user.click(logo.getByRole('button', { name: 'Hide details' }));
  logo.getByText(LONG.slice(0, 80));
  expect(logo.queryByText('Paid trial')).toBeNull();
});

// @proves JOB-06 LIM-04
it('cuts a collapsed description between words, also for screen readers', async () => {
  const description = `${'word '.repeat(15)}reader and more.`;
  open(marketOf([job('1', 'Logo', { description })]).client);
  const text = (await card('Logo')).getByText(/^word word/);
  expect(text.textContent).toBe(description.slice(0, 80));
  expect(text.querySelector('[aria-hidden]')?.textContent).toBe(' reade');
});

// @proves JOB-06 GAP-029
it('counts and shows the words of a closed job without their marks', async () => {
  const description = `**Draw** [the ${'x'.repeat(40)}](https://a.example) and *more* of it, and the end of the text.`;
  const { user } = open(marketOf([job('1', 'Logo', { description })]).client);
  const logo = await card('Logo');
  const plain = `Draw the ${'x'.repeat(40)} and more of it, and the end of the text.`;
  expect(logo.getByText(/^Draw the/).textContent).toBe(plain.slice(0, 80));
  await user.click(logo.getByRole('button', { name: 'View more' }));
  expect((await logo.findByText('Draw')).tagName).toBe('STRONG');
});

// @proves GAP-041 GAP-057
it('offers guests to sign in, which leads back to the action', async () => {
  const { client } = marketOf([job('1', 'Logo')]);
  const routes = remote.publicRoutes ?? [];
  render(<FakeShellApp routes={routes} base="/" at="/jobs?type=Contract" client={client} shell={createFakeShell()} />);
  const logo = await card('Logo');
  const [apply, save] = ['Sign in to apply', 'Sign in to save'].map((name) =>
    logo.getByRole('link', { name }).getAttribute('href'),
  );
  const next = (act: string) => `/signin?next=${encodeURIComponent(`/jobs?type=Contract&act=${act}`)}`;
  expect([apply, save]).toEqual([next('apply-1'), next('save-1')]);
  const [title] = logo.getAllByRole('link', { name: 'Logo' });
  expect(title?.getAttribute('href')).toBe('/jobs/1');
  expect(screen.queryByRole('navigation', { name: 'Job Hub' })).toBeNull();
});

// @proves GAP-041 GAP-056
it('opens the application once for a member who returns from signing in', async () => {
  const { client } = marketOf([job('1', 'Logo')]);
  const { user } = open(client, { at: '?type=Contract&act=apply-1' });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  const save = (await card('Logo')).getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(screen.queryByRole('dialog')).toBeNull();
});

// @proves JOB-03 JOB-04 JOB-12 JOB-13 JOB-14
it('saves and unsaves by one toggle, and reverts a rejected change', async () => {
  const { state, client } = marketOf([job('1', 'Logo', { saved: true })]);
  const { user, shell } = open(client);
  const logo = await card('Logo');
  logo.getByText('$28–$35/hr');
  logo.getByRole('button', { name: 'Apply now' });
  const save = logo.getByRole('button', { name: 'Save' });
  expect(save.getAttribute('aria-pressed')).toBe('true');
  await user.click(save);
  expect(save.getAttribute('aria-pressed')).toBe('false');
  await waitFor(() => expect(shell.notices.at(-1)?.text).toBe('The job is no longer saved.'));
  state.refusal = refusalOf(409, 'Not now.');
  await user.click(save);
  await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('false'));
  await waitFor(() => expect(shell.notices.at(-1)?.text).toMatch(/: Not now\.$/));
});

// @proves GAP-056
it('keeps a typed application through a rejection until it is sent, confirms it, and withdraws', async () => {
  const { state, client } = marketOf([job('1', 'Logo')]);
  const { user, shell } = open(client);
  const logo = await card('Logo');
  await user.click(logo.getByRole('button', { name: 'Apply now' }));
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  await screen.findByText('Note is required.');
  await user.type(screen.getByRole('textbox', { name: /Note/ }), 'I draw.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(logo.getByRole('button', { name: 'Apply now' }));
  expect((screen.getByRole('textbox', { name: /Note/ }) as HTMLTextAreaElement).value).toBe('I draw.');
  state.refusal = refusalOf(400, 'No.', { link: 'Enter an address.' });
  await user.type(screen.getByRole('textbox', { name: /Link/ }), 'x');
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await screen.findByText('Enter an address.');
  state.refusal = undefined;
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await logo.findByText('Applied');
  expect(Object.values({ ...localStorage }).join('')).toBe('');
  await user.click(logo.getByRole('button', { name: 'Withdraw' }));
  await logo.findByRole('button', { name: 'Apply now' });
  expect(shell.notices.at(-1)).toMatchObject({ text: 'Your application was withdrawn.', action: { label: 'Undo' } });
});

// @proves GAP-056 ERR-13
it('queries by the chosen filters, keeps them in the URL, and says when nothing matches', async () => {
  const { state, client } = marketOf([job('1', 'Logo'), job('2', 'Film')]);
  const { user } = open(client, { at: '?type=Contract' });
  await card('Logo');
  expect(state.calls[0]).toBe('GET /api/jobs?type=Contract&limit=20');
  await user.type(screen.getByPlaceholderText('Search jobs…'), 'Film');
  await waitFor(() => expect(titles()).toEqual(['Film']));
  await user.click(screen.getByRole('checkbox', { name: 'Remote jobs only' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pay in US dollars' }), 'From $20/hr');
  await waitFor(() => expect(state.calls.at(-1)).toBe('GET /api/jobs?q=Film&type=Contract&remote=yes&pay=20&limit=20'));
  await user.type(screen.getByPlaceholderText('Search jobs…'), 'x');
  await screen.findByText('No jobs match your search.');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await waitFor(() => expect(titles()).toEqual(['Logo', 'Film']));
});

// @proves GAP-057
it('lets only staff post jobs, and only with pay', async () => {
  const market = marketOf([job('1', 'Logo', { applicants: 2 })]);
  const { user } = open(market.client, { role: 'moderator' });
  const logo = await card('Logo');
  await logo.findByRole('button', { name: 'Applicants (2)' });
  await user.click(screen.getByRole('button', { name: 'Post a job' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Title/ }), 'Printer');
  await user.type(dialog.getByRole('textbox', { name: /Company/ }), 'Press');
  await user.type(dialog.getByRole('textbox', { name: /Description/ }), 'Print.');
  await user.click(dialog.getByRole('button', { name: 'Post job' }));
  expect(dialog.getAllByText('Pay is required: enter the minimum and the maximum for an hour.')).toHaveLength(2);
  await user.type(dialog.getByRole('textbox', { name: /Minimum/ }), '20');
  await user.type(dialog.getByRole('textbox', { name: /Maximum/ }), '10');
  await user.click(dialog.getByRole('button', { name: 'Post job' }));
  dialog.getByText('The maximum is below the minimum.');
  await user.type(dialog.getByRole('textbox', { name: /Maximum/ }), '0');
  await user.click(dialog.getByRole('button', { name: 'Post job' }));
  await card('Printer');
  expect(market.state.calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/jobs']);
});

// @proves ERR-02
it('says that the jobs could not be loaded, and loads them on request', async () => {
  const { client } = marketOf([job('1', 'Logo')]);
  let isAway = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = open((path, request) =>
    isAway ? Promise.reject(new ApiError(0, undefined)) : client(path, request),
  );
  await screen.findByText('The jobs could not be loaded.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Logo');
});
