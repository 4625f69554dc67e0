import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Account } from '@verse/api-contract/accounts';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const ACCOUNT: Account = {
  id: '7',
  firstName: 'Tolani',
  lastName: 'Ekwere',
  email: 'tolani@x.example',
  role: 'member',
  emailVerified: true,
  middleName: null,
  age: null,
  sex: null,
  phone: null,
  notifications: true,
  twoFactor: false,
  theme: 'dark',
  createdAt: '2026-11-01T10:00:00Z',
  notificationEvents: { posts: true, suggestions: true },
};
const SESSIONS = [
  {
    id: 's1',
    isCurrent: true,
    browser: 'Firefox on Linux',
    createdAt: '2026-11-20T10:00:00Z',
    expiresAt: '2026-12-20T10:00:00Z',
  },
  {
    id: 's2',
    isCurrent: false,
    browser: 'Safari on iPhone',
    createdAt: '2026-11-10T10:00:00Z',
    expiresAt: '2026-12-10T10:00:00Z',
  },
];
const invalid = (fields: Record<string, string>) =>
  new ApiError(400, { type: '', title: '', status: 400, code: 'invalid', message: 'Check the form.', fields });

/** Answers by "METHOD path"; an Error is a refusal. */
async function open(answers: Record<string, unknown> = {}, account: Partial<Account> = {}) {
  const calls: [string, unknown][] = [];
  const { id, firstName, lastName, email, role, emailVerified } = ACCOUNT;
  const shell = createFakeShell({ status: 'member', user: { id, firstName, lastName, email, role, emailVerified } });
  const refresh = jest.spyOn(shell.session, 'refresh');
  const all: Record<string, unknown> = {
    'GET /api/me': { ...ACCOUNT, ...account },
    'GET /api/sessions': SESSIONS,
    ...answers,
  };
  const client: ApiClient = (path, { method = 'GET', body } = {}) => {
    if (method !== 'GET') calls.push([`${method} ${path}`, body]);
    const answer = all[`${method} ${path}`];
    return (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)) as never;
  };
  render(<FakeShellApp routes={remote.routes} base="/verse" at="/verse/settings" client={client} shell={shell} />);
  await screen.findByRole('heading', { level: 1, name: 'Settings' }, { timeout: 4000 });
  return { calls, shell, refresh, all, user: userEvent.setup() };
}
const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the settings', () => {
  // @proves SET-01 SET-09 SET-11 SET-15 SET-16 ENT-19 RTE-20
  it('has five sections with the fields of an account', async () => {
    await open();
    const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(sections).toEqual(['Personal Information', 'Change Password', 'Preferences', 'Log out', 'Delete Account']);
    const named = [...document.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden]):not([hidden])')].map(
      ({ name }) => name,
    );
    const known = [
      'firstName',
      'lastName',
      'middleName',
      'age',
      'sex',
      'email',
      'phone',
      'password',
      'newPassword',
      'notifications',
      'theme',
      'twoFactor',
    ];
    for (const name of known) expect(named).toContain(name);
    const warning = section('Delete Account').getByRole('note').textContent;
    expect(warning).toMatch(/permanently/);
    expect(warning).toMatch(/cannot be undone/);
  });

  // @proves GAP-065
  it('says so when it cannot be loaded, and recovers', async () => {
    const { all, user, shell } = await open({ 'GET /api/me': new ApiError(503, undefined) });
    await screen.findByText('Your settings could not be loaded.');
    expect(shell.reports).toHaveLength(1);
    all['GET /api/me'] = ACCOUNT;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Personal Information' });
  });
});

