import type { Browser, Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../../../fixtures';
import { addCover, fillIn, pressAction, publishPost, wordsOf, writePlain } from './editor';

type Role = 'member' | 'editor';

/** Opens the home page in a separate, signed-in browser. */
async function enter(browser: Browser, baseURL: string, role: Role): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await writePlain(page);
  const { demo } = (await (await page.request.get('/api/session')).json()) as {
    demo: { role: string; email: string; password: string }[];
  };
  const { email, password } = demo.find((known) => known.role === role)!;
  await page.request.post('/api/signin', { headers: { origin: baseURL }, data: { email, password } });
  await page.goto('/');
  await untilHydrated(page);
  return page;
}

/** Follows links by their text. Returns the number of clicks. */
async function follow(page: Page, ...names: string[]): Promise<number> {
  for (const name of names) await page.getByRole('link', { name, exact: true }).first().click();
  return names.length;
}

const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** Expects the message to be focused, so that sighted, keyboard and screen reader users are all at the same place. */
async function expectDone(page: Page, words: string) {
  const note = page.getByRole('status').filter({ hasText: words });
  await expect(note).toBeFocused();
  return note;
}

// @proves GAP-022 GAP-023 GAP-025
test('from the home page a member writes, an editor reviews, and both find everything by links', async ({
  browser,
  baseURL,
}) => {
  const words = wordsOf('Found by links');
  const title = words.Title;
  const member = await enter(browser, baseURL!, 'member');
  const editor = await enter(browser, baseURL!, 'editor');

  await test.step('the member reaches the editor in two clicks and sends a post', async () => {
    expect(await follow(member, 'Resources', 'Write a post')).toBe(2);
    await expect(member.getByText(/An editor reads your post before it is published/)).toBeVisible();
    await expect(member.locator('form[data-ready]')).toBeVisible();
    await fillIn(member, words);
    await addCover(member);
    await publishPost(member);
    await expect(member.getByText('Your post is with the editors')).toBeVisible();
  });

  await test.step('the editor reaches the queue in three clicks, reads the post and sends it back', async () => {
    expect(await follow(editor, 'Resources', 'Write a post', 'Review queue')).toBe(3);
    const row = rowOf(editor, title);
    await expect(row.getByText(/sent on .* · by /)).toBeVisible();
    await row.getByRole('button', { name: 'Preview' }).click();
    await expect(row.getByRole('region', { name: `Preview of ${title}` }).getByText('Third evening')).toBeVisible();
    await pressAction(row, 'Send back');
    await row.getByLabel('Reason').fill('Say what it cost.');
    await row.getByRole('button', { name: 'Send back with this reason' }).click();
    await expectDone(editor, `“${title}” was sent back to`);
  });

  await test.step('the member reads the reason, edits, and sends it again', async () => {
    await follow(member, 'My posts');
    const row = rowOf(member, title);
    await expect(row.getByText('Say what it cost.')).toBeVisible();
    await pressAction(row, 'Edit');
    await row.getByLabel('Content').fill(`${words.Content}\n\nTwelve dollars.`);
    await row.getByRole('button', { name: 'Save changes' }).click();
    await expectDone(member, `Your changes to “${title}” are saved.`);
    await pressAction(row, 'Send to the editors');
    await expectDone(member, `“${title}” is with the editors.`);
  });

  await test.step('the editor publishes it and opens it from the message', async () => {
    await follow(editor, 'My posts', 'Review queue');
    await pressAction(rowOf(editor, title), 'Publish');
    await (await expectDone(editor, `“${title}” is published.`)).getByRole('link', { name: 'Read it' }).click();
    await expect(editor.getByText('Twelve dollars.')).toBeVisible();
  });

  await test.step('the member changes the published post, which stays as it is until an editor accepts', async () => {
    await follow(member, 'Write', 'My posts');
    await rowOf(member, title).getByRole('link', { name: title }).click();
    await follow(member, 'Edit');
    const form = member.getByRole('form', { name: `Edit ${title}` });
    await form.getByLabel('Content').fill('Thirteen dollars.');
    await form.getByRole('button', { name: 'Send the changes to the editors' }).click();
    await expectDone(member, `Your changes to “${title}” are with the editors.`);
    await editor.reload();
    await expect(editor.getByText('Twelve dollars.')).toBeVisible();
    await follow(editor, 'Edit', 'Review queue');
    await pressAction(rowOf(editor, title), 'Publish the changes');
    await (
      await expectDone(editor, `The changes to “${title}” are published.`)
    )
      .getByRole('link', { name: 'Read it' })
      .click();
    await expect(editor.getByText('Thirteen dollars.')).toBeVisible();
  });

  await test.step('the member withdraws it at once, and undoes that', async () => {
    await follow(member, 'My posts');
    await pressAction(rowOf(member, title), 'Unpublish');
    const note = await expectDone(member, `“${title}” is no longer public.`);
    const isPublic = async () =>
      ((await (await member.request.get('/api/blogs?view=cards&limit=50')).json()) as { title: string }[]).some(
        (post) => post.title === title,
      );
    expect(await isPublic()).toBe(false);
    await note.getByRole('button', { name: 'Undo' }).click();
    await expectDone(member, `“${title}” is published.`);
    expect(await isPublic()).toBe(true);
  });

  await test.step('an editor takes it down, which its author cannot undo', async () => {
    await follow(editor, 'Edit', 'All posts');
    await editor.getByRole('searchbox', { name: 'Search by title' }).fill(title);
    await editor.keyboard.press('Enter');
    const row = rowOf(editor, title);
    await expect(editor.getByRole('group', { name: /^Actions for/ })).toHaveCount(1);
    await pressAction(row, 'Unpublish');
    await row.getByLabel('Reason').fill('The photo is not yours.');
    await row.getByRole('button', { name: 'Unpublish with this reason' }).click();
    await expectDone(editor, `“${title}” is no longer public.`);
    await follow(member, 'Write', 'My posts');
    await expect(rowOf(member, title).getByText(/An editor took this post down/)).toBeVisible();
    await expect(rowOf(member, title).getByText('The photo is not yours.')).toBeVisible();
    const publish = rowOf(member, title).getByRole('button', { name: 'Publish', exact: true, includeHidden: true });
    await expect(publish).toHaveCount(0);
  });
});
