import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { untilHydrated } from '../../fixtures';
import { createAccount, expect, newPerson, settle, test } from '../../people';
import { button, call, link, nameOf, open, visitor } from '../work/employers';

const PICTURE = path.join(import.meta.dirname, '../../../api/content/images/posts/hand-painted-sign.webp');

interface Own {
  handle: string;
  version: number;
  shownTo: Record<string, string>;
}

/** Returns a tag that no other test uses. */
const newTag = (word: string) => `${word}${Date.now().toString(36)}`;

async function publish(page: Page, site: string, text: string) {
  const answer = await page.request.post('/api/posts', {
    headers: { origin: site },
    multipart: { text, visibility: 'public' },
  });
  expect(answer.status()).toBe(201);
}

async function changeProfile(page: Page, site: string, change: (own: Own) => object) {
  const own = (await (await page.request.get('/api/me/profile')).json()) as Own;
  const headers = { origin: site, 'if-match': `"${own.version}"` };
  expect((await page.request.patch('/api/me/profile', { headers, data: change(own) })).status()).toBe(200);
  return own.handle;
}

const choose = async (page: Page, tag: string, words: string) => {
  await button(page, `More about #${tag}`).click();
  await button(page, `${words.replace('…', `#${tag}`)}`).click();
};
const articles = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

// @proves GAP-051
test('a tag is followed from its page, names itself in the feed, is muted with Undo, and folds what is opened', async ({
  browser,
  site,
}) => {
  const tag = newTag('lantern');
  const author = await visitor(browser, site);
  const reader = await visitor(browser, site);
  await settle(author, site, { firstName: 'Ada' });
  await settle(reader, site, { firstName: 'Bola' });
  await publish(author, site, `For the night market #${tag}`);

  await open(reader, `/tags/${tag}`);
  await button(reader, `Follow #${tag}`).click();
  await expect(button(reader, `Following #${tag}`)).toBeVisible();
  await expectSound(reader, 'a tag that is followed');
  await open(reader, '/verse/feed');
  await expect(articles(reader, 'For the night market')).toContainText(`Because you follow #${tag}`);
  await expectSound(reader, 'the feed with a reason');

  await open(reader, `/tags/${tag}`);
  await choose(reader, tag, 'Mute … for 7 days');
  await expect(reader.getByText(`Everything here has the tag #${tag}, which you have muted.`)).toBeVisible();
  await expect(reader.getByText(/^Muted until/)).toBeVisible();
  await expectSound(reader, 'a muted tag');
  await button(reader, 'Undo').click();
  await expect(articles(reader, 'For the night market')).toBeVisible();
  await choose(reader, tag, 'Mute … always');
  await expect(button(reader, 'Show once')).toBeVisible();

  await open(reader, '/verse/feed');
  await expect(reader.getByRole('article').first()).toBeVisible();
  await expect(articles(reader, 'For the night market')).toHaveCount(0);
  await open(reader, `/tags/${tag}`);
  await button(reader, 'Show once').click();
  await articles(reader, 'For the night market')
    .getByRole('link', { name: /ago|today|\d/ })
    .first()
    .click();
  await expect(reader.getByText(`This post has the tag #${tag}, which you have muted.`)).toBeVisible();
  await button(reader, `Unmute #${tag}`).click();
  await expect(reader.getByText('For the night market')).toBeVisible();

  await open(reader, '/tags');
  const followed = reader.getByRole('list', { name: 'Tags you follow' });
  await expect(link(followed, `#${tag}`)).toBeVisible();
  await expectSound(reader, 'the tags of a member');
  await button(followed, `Unfollow #${tag}`).click();
  await expect(button(followed, new RegExp(`^Follow #${tag}`))).toBeVisible();
});

// @proves GAP-051
test('a guest signs in to follow a tag, and comes back to the button @soak', async ({ browser, site }) => {
  const tag = newTag('signs');
  const page = await visitor(browser, site);
  const person = newPerson({ firstName: 'Chi' });
  await createAccount(page, site, person);
  await open(page, `/tags/${tag}`);
  await expect(page.getByText('No posts with this tag yet.')).toBeVisible();
  await link(page, `Follow #${tag}`).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/tags/${tag}`));
  await expect(button(page, `Follow #${tag}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, `Following #${tag}`)).toBeVisible();
});

// @proves GAP-051 GAP-048
test('a work gets tags that complete themselves; pages and feeds have it until the profile hides @soak', async ({
  browser,
  site,
}) => {
  const tag = newTag('poster');
  const page = await visitor(browser, site);
  const guest = await visitor(browser, site);
  const person = await settle(page, site, { firstName: 'Dayo' });
  await publish(page, site, `Soon #${tag}`);
  const everybody = ({ shownTo }: Own) => ({ shownTo: { ...shownTo, works: 'everybody' } });
  const handle = await changeProfile(page, site, everybody);
  await open(page, '/verse/user-profile');
  await button(page, 'Add a work').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('A poster for the fair');
  await dialog.getByText('Tell the story').click();
  await dialog.getByLabel('Tags').pressSequentially(`#Printing ${tag.slice(0, -1)}`);
  await dialog.getByRole('option', { name: `#${tag}` }).click();
  await expect(dialog.getByLabel('Tags')).toHaveValue(`#Printing #${tag} `);
  await dialog.getByLabel('Pictures').setInputFiles(PICTURE);
  await dialog.getByLabel('Describe hand-painted-sign.webp').fill('A painted sign');
  await button(dialog, 'Save work').click();
  await expect(dialog).toHaveCount(0);

  await open(guest, `/u/${handle}`);
  await link(guest, `#${tag}`).first().click();
  await link(guest, 'Works').click();
  await expect(link(guest, 'A poster for the fair')).toBeVisible();
  await expectSound(guest, 'works with a tag');
  const feed = await guest.locator('link[type="application/rss+xml"]').last().getAttribute('href');
  const read = async () => (await guest.request.get(feed!)).text();
  expect(await read()).toContain(`<title>A poster for the fair, by ${nameOf(person)}</title>`);
  expect(await read()).toContain(`Soon #${tag}`);
  await link(guest, 'A poster for the fair').click();
  await untilHydrated(guest);
  await expect(link(guest, '#printing')).toBeVisible();
  await expectSound(guest, 'a work with tags');

  const noScripts = await (await browser.newContext({ javaScriptEnabled: false, baseURL: site })).newPage();
  await noScripts.goto(`/tags/${tag}?show=works`);
  await expect(link(noScripts, 'A poster for the fair')).toBeVisible();
  await noScripts.goto('/tags');
  await expect(link(noScripts, `#${tag}`)).toBeVisible();
  await changeProfile(page, site, () => ({ visibility: 'nobody' }));
  expect(await read()).not.toContain('<item>');
  await noScripts.goto(`/tags/${tag}?show=works`);
  await expect(noScripts.getByText('No works with this tag yet.')).toBeVisible();
  await noScripts.context().close();
  await call(page.request, site, 'PUT', `/api/tags/${tag}/mute`, { days: 1 });
});
