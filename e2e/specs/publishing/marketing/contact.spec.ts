import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../../../fixtures';
import { startOwnSite } from '../../../own-site';

const MESSAGE = {
  Name: 'Ada Obi',
  Email: 'ada@studio.example',
  Subject: 'A poster',
  Message: 'We need one poster.\nBy Friday, if that can be.',
};
const CALL = '**/api/contactus';

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function write(page: Page, fields: Record<string, string> = MESSAGE) {
  for (const [label, text] of Object.entries(fields)) await form(page).getByLabel(label).fill(text);
}

async function expectFields(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await expect(form(page).getByLabel(label)).toHaveValue(text);
}

// @proves CON-01 CON-06 CON-11 CON-12 CON-13 CON-14 GEN-11
test('has the heading, four fields, and every other way to reach us @soak', async ({ page, openPage }) => {
  await openPage('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Let's Create Together");
  await expect(send(page)).toHaveText('Send Message');
  const panel = page.getByRole('region', { name: 'Find us' });
  await expect(panel.getByRole('heading', { name: 'Find us' })).toBeVisible();
  await expect(panel.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(panel).toContainText('Lekki-Epe Expressway, Ibeju-Lekki, Lagos, Nigeria');
  const social = panel.getByRole('listitem').getByRole('link');
  await expect(social).toHaveText([/Facebook/, /Instagram/, /WhatsApp group/, /LinkedIn/, /Telegram/]);
  for (const link of await social.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

// @proves CON-02 CON-03 CON-04 CON-05
test('sends nothing while a field is empty or the address is invalid, and says which @soak', async ({
  page,
  openPage,
}) => {
  let calls = 0;
  await page.route(CALL, (route) => {
    calls += 1;
    return route.abort();
  });
  await openPage('/contact');
  await expect(form(page).getByLabel('Email')).toHaveAttribute('type', 'email');
  expect(
    await form(page)
      .getByLabel('Message')
      .evaluate((field) => field.tagName),
  ).toBe('TEXTAREA');
  for (const [label, text, complaint] of [
    ['Name', '', 'Name is required.'],
    ['Email', '', 'Email is required.'],
    ['Email', 'abc', 'Please enter a valid email address.'],
    ['Subject', '', 'Subject is required.'],
    ['Message', '', 'Message is required.'],
  ] as const) {
    await write(page, { ...MESSAGE, [label]: text });
    await send(page).click();
    await expect(form(page).getByRole('alert').filter({ hasText: complaint })).toBeVisible();
    await expect(form(page).getByLabel(label)).toBeFocused();
    // If the form were merely delaying its request, the button would be busy.
    await expect(send(page)).not.toHaveAttribute('aria-busy');
  }
  expect(calls).toBe(0);
});

// @proves CON-02 GAP-031
test('scrolls the label of an invalid field out from under the header', async ({ page, openPage }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openPage('/contact');
  await send(page).scrollIntoViewIfNeeded();
  await send(page).click();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  const header = (await page.getByRole('banner').boundingBox())!;
  await expect
    .poll(async () => (await form(page).getByText('Name', { exact: true }).boundingBox())!.y)
    .toBeGreaterThanOrEqual(header.y + header.height);
});

// @proves CON-07 CON-08 CON-09 GAP-030
test('sends four keys as JSON, thanks with a reference, logs the response, and clears the form', async ({
  page,
  openPage,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openPage('/contact');
  await write(page);
  const sent = page.waitForRequest(CALL);
  await send(page).click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.headers()['content-type']).toBe('application/json');
  expect(request.postDataJSON()).toEqual({
    name: 'Ada Obi',
    email: 'ada@studio.example',
    subject: 'A poster',
    message: MESSAGE.Message,
  });

  const thanks = page.getByRole('status').filter({ hasText: 'Thanks, your message has been sent.' });
  await expect(thanks).toContainText(/reference number is CV-[2-9A-Z]{6}/);
  const reference = /CV-\w{6}/.exec(await thanks.innerText())?.[0];
  await expect
    .poll(() => logged.some((line) => line.startsWith('Message sent') && line.includes(reference ?? '')))
    .toBe(true);
  const empty = { Name: '', Email: '', Subject: '', Message: '' };
  await expectFields(page, empty);
  await page.reload();
  await expectFields(page, empty);
});

// @proves CON-10 GAP-030
test('keeps every word when the server fails, also over a reload, and sends it afterwards @soak', async ({
  page,
  openPage,
  expectConsole,
}) => {
  expectConsole(/500/, /Message not sent/);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await openPage('/contact');
  await write(page);
  await page.route(CALL, (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }));
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your message could not be sent.' })).toBeVisible();
  expect(logged.some((line) => line.includes('Message not sent'))).toBe(true);
  await expectFields(page, MESSAGE);
  await page.reload();
  await expectFields(page, MESSAGE);

  await page.unroute(CALL);
  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thanks' })).toBeVisible();
});

// @proves CON-10 GAP-030
test('shows an offline message and keeps the text @soak', async ({ page, openPage, expectConsole, context }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/, /Message not sent/);
  await openPage('/contact');
  await write(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your message could not be sent.' })).toBeVisible();
  await expectFields(page, MESSAGE);
});

// @proves GAP-008 GAP-016
test('takes the subject from the link that led here @soak', async ({ page, openPage }) => {
  await openPage('/contact?service=talent-matchmaking--hiring');
  await expect(page.getByLabel('Subject')).toHaveValue('About Talent Matchmaking & Hiring');
  await openPage('/contact?service=no-such-service');
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

// @proves GAP-031 CON-10
test('accepts five messages in ten minutes; the sixth is rejected with a message and not lost @soak', async ({
  page,
  expectConsole,
  atEnd,
}) => {
  expectConsole(/429/, /Message not sent/);
  const site = await startOwnSite();
  atEnd(site.stop);
  const body = JSON.stringify({ name: 'Ada', email: 'ada@studio.example', subject: 'Hello', message: 'Hello' });
  for (let count = 1; count <= 5; count += 1) {
    const answer = await fetch(`${site.address}/api/contactus`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(201);
  }
  await page.goto(`${site.address}/contact`);
  await untilHydrated(page);
  await write(page);
  const answered = page.waitForResponse(CALL);
  await send(page).click();
  expect((await answered).status()).toBe(429);
  await expect(page.getByRole('alert').filter({ hasText: 'Please wait ten minutes' })).toBeVisible();
  await expectFields(page, MESSAGE);
});

// @proves GAP-031
test('rejects a request with the hidden field filled in @soak', async ({ page, openPage, expectConsole }) => {
  expectConsole(/400/, /Message not sent/);
  await openPage('/contact');
  await write(page);
  const trap = page.locator('input[name="website"]');
  await expect(trap).not.toBeInViewport();
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
  const answered = page.waitForResponse(CALL);
  await send(page).click();
  expect((await answered).status()).toBe(400);
  await expect(page.getByRole('alert').filter({ hasText: 'leave the field' })).toBeVisible();
  await expectFields(page, MESSAGE);
});

// @proves CON-06 CON-13
test('shows other ways to write instead of a useless button without scripts', async ({ browser, baseURL }) => {
  const still = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await still.newPage();
  await page.goto('/contact');
  await expect(form(page).getByText('This form needs JavaScript')).toBeVisible();
  await expect(form(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(send(page)).toHaveCount(0);
  await form(page).getByLabel('Name').fill('Ada Obi');
  await form(page).getByLabel('Name').press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(form(page).getByLabel('Name')).toHaveValue('Ada Obi');
  await still.close();
});

// @proves CON-10
test('blocks sending before the scripts load, so the text cannot end up in the URL', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/client/main.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await write(page);
  await expect(send(page)).toBeDisabled();
  await form(page).getByLabel('Subject').press('Enter');
  await expect(page).toHaveURL('/contact');
  release();
  await expect(send(page)).toBeEnabled();
  await expectFields(page, MESSAGE);
  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thanks' })).toBeVisible();
});

// @proves CON-08 CON-10
test('accepts no input while it sends, because clearing would lose it @soak', async ({ page, openPage }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(CALL, async (route) => {
    await held;
    await route.continue();
  });
  await openPage('/contact');
  await write(page);
  const asked = page.waitForRequest(CALL);
  await send(page).click();
  await asked;
  for (const label of Object.keys(MESSAGE)) await expect(form(page).getByLabel(label)).not.toBeEditable();
  release();
  await expectFields(page, { Name: '', Email: '', Subject: '', Message: '' });
  await expect(form(page).getByLabel('Message')).toBeEditable();
});