describe('personal information', () => {
  // @proves SET-02 SET-03 SET-04 SET-05 SET-06 SET-07 SET-08
  it('has a labelled control of the right kind for each field, names and e-mail required', async () => {
    await open();
    const { getByLabelText } = section('Personal Information');
    const kinds = [/First Name/, /Last Name/, /Middle Name/, /Age/, /Email/, /Phone/].map((label) => {
      const { type, required } = getByLabelText<HTMLInputElement>(label);
      return [type, required];
    });
    expect(kinds).toEqual([
      ['text', true],
      ['text', true],
      ['text', false],
      ['number', false],
      ['email', true],
      ['tel', false],
    ]);
    const sex = getByLabelText<HTMLSelectElement>(/Sex/);
    expect([...sex.options].filter((option) => !option.hidden).map((option) => option.text)).toEqual([
      'female',
      'male',
      'other',
    ]);
  });

  // @proves GAP-065
  it('saves by itself and says so, and the header learns the name', async () => {
    const { calls, refresh, user } = await open({ 'PATCH /api/me': ACCOUNT });
    const form = section('Personal Information');
    await user.type(form.getByLabelText(/Age/), '34');
    await user.selectOptions(form.getByLabelText(/Sex/), 'other');
    await user.click(form.getByRole('button', { name: 'Save personal information' }));
    await form.findByText('Personal information saved.');
    expect(calls).toEqual([['PATCH /api/me', { age: 34, sex: 'other' }]]);
    expect(refresh).toHaveBeenCalled();
  });

  // @proves GAP-065 GAP-083
  it('leaves alone what it has not changed, so that two tabs do not undo each other; empties what was emptied, and takes back what was said', async () => {
    const { calls, user, all } = await open(
      { 'PATCH /api/me': ACCOUNT },
      { middleName: 'M', age: 40, sex: 'female', phone: '+442079460958' },
    );
    const form = section('Personal Information');
    await user.clear(form.getByLabelText(/Middle Name/));
    await user.type(form.getByLabelText(/First Name/), ' T.');
    await user.click(form.getByRole('button', { name: 'Clear' }));
    expect(document.activeElement).toBe(form.getByLabelText(/Sex/));
    expect(form.queryByRole('button', { name: 'Clear' })).toBeNull();
    // What another tab has saved meanwhile.
    all['GET /api/me'] = { ...ACCOUNT, firstName: 'Tolani T.', age: 41, phone: '+442079460000' };
    const save = form.getByRole('button', { name: 'Save personal information' });
    await user.click(save);
    await form.findByText('Personal information saved.');
    await user.type(form.getByLabelText(/Last Name/), ' E.');
    await user.click(save);
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls).toEqual([
      ['PATCH /api/me', { firstName: 'Tolani T.', middleName: null, sex: null }],
      ['PATCH /api/me', { lastName: 'Ekwere E.' }],
    ]);
  });

  // @proves GAP-083
  it.each([
    [/First Name/, '', 'Please enter your first name.'],
    [/Age/, '999', 'Age must be a whole number from 16 to 120.'],
    [/Age/, '15', 'Age must be a whole number from 16 to 120.'],
    [/Email/, 'abc', 'Please enter a valid email address.'],
  ])('refuses %s %j at the field', async (label, value, message) => {
    const { calls, user } = await open();
    const form = section('Personal Information');
    await user.clear(form.getByLabelText(label));
    if (value) await user.type(form.getByLabelText(label), value);
    await user.click(form.getByRole('button', { name: 'Save personal information' }));
    const error = await form.findByText(message);
    expect(form.getByLabelText(label).getAttribute('aria-describedby')).toContain(error.id);
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(label)));
    expect(calls).toEqual([]);
  });

  // @proves GAP-065 GAP-083
  it('shows what the server finds wrong, keeps what was typed and asks for nothing anew', async () => {
    const { user, all } = await open({
      'PATCH /api/me': invalid({ phone: 'Please enter a phone number such as +44 20 7946 0958.' }),
    });
    all['GET /api/me'] = new ApiError(0, undefined);
    const form = section('Personal Information');
    await user.type(form.getByLabelText(/Phone/), '12');
    await user.click(form.getByRole('button', { name: 'Save personal information' }));
    await form.findByText(/Please enter a phone number/);
    expect(form.getByLabelText<HTMLInputElement>(/Phone/).value).toBe('12');
  });

  // @proves GAP-065
  it('changes the address only with the password and a link in a mail to the new one', async () => {
    const { calls, user } = await open({ 'PATCH /api/me': ACCOUNT, 'POST /api/me/email': { message: 'ok' } });
    const form = section('Personal Information');
    await user.clear(form.getByLabelText('Email'));
    await user.type(form.getByLabelText('Email'), 'new@x.example');
    await user.click(form.getByRole('button', { name: 'Save personal information' }));
    await form.findByText('Please enter your password to change your email.');
    expect(calls).toEqual([]);
    await user.type(form.getByLabelText('Password'), 'kbd4!hrt');
    await user.click(form.getByRole('button', { name: 'Save personal information' }));
    await form.findByText(/link we sent to new@x.example/);
    expect(calls.at(-1)).toEqual(['POST /api/me/email', { email: 'new@x.example', password: 'kbd4!hrt' }]);
  });
});

