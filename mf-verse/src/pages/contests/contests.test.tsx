import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';
import { clubOf, contest, NOW } from './testing/fake-contests';

const MEMBER = {
  id: '7',
  firstName: 'Tolani',
  lastName: 'Ekwere',
  email: 't@x.example',
  role: 'member',
  emailVerified: true,
};
function open(client: ApiClient, at = '') {
  const shell = createFakeShell({ status: 'member', user: MEMBER });
  render(
    <FakeShellApp routes={remote.routes} base="/verse" at={`/verse/contests${at}`} client={client} shell={shell} />,
  );
  return { user: userEvent.setup(), shell };
}
const card = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).closest('article')!);
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

const CITY = contest('1', 'Kinder City');
const FILM = contest('2', 'Story', {
  status: 'live',
  entryFee: 25,
  participants: 150,
  maxParticipants: 150,
  tags: ['Film'],
});
const NETWORK = contest('3', 'Slow Network', { status: 'upcoming', entryFee: 10, participants: 34 });
const VOICE = contest('4', 'One Voice', {
  status: 'ended',
  participants: 200,
  deadline: '2026-10-01T00:00:00Z',
  tags: ['Writing', 'Design'],
});

// @proves CST-01 CST-14 CST-18 CST-19 CST-20 CST-21 CST-22
it('shows each contest with its cover, prize, fee, places and time left by the server’s clock', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW + 86_400_000);
  open(clubOf([CITY, NETWORK]).client);
  const city = await card('Kinder City');
  screen.getByRole('heading', { level: 1, name: 'Contests' });
  for (const text of ['About Kinder City.', 'Design', 'live', '$1,500', 'Free', '128 / 200', '2d 3h'])
    city.getByText(text);
  const bar = city.getByRole('progressbar', { name: 'Participants' }) as HTMLProgressElement;
  expect(bar.position).toBeCloseTo(0.64);
  (await card('Slow Network')).getByText('$10');
  jest.restoreAllMocks();
});

// @proves CST-15 CST-16 CST-23 CST-28 CST-29 CST-30 GAP-059
it('offers to join, even before the start, and says when a contest is full or has ended', async () => {
  open(clubOf([CITY, { ...FILM, participants: 151 }, NETWORK, VOICE]).client);
  const state = async (title: string) => {
    const one = await card(title);
    const button = one.getByRole('button', { name: /Contest/ }) as HTMLButtonElement;
    return [button.textContent, button.disabled, one.queryByText('FULL') !== null];
  };
  expect(await state('Kinder City')).toEqual(['Join Contest', false, false]);
  expect(await state('Story')).toEqual(['Contest Full', true, true]);
  expect(await state('Slow Network')).toEqual(['Join Contest', false, false]);
  expect(await state('One Voice')).toEqual(['Contest Ended', true, false]);
  const bar = (await card('Story')).getByRole('progressbar') as HTMLProgressElement;
  expect(bar.position).toBe(1);
});

// @proves CST-28 GAP-058
it('says why a contest with a fee cannot be joined, and offers guests to sign in for a free one', async () => {
  const { client } = clubOf([CITY, { ...NETWORK, isPayable: false }]);
  const routes = remote.publicRoutes ?? [];
  render(<FakeShellApp routes={routes} base="/" at="/contests" client={client} shell={createFakeShell()} />);
  const network = await card('Slow Network');
  expect((network.getByRole('button', { name: 'Join Contest' }) as HTMLButtonElement).disabled).toBe(true);
  network.getByText('You can’t pay entry fees here yet, so you can’t join this one.');
  const join = (await card('Kinder City')).getByRole('link', { name: 'Sign in to join' });
  expect(join.getAttribute('href')).toBe(`/signin?next=${encodeURIComponent('/contests?act=join-1')}`);
});

// @proves CST-24 GAP-060
it('shows that no time is left of an ended contest, and when it ended', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW + 86_400_000);
  open(clubOf([CITY, VOICE]).client);
  const voice = await card('One Voice');
  voice.getByText('Ended');
  expect(voice.getByText('Time left').nextElementSibling?.textContent).toBe('0h 0m');
  expect((await card('Kinder City')).getByText('Time left').nextElementSibling?.textContent).toBe('2d 3h');
});

