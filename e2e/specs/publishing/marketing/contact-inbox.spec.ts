import type { Page } from '@playwright/test';
import { expect, linkOfRoom, test } from '../../../fixtures';

const TEXT = 'We need one poster.\n\n<b>By Friday</b>, if that can be.';

/** Sends a message to the team as a visitor. Returns its reference number. */
async function writeAsVisitor(page: Page, openPage: (path: string) => Promise<unknown>): Promise<string> {
  await openPage('/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  for (const [label, text] of Object.entries({
    Name: 'Ada Obi',
    Email: 'ada@studio.example',
    Subject: 'A poster & a flyer',
    Message: TEXT,
  }))
    await form.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  const thanks = page.getByRole('status').filter({ hasText: 'Thanks, your message has been sent.' });
  const [reference = ''] = /CV-\w{6}/.exec(await thanks.innerText()) ?? [];
  expect(reference).not.toBe('');
  return reference;
}

// @proves GAP-031
test("a visitor's message reaches the team, who mark it as done, and a reload keeps it", async ({
  page,
  openPage,
  signInAs,
}) => {
  const reference = await writeAsVisitor(page, openPage);
  await signInAs('editor');
  await openPage('/verse/community');
  await (await linkOfRoom(page, 'Work', 'Staff')).click();
  await page.getByRole('main').getByRole('link', { name: 'Contact inbox' }).click();
  await expect(page).toHaveURL(/\/verse\/contact-inbox\?status=new$/);

  const message = page.getByRole('list', { name: 'Messages' }).locator('details').filter({ hasText: reference });
  await message.getByRole('heading', { name: 'A poster & a flyer' }).click();
  const text = message.getByText('We need one poster.');
  expect(await text.innerText()).toBe(TEXT);
  await expect(message.getByText(/answer due \d+ \w+ \d{4}/)).toBeVisible();

  await message.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByText(`${reference} from Ada Obi: done.`)).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await expect(page).toHaveURL(/\?status=done$/);
  await expect(message).toContainText('Done');
  await message.getByRole('heading').click();
  await message.getByRole('button', { name: 'Reopen' }).click();
  await expect(message).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(message).toContainText('Done');
});

// @proves GAP-031 GAP-069
test('a member who opens the inbox sees a message, and no link leads there', async ({
  page,
  openPage,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/403/, /loading the contact inbox: ApiError: Your account can’t do this/);
  await signInAs('member');
  await openPage('/verse/contact-inbox');
  await expect(page.getByRole('alert')).toContainText('Only staff can read this inbox.');
  await expect(await linkOfRoom(page, 'Work', 'Staff')).toHaveCount(0);
  expect((await page.request.get('/api/contactus')).status()).toBe(403);
});