describe('changing the password', () => {
  async function change(answer: unknown, newPassword: string) {
    const opened = await open({ 'POST /api/me/password': answer });
    const form = section('Change Password');
    await opened.user.type(form.getByLabelText('Current password'), 'old-one');
    await opened.user.type(form.getByLabelText('New password'), newPassword);
    await opened.user.click(form.getByRole('button', { name: 'Change password' }));
    return { ...opened, form };
  }

  // @proves SET-10 GAP-066
  it('sends both, says that other sessions ended and empties the form', async () => {
    const { calls, form } = await change(undefined, 'Abcdef1!');
    await form.findByText(/Password changed/);
    expect(calls).toEqual([['POST /api/me/password', { password: 'old-one', newPassword: 'Abcdef1!' }]]);
    expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  // @proves GAP-066
  it('holds the same rule, in the same words, as a reset', async () => {
    const { calls, form } = await change(undefined, 'Abcdefg1');
    await form.findByText(
      'Password must be at least 8 characters and include letters, numbers, and a special character.',
    );
    expect(calls).toEqual([]);
  });

  // @proves GAP-066
  it('says that the current password is wrong, at its field', async () => {
    const { form } = await change(invalid({ password: 'This is not your password.' }), 'Abcdef1!');
    const error = await form.findByText('This is not your password.');
    expect(form.getByLabelText('Current password').getAttribute('aria-describedby')).toContain(error.id);
    expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('Abcdef1!');
  });
});

describe('preferences', () => {
  afterEach(() => {
    delete document.documentElement.dataset.theme;
  });

  // @proves SET-12 SET-13 SET-14
  it('show what the account says: notifications on, two factors off, two themes', async () => {
    await open();
    const form = section('Preferences');
    expect(form.getByRole<HTMLInputElement>('switch', { name: 'Email notifications' }).checked).toBe(true);
    expect(form.getByRole<HTMLInputElement>('switch', { name: 'Two-factor sign-in' }).checked).toBe(false);
    expect(form.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])).toEqual([
      ['dark', true],
      ['light', false],
    ]);
  });

  // @proves SET-14 GAP-065
  it('show the theme of the account on a device that looks different, and never overwrite it unasked', async () => {
    document.documentElement.dataset.theme = 'light';
    const { calls, user } = await open({ 'PATCH /api/me': { ...ACCOUNT, notifications: false } });
    const form = section('Preferences');
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'dark' }).checked).toBe(true);
    await user.click(form.getByRole('switch', { name: 'Email notifications' }));
    await user.click(form.getByRole('button', { name: 'Save preferences' }));
    await form.findByText('Preferences saved.');
    expect(calls).toEqual([['PATCH /api/me', { notifications: false }]]);
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  // @proves GAP-065
  it('apply a theme at once and remember it on this device, and save with the rest', async () => {
    const { calls, user } = await open({ 'PATCH /api/me': { ...ACCOUNT, theme: 'light', notifications: false } });
    const form = section('Preferences');
    await user.click(form.getByRole('radio', { name: 'light' }));
    expect([document.documentElement.dataset.theme, localStorage.getItem('verse-theme')]).toEqual(['light', 'light']);
    await user.click(form.getByRole('switch', { name: 'Email notifications' }));
    await user.click(form.getByRole('button', { name: 'Save preferences' }));
    await form.findByText('Preferences saved.');
    expect(calls).toEqual([['PATCH /api/me', { notifications: false, theme: 'light' }]]);
  });

  // @proves GAP-065
  it('let one choose what the mails are about, each for itself', async () => {
    const { calls, user } = await open(
      { 'PATCH /api/me': ACCOUNT },
      { notificationEvents: { ...ACCOUNT.notificationEvents, suggestions: false } },
    );
    const form = section('Preferences');
    const events = form.getByRole('group', { name: 'Email me about' });
    expect(
      within(events)
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ checked }) => checked),
    ).toEqual([true, false]);
    await user.click(within(events).getByRole('checkbox', { name: /my posts/ }));
    await user.click(form.getByRole('button', { name: 'Save preferences' }));
    await form.findByText('Preferences saved.');
    expect(calls).toEqual([
      ['PATCH /api/me', { notifications: true, notificationEvents: { posts: false, suggestions: false } }],
    ]);
  });
});

