import { expect, linkIn, mailsTo, mailTo, newPerson, settle, signUp, test } from '../../people';

const SUCCESS = 'Success! If the email exists, a reset link has been sent.';

// @proves FGT-01 FGT-02 FGT-03 FGT-04 FGT-05 FGT-07 SIN-13 VAL-05
test('the dialog opens, works, and closes by keyboard alone, and returns the focus', async ({ page, openPage }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/forgot-password')) calls += 1;
  });
  await openPage('/signin');
  const control = page.getByRole('button', { name: 'Forgot Password?', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Forgot Password?' });
  await control.focus();
  await page.keyboard.press('Enter');
  const email = dialog.getByLabel('Email');
  await expect(email).toBeFocused();

  // Focus stays within the dialog: tabbing past its last control leads to its first one, or to the browser's controls.
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await email.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'Please enter your email address.' })).toBeVisible();
  await expect(email).toBeFocused();
  await expect(dialog.getByText(SUCCESS)).toHaveCount(0);
  expect(calls).toBe(0);

  await page.keyboard.type('nobody@example.org');
  await expect(dialog.getByText('Please enter your email address.')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status').filter({ hasText: SUCCESS })).toBeFocused();
  await expect(email).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Send Reset Link', exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(control).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Email')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(control).toBeFocused();
});

// @proves FGT-06
test('a click on the backdrop closes the dialog; a selection that ends there does not @soak', async ({
  page,
  openPage,
}) => {
  await openPage('/signin');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  const dialog = page.getByRole('dialog');
  const box = await dialog.getByLabel('Email').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
});

// @proves FGT-04 GAP-037
test('known and unknown addresses get the same response, and only the known one gets a link @soak', async ({
  page,
  openPage,
  site,
}) => {
  const person = newPerson();
  const stranger = newPerson();
  await signUp(page.request, site, person);
  await openPage('/signin');
  const answers: string[] = [];
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/forgot-password')) calls += 1;
  });
  for (const { email } of [stranger, person]) {
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill(email);
    const send = page.getByRole('button', { name: 'Send Reset Link' });
    const [answer] = await Promise.all([page.waitForResponse('**/api/forgot-password'), send.dblclick()]);
    answers.push(`${answer.status()} ${await answer.text()}`);
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
  }
  expect(calls).toBe(2);
  expect(answers[0]).toBe(answers[1]);
  // Emails are sent in the order they were requested. Once this one has arrived, one to the stranger would have arrived
  // too.
  expect(linkIn(await mailTo(page.request, site, person.email, 'Reset'))).toMatch(/\/reset-password\?token=/);
  expect(await mailsTo(page.request, site, person.email, 'Reset')).toHaveLength(1);
  expect(await mailsTo(page.request, site, stranger.email, 'Reset')).toEqual([]);
});

// @proves FGT-03 GAP-037
test('the address stays without network, and the dialog says why @soak', async ({ page, openPage, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await page.route('**/api/forgot-password', (route) => route.abort());
  await openPage('/signin?forgot');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('ada@example.org');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: 'We could not reach the server.' })).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue('ada@example.org');
  await expect(dialog.getByText(SUCCESS)).toHaveCount(0);
});

// @proves GAP-037 GAP-038
test('the emailed link opens the form that chooses a new password @soak', async ({ page, site }) => {
  const person = await settle(page, site);
  await page.context().clearCookies();
  await page.request.post('/api/forgot-password', { headers: { origin: site }, data: { email: person.email } });
  await page.goto(linkIn(await mailTo(page.request, site, person.email, 'Reset')));
  await expect(page.getByLabel('New password')).toBeVisible();
});
