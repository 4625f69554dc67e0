import { waitFor } from '@testing-library/react';
import { ACCOUNT, invalid, open, section } from './testing/open-settings';

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
  it('sends both passwords, says that other sessions ended and empties the form', async () => {
    const { calls, form } = await change(undefined, 'Abcdef1!');
    await form.findByText(/Password changed/);
    expect(calls).toEqual([['POST /api/me/password', { password: 'old-one', newPassword: 'Abcdef1!' }]]);
    expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  // @proves GAP-066
  it('applies the same rule, with the same message, as a reset', async () => {
    const { calls, form } = await change(undefined, 'Abcdefg1');
    await form.findByText(
      'Password must be at least 8 characters and include letters, numbers, and a special character.',
    );
    expect(calls).toEqual([]);
  });

  // @proves GAP-066
  it('shows at its field that the current password is wrong', async () => {
    const { form } = await change(invalid({ password: 'This is not your password.' }), 'Abcdef1!');
    const error = await form.findByText('This is not your password.');
    expect(form.getByLabelText('Current password').getAttribute('aria-describedby')).toContain(error.id);
    expect(form.getByLabelText<HTMLInputElement>('New password').value).toBe('Abcdef1!');
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
  it('is enabled only after the password and a code of the app, and then shows the recovery codes', async () => {
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
  it('stays off with a wrong code, and shows the error at the field', async () => {
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

describe('the devices on which the account is signed in', () => {
  // @proves SET-15 GAP-065
  it('are listed, and signed out one by one or all but this one', async () => {
    const { calls, user } = await open();
    const panel = section('Devices');
    expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Firefox on Linux, since 20 Nov 2026This device',
      'Safari on iPhone, since 10 Nov 2026Sign out',
    ]);
    await user.click(panel.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await panel.findByText('Signed out.');
    await user.click(panel.getByRole('button', { name: 'Sign out all others' }));
    await waitFor(() =>
      expect(calls.map(([call]) => call)).toEqual(['DELETE /api/sessions/s2', 'DELETE /api/sessions']),
    );
  });

  // @proves GAP-047
  it('are signed out here with Log Out', async () => {
    const { calls, refresh, user } = await open();
    await user.click(section('Log out').getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(calls.map(([call]) => call)).toEqual(['POST /api/signout']);
  });
});

describe('deleting the account', () => {
  // @proves GAP-067
  it('offers an export of all data first', async () => {
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
  it('requires the word and the password, then signs out with a message that contains the date', async () => {
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