describe('the second factor', () => {
  const setup = {
    secret: 'JBSWY3DP',
    uri: 'otpauth://totp/x',
    qr: 'data:image/svg+xml,%3Csvg/%3E',
    recoveryCodes: ['aaaa-1111', 'bbbb-2222'],
  };
  const theSwitch = () => section('Preferences').getByRole<HTMLInputElement>('switch', { name: 'Two-factor sign-in' });

  // @proves GAP-065
  it('is on only after the password and a code of the app, and then shows the recovery codes', async () => {
    const { calls, user, all } = await open({
      'POST /api/me/two-factor': setup,
      'POST /api/me/two-factor/confirm': undefined,
    });
    const form = section('Preferences');
    await user.click(theSwitch());
    await user.type(form.getByLabelText('Your password'), 'kbd4!hrt');
    await user.click(form.getByRole('button', { name: 'Continue' }));
    expect((await form.findByRole('img', { name: /QR code/ })).getAttribute('src')).toBe(setup.qr);
    form.getByText('JBSW Y3DP');
    expect(theSwitch().checked).toBe(false);
    all['GET /api/me'] = { ...ACCOUNT, twoFactor: true };
    await user.type(form.getByLabelText('Code'), '123456');
    await form.findByText('aaaa-1111');
    await waitFor(() => expect(theSwitch().checked).toBe(true));
    expect(calls).toEqual([
      ['POST /api/me/two-factor', { password: 'kbd4!hrt' }],
      ['POST /api/me/two-factor/confirm', { code: '123456' }],
    ]);
  });

  // @proves GAP-065
  it('stays off with a wrong code, which is said at the field', async () => {
    const { user } = await open({
      'POST /api/me/two-factor': setup,
      'POST /api/me/two-factor/confirm': invalid({ code: 'This code is incorrect.' }),
    });
    const form = section('Preferences');
    await user.click(theSwitch());
    await user.type(form.getByLabelText('Your password'), 'kbd4!hrt');
    await user.click(form.getByRole('button', { name: 'Continue' }));
    await user.type(await form.findByLabelText('Code'), '000000');
    await form.findByText('This code is incorrect.');
    expect(theSwitch().checked).toBe(false);
  });

  // @proves GAP-065
  it('is turned off, and its codes are renewed, with the password', async () => {
    const answers = {
      'DELETE /api/me/two-factor': undefined,
      'POST /api/me/two-factor/recovery-codes': { recoveryCodes: ['cccc-3333'] },
    };
    const { calls, user, all } = await open(answers, { twoFactor: true });
    const form = section('Preferences');
    await user.click(form.getByRole('button', { name: 'Get new recovery codes' }));
    await user.type(form.getByLabelText('Your password'), 'kbd4!hrt');
    await user.click(form.getByRole('button', { name: 'Show new codes' }));
    await form.findByText('cccc-3333');
    await user.click(form.getByRole('button', { name: 'I’ve saved them' }));
    await user.click(theSwitch());
    await user.type(form.getByLabelText('Your password'), 'kbd4!hrt');
    all['GET /api/me'] = ACCOUNT;
    await user.click(form.getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(theSwitch().checked).toBe(false));
    expect(calls.map(([call]) => call)).toEqual([
      'POST /api/me/two-factor/recovery-codes',
      'DELETE /api/me/two-factor',
    ]);
  });
});