// @proves CST-28 GAP-058
it('explains an example instead of joining it, and a contest without rules cannot be joined', async () => {
  const example = { ...NETWORK, isSample: true, takesEntries: false, isPayable: false };
  const { state, client } = clubOf([example, { ...CITY, takesEntries: false }]);
  const { user } = open(client);
  await user.click((await card('Slow Network')).getByRole('button', { name: 'Join Contest' }));
  await screen.findByRole('dialog', { name: 'Example: see how a contest looks' });
  const city = await card('Kinder City');
  expect((city.getByRole('button', { name: 'Join Contest' }) as HTMLButtonElement).disabled).toBe(true);
  city.getByText('You can join once the rules are out.');
  expect(state.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

// @proves GAP-058
it('joining takes a place and leaving releases it, by one button that keeps the focus', async () => {
  const { state, client } = clubOf([{ ...CITY }]);
  const { user } = open(client);
  const city = await card('Kinder City');
  await user.click(city.getByRole('button', { name: 'Join Contest' }));
  await city.findByText('Joined');
  city.getByText('129 / 200');
  city.getByText('You’re in.');
  expect(city.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe('/api/contests/1/calendar.ics');
  const leave = city.getByRole('button', { name: 'Leave' });
  expect(document.activeElement).toBe(leave);
  await user.click(leave);
  await city.findByRole('button', { name: 'Join Contest' });
  city.getByText('128 / 200');
  city.getByText('You left. You can rejoin while there’s room.');
  expect(state.calls.filter((call) => !call.startsWith('GET'))).toEqual([
    'PUT /api/contests/1/entry',
    'DELETE /api/contests/1/entry',
  ]);
});

// @proves GAP-058
it('shows that a place with a fee is held and no money is taken, and shows a rejection', async () => {
  const { state, client } = clubOf([{ ...NETWORK }]);
  const { user } = open(client);
  const network = await card('Slow Network');
  await user.click(network.getByRole('button', { name: 'Join Contest' }));
  await network.findByText('Pending');
  expect(network.getByRole('status').textContent).toMatch(
    /^We hold your place until \d\d:\d\d\. You pay nothing yet\.$/,
  );
  state.refusal = new ApiError(409, {
    type: '',
    title: '',
    status: 409,
    code: 'conflict',
    message: 'This contest has ended.',
  });
  await user.click(network.getByRole('button', { name: 'Leave' }));
  await network.findByText('This contest has ended.');
  network.getByText('Pending');
});

// @proves CST-02 CST-03 CST-04 CST-08 CST-10 CST-13 ERR-13 GAP-079
it('filters, searches and sorts through the URL, and says when nothing matches', async () => {
  const { state, client } = clubOf([CITY, FILM, NETWORK, VOICE]);
  const { user } = open(client, '?status=ended');
  await card('One Voice');
  expect(titles()).toEqual(['One Voice']);
  const names = (label: string) =>
    within(screen.getByRole('list', { name: label }))
      .getAllByRole('button')
      .map((button) => button.textContent);
  expect(names('Status')).toEqual(['all', 'live', 'upcoming', 'ended']);
  expect(names('Tag')).toEqual(['All', 'Design', 'Film', 'Writing']);
  const order = screen.getByRole('combobox', { name: 'Sort' }) as HTMLSelectElement;
  expect([order.options[0]?.text, order.selectedIndex]).toEqual(['Sort by', 0]);
  for (const name of [/prize/i, /deadline/i, /popular|participants/i])
    expect([...order.options].filter(({ text }) => name.test(text))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'all' }));
  await waitFor(() => expect(titles()).toHaveLength(4));
  await user.click(screen.getByRole('button', { name: 'Design' }));
  await user.selectOptions(order, 'Popularity: most participants');
  await waitFor(() => expect(titles()).toEqual(['One Voice', 'Kinder City', 'Slow Network']));
  await user.type(screen.getByPlaceholderText('Search contests…'), 'slow');
  await waitFor(() => expect(titles()).toEqual(['Slow Network']));
  await user.type(screen.getByPlaceholderText('Search contests…'), 'est');
  await screen.findByText('No contests match your filters.');
  await user.click(screen.getByRole('button', { name: 'Show all contests' }));
  await waitFor(() => expect(titles()).toHaveLength(4));
  const asked = state.calls.filter((call) => call.startsWith('GET /api/contests?'));
  expect(asked[0]).toBe('GET /api/contests?status=ended&limit=20');
  expect(asked).toContain('GET /api/contests?sort=popularity&tag=Design&q=slow&limit=20');
  // Typing is debounced, so there are fewer calls than letters.
  expect(asked.length).toBeLessThan(10);
});

// @proves GAP-058
it('shows more on request, and a joined contest stays where it is', async () => {
  const many = Array.from({ length: 6 }, (_, index) => contest(String(index), `Contest ${index}`));
  const { user } = open(clubOf(many).client);
  await card('Contest 3');
  screen.getAllByText('4 contests shown');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  const last = await card('Contest 5');
  expect(titles()).toHaveLength(6);
  await user.click(last.getByRole('button', { name: 'Join Contest' }));
  await last.findByText('Joined');
  expect(titles()).toHaveLength(6);
});

// @proves GAP-058
it('shows the link to the entry to a member of its team who has no place', async () => {
  open(clubOf([{ ...CITY, hasEntry: true }, { ...FILM, hasEntry: true }, NETWORK]).client);
  const link = (await card('Kinder City')).getByRole('link', { name: 'Your entry' });
  expect(link.getAttribute('href')).toBe('/verse/contests/1/entry');
  const story = await card('Story');
  story.getByRole('link', { name: 'Your entry' });
  story.getByText('Your team’s place covers you.');
  expect(story.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
  expect((await card('Slow Network')).queryByRole('link', { name: 'Your entry' })).toBeNull();
});

// @proves ERR-02
it('says that the contests could not be loaded, and loads them on request', async () => {
  const { client } = clubOf([CITY]);
  let isAway = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, shell } = open((path, request) =>
    isAway ? Promise.reject(new ApiError(0, undefined)) : client(path, request),
  );
  await screen.findByText('The contests could not be loaded.');
  expect(shell.reports).toHaveLength(1);
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card('Kinder City');
});

// @proves GAP-058
it('staff reach the house’s contests, change a listed one, and confirm a place once its fee is booked', async () => {
  const sent: unknown[] = [];
  const { client } = clubOf([{ ...NETWORK, held: 1 }]);
  const staff = createFakeShell({ status: 'member', user: { ...MEMBER, role: 'editor' } });
  const asStaff: ApiClient = (path, request = {}) => {
    const { method = 'GET', body } = request;
    const heldUntil = new Date(NOW + 3_600_000).toISOString();
    if (path.endsWith('/held'))
      return Promise.resolve({
        places: [{ memberId: '9', name: 'Ada Hill', email: 'ada@x.example', heldUntil }],
      }) as never;
    if (method === 'GET') return client(path, request);
    sent.push([method, path, body]);
    const changed = { serverNow: new Date(NOW).toISOString(), contest: { ...NETWORK, picture: null } };
    return Promise.resolve(method === 'PATCH' ? changed : undefined) as never;
  };
  render(<FakeShellApp routes={remote.routes} base="/verse" at="/verse/contests" client={asStaff} shell={staff} />);
  const user = userEvent.setup();
  const house = await screen.findByRole('link', { name: 'Our own contests' });
  expect(house.getAttribute('href')).toBe('/verse/organisations/creativity-verse/contests');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit the contest' }));
  await user.clear(form.getByLabelText('Title'));
  await user.type(form.getByLabelText('Title'), 'Draw a door');
  fireEvent.change(form.getByLabelText('Start'), { target: { value: '2026-12-02T10:00' } });
  fireEvent.change(form.getByLabelText('Deadline'), { target: { value: '2026-12-01T10:00' } });
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  form.getByText('The deadline must be after the start.');
  fireEvent.change(form.getByLabelText('Deadline'), { target: { value: '2026-12-09T10:00' } });
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(await screen.findByRole('button', { name: 'Pending places (1)' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm Ada Hill' }));
  await screen.findByText('Confirmed');
  expect([sent[0], sent.at(-1)]).toMatchObject([
    ['PATCH', '/api/contests/3', { title: 'Draw a door' }],
    ['PUT', '/api/contests/3/held/9', undefined],
  ]);
});
