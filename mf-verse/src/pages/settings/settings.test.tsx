import { screen, waitFor, within } from '@testing-library/react';
import { PHONE_MESSAGE } from '@verse/api-contract/phone';
import { ApiError } from '@verse/contract';
import { ACCOUNT, invalid, open, section } from './testing/open-settings';

describe('the settings', () => {
  // @proves SET-01 SET-09 SET-11 SET-15 SET-16 ENT-19 RTE-20
  it('have sections with the fields of an account, and what offers begin with', async () => {
    await open();
    const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(sections).toEqual([
      'Personal Information',
      'Change Password',
      'Preferences',
      'Offers',
      'Devices',
      'Log out',
      'Delete Account',
    ]);
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
      'holder',
      'bank',
      'number',
      'silentDays',
    ];
    for (const name of known) expect(named).toContain(name);
    const warning = section('Delete Account').getByRole('note').textContent;
    expect(warning).toMatch(/permanently/);
    expect(warning).toMatch(/cannot be undone/);
  });

  // @proves GAP-065
  it('show an error when they cannot be loaded, and recover', async () => {
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
  it('has a labelled control of the right type for each field; names and email are required', async () => {
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
      ['text', false],
      ['email', true],
      ['tel', false],
    ]);
    const sex = getByLabelText<HTMLSelectElement>(/Sex/);
    expect([...sex.options].filter((option) => !option.hidden).map((option) => option.text)).toEqual([
      'Female',
      'Male',
      'Other',
    ]);
  });

  // @proves GAP-065
  it('is saved separately with a message, and the header shows the name', async () => {
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
  it('sends only its changes, so that two tabs do not undo each other, and clears emptied fields', async () => {
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
    // Changes saved by another tab in the meantime.
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
  ])('rejects %s %j at the field', async (label, value, message) => {
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
  it("shows the server's errors, keeps the typed text and reloads nothing", async () => {
    const { user, all } = await open({
      'PATCH /api/me': invalid({ phone: PHONE_MESSAGE }),
    });
    all['GET /api/me'] = new ApiError(0, undefined);
    const form = section('Personal Information');
    await user.type(form.getByLabelText(/Phone/), '12');
    await user.click(form.getByRole('button', { name: 'Save personal information' }));
    await form.findByText(PHONE_MESSAGE);
    expect(form.getByLabelText<HTMLInputElement>(/Phone/).value).toBe('12');
  });

  // @proves GAP-065
  it('changes the address only with the password and a link emailed to the new one', async () => {
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

describe('leaving the settings', () => {
  // @proves GAP-065
  it('asks first while a change is unsaved, and not after it is saved', async () => {
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