describe('where the account is signed in', () => {
  // @proves SET-15 GAP-065
  it('is listed, and ended one by one or all but this one', async () => {
    const { calls, user } = await open();
    const panel = section('Log out');
    expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Firefox on Linux, since 20 November 2026This device',
      'Safari on iPhone, since 10 November 2026Sign out',
    ]);
    await user.click(panel.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await panel.findByText('Signed out.');
    await user.click(panel.getByRole('button', { name: 'Sign out all others' }));
    await waitFor(() =>
      expect(calls.map(([call]) => call)).toEqual(['DELETE /api/sessions/s2', 'DELETE /api/sessions']),
    );
  });

  // @proves GAP-047
  it('ends here with Log Out', async () => {
    const { calls, refresh, user } = await open();
    await user.click(section('Log out').getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(calls.map(([call]) => call)).toEqual(['POST /api/signout']);
  });
});

describe('leaving the settings', () => {
  // @proves GAP-065
  it('asks first while something typed is not saved, and not after it was saved', async () => {
    const { user } = await open({ 'PATCH /api/me': ACCOUNT });
    const phone = section('Personal Information').getByLabelText<HTMLInputElement>(/Phone/);
    await user.type(phone, '+442079460958');
    const leave = () => user.click(screen.getAllByRole('link', { name: 'The Verse' })[0] as HTMLElement);
    await leave();
    await user.click(
      within(screen.getByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', {
        name: 'Keep editing',
      }),
    );
    expect(phone.value).toBe('+442079460958');

    await user.click(section('Personal Information').getByRole('button', { name: 'Save personal information' }));
    await screen.findByText('Personal information saved.');
    await leave();
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Settings' })).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('deleting the account', () => {
  // @proves GAP-067
  it('offers everything it holds as a file first', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await open({ 'POST /api/me/export': { account: { firstName: 'Tolani' } } });
    const panel = section('Delete Account');
    await user.click(panel.getByRole('button', { name: 'Download my data' }));
    await panel.findByText('Your data is in your downloads.');
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({ account: { firstName: 'Tolani' } });
  });

  // @proves GAP-067
  it('needs the word and the password, then signs out with the date in words', async () => {
    const answer = { message: 'Your account is erased on 5 December 2026.', erasedAt: '2026-12-05T10:00:00Z' };
    const { calls, shell, refresh, user } = await open({ 'POST /api/me/deletion': answer });
    const panel = section('Delete Account');
    await user.click(panel.getByRole('button', { name: 'Delete my account' }));
    await panel.findByText('Type DELETE to confirm.', { selector: '[role=alert]' });
    panel.getByText('Please enter your password.');
    expect(calls).toEqual([]);
    await user.type(panel.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.type(panel.getByLabelText('Password'), 'kbd4!hrt');
    await user.click(panel.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(calls).toEqual([['POST /api/me/deletion', { password: 'kbd4!hrt', confirm: 'DELETE' }]]);
    expect(shell.notices).toEqual([{ tone: 'success', text: answer.message }]);
  });
});
