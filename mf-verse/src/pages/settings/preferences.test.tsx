import { cleanup, within } from '@testing-library/react';
import { ACCOUNT, open, section } from './testing/open-settings';

describe('preferences', () => {
  afterEach(() => {
    cleanup();
    delete document.documentElement.dataset.theme;
  });

  // @proves SET-12 SET-13 SET-14
  it("show the account's values: notifications on, two-factor off, two themes", async () => {
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
  it("show the account's theme on a device with another one, and never overwrite it automatically", async () => {
    document.documentElement.dataset.theme = 'light';
    const { calls, user } = await open({ 'PATCH /api/me': { ...ACCOUNT, notifications: false } });
    const form = section('Preferences');
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'dark' }).checked).toBe(true);
    await user.click(form.getByRole('switch', { name: 'Email notifications' }));
    await user.click(form.getByRole('button', { name: 'Save preferences' }));
    await form.findByText('Preferences saved.');
    expect(calls).toEqual([
      ['PATCH /api/me', { notifications: false, notificationGroups: { page: ACCOUNT.notificationGroups.page } }],
    ]);
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  // @proves SET-14 GAP-065
  it('say that the system decides until a theme is chosen, and then accept either', async () => {
    const { calls, user } = await open({ 'PATCH /api/me': ACCOUNT }, { isThemeChosen: false });
    const form = section('Preferences');
    expect(form.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false]);
    expect(form.getByText('System').closest('p')!.textContent).toMatch(
      /^System: your device is set to (dark|light)\.$/,
    );
    await user.click(form.getByRole('radio', { name: 'dark' }));
    expect(form.queryByText('System')).toBeNull();
    expect(document.documentElement.dataset.theme).toBe('dark');
    await user.click(form.getByRole('button', { name: 'Save preferences' }));
    await form.findByText('Preferences saved.');
    expect(calls).toEqual([['PATCH /api/me', expect.objectContaining({ theme: 'dark' })]]);
  });

  // @proves GAP-065
  it('reapply the chosen theme on a device that was switched to the other', async () => {
    document.documentElement.dataset.theme = 'light';
    const { user } = await open();
    const form = section('Preferences');
    form.getByText(/This device shows light/);
    await user.click(form.getByRole('radio', { name: 'dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  // @proves GAP-065
  it('apply a theme at once, remember it on this device, and save it with the rest', async () => {
    const { calls, user } = await open({ 'PATCH /api/me': { ...ACCOUNT, theme: 'light', notifications: false } });
    const form = section('Preferences');
    await user.click(form.getByRole('radio', { name: 'light' }));
    expect([document.documentElement.dataset.theme, localStorage.getItem('verse-theme')]).toEqual(['light', 'light']);
    await user.click(form.getByRole('switch', { name: 'Email notifications' }));
    await user.click(form.getByRole('button', { name: 'Save preferences' }));
    await form.findByText('Preferences saved.');
    expect(calls).toEqual([
      [
        'PATCH /api/me',
        { notifications: false, theme: 'light', notificationGroups: { page: ACCOUNT.notificationGroups.page } },
      ],
    ]);
  });

  // @proves GAP-065
  it('set notifications by group, for the site and for emails', async () => {
    const groups = { ...ACCOUNT.notificationGroups, mail: { ...ACCOUNT.notificationGroups.mail, contests: false } };
    const { calls, user } = await open({ 'PATCH /api/me': ACCOUNT }, { notificationGroups: groups });
    const form = section('Preferences');
    const table = within(form.getByRole('table', { name: 'Tell me about' }));
    const isChosen = (name: string) => table.getByRole<HTMLInputElement>('checkbox', { name }).checked;
    expect(table.getAllByRole('checkbox')).toHaveLength(10);
    expect([isChosen('Contests, on the site'), isChosen('Contests, by email')]).toEqual([true, false]);
    expect(isChosen('Your posts and works, by email')).toBe(true);
    await user.click(table.getByRole('checkbox', { name: 'Your posts and works, by email' }));
    await user.click(table.getByRole('checkbox', { name: 'Jobs and applications, on the site' }));
    await user.click(form.getByRole('checkbox', { name: /^Weekly summary/ }));
    await user.click(form.getByRole('button', { name: 'Save preferences' }));
    await form.findByText('Preferences saved.');
    expect(calls).toEqual([
      [
        'PATCH /api/me',
        {
          notifications: true,
          notificationGroups: { page: { ...groups.page, jobs: false }, mail: { ...groups.mail, posts: false } },
          mailsMessageText: false,
          weeklyDigest: true,
          timeZone: expect.any(String),
        },
      ],
    ]);
  });

  // @proves SET-12
  it('offer no choice of emails once all are turned off', async () => {
    const { user } = await open();
    const form = section('Preferences');
    await user.click(form.getByRole('switch', { name: 'Email notifications' }));
    expect(form.queryByRole('checkbox', { name: /by email/ })).toBeNull();
    expect(form.getByRole('checkbox', { name: 'Contests, on the site' })).toBeTruthy();
  });
});
