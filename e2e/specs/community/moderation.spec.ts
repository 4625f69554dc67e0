import type { Browser, Page } from '@playwright/test';
import type { RewardList } from '@verse/api-contract/api';
import { expectSound } from '../../audit';
import { expect, linkOfRoom, signInToDemo, SIZES, test } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { settle } from '../../people';

const SCRIPT = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
const WORDS = 'This sells lamps. Leave out the shop, and it is welcome.';

test.describe.configure({ mode: 'serial' });

let own: Awaited<ReturnType<typeof startOwnSite>>;
let author: Page;
let moderator: Page;
let admin: Page;
let post: string;

async function newcomer(browser: Browser, changes: { firstName: string; email?: string }): Promise<Page> {
  const page = await browser.newPage({ baseURL: own.address });
  await settle(page, own.address, { lastName: 'Hill', ...changes });
  return page;
}

test.beforeAll(async ({ browser }) => {
  own = await startOwnSite({
    DEMO: '1',
    SEED: '1',
    RATE_LIMIT_FACTOR: '100',
    ADMIN_EMAIL: 'admin@example.org',
  });
  admin = await newcomer(browser, { firstName: 'Alma', email: 'admin@example.org' });
  moderator = await newcomer(browser, { firstName: 'Mo', email: 'mo@example.org' });
  author = await newcomer(browser, { firstName: 'Ada' });
  const accounts = (await (await admin.request.get('/api/accounts')).json()) as { id: string; email: string }[];
  const { id } = accounts.find(({ email }) => email === 'mo@example.org')!;
  const headers = { origin: own.address };
  const granted = await admin.request.patch(`/api/accounts/${id}`, { headers, data: { role: 'moderator' } });
  expect(granted.status()).toBe(200);
  const written = await author.request.post('/api/posts', { headers, multipart: { text: 'Lamps, half the price' } });
  post = ((await written.json()) as { post: { id: string } }).post.id;
});

test.afterAll(async () => {
  for (const page of [author, moderator, admin]) await page?.close();
  await own?.stop();
});

// @proves GAP-091
test('a post is reported by keyboard alone, and only once per member; members cannot moderate', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 403/);
  await signInToDemo(page.request, own.address, 'member');
  await page.goto(`${own.address}/verse/feed?sort=latest`);
  const card = page.getByRole('article').filter({ hasText: 'Lamps, half the price' });
  const more = card.getByRole('button', { name: 'More about this post by Ada Hill' });
  const report = card.getByRole('button', { name: 'Report post' });
  const dialog = page.getByRole('dialog', { name: 'Report this post' });
  await expect(report).toBeHidden();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(report).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(report).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(dialog.getByText('Choose a rule, or “Something else”.')).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await dialog.getByLabel('Anything a moderator should know').fill(SCRIPT);
  await expectSound(page, 'report');
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(dialog.getByText('Our moderators will look at it and we’ll tell you what they decide.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(more).toBeFocused();

  await more.press('Enter');
  await report.press('Enter');
  await dialog.getByRole('radio', { name: 'Something else' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('You already reported this.')).toBeVisible();

  await page.goto(`${own.address}/verse/moderation`);
  await expect(page.getByText('Only moderators can open this page.')).toBeVisible();
  await page.setViewportSize(SIZES.W);
  await expect(await linkOfRoom(page, 'Work', 'Staff')).toHaveCount(0);
});

const PERSON = { email: 'a-rather-long-name-of-somebody@mail.example.org', name: 'Zainab Olubori' };

/**
 * API response for an inviter who has exceeded the monthly limit. Stubbed, because reaching the limit takes more than
 * twenty sign-ups.
 */
const REWARDS: RewardList = {
  rewards: [true, false].map((mayDecide, index) => ({
    id: `reward-${index}`,
    inviter: PERSON,
    invitee: { ...PERSON, name: 'Kofi' },
    reward: 25,
    joinedAt: '2026-11-01T10:00:00.000Z',
    since: '2026-11-02T10:00:00.000Z',
    invitations: 24,
    booked: 20,
    mayDecide,
  })),
  next: null,
};

// @proves GAP-076
test('rewards under review pass the audit, as does the form that declines one', async () => {
  await moderator.route('**/api/referrals/reviews*', (call) => call.fulfill({ json: REWARDS }));
  await moderator.goto('/verse/rewards');
  await expect(moderator.getByRole('article')).toHaveCount(2);
  await expectSound(moderator, 'rewards with entries');
  await moderator.getByRole('button', { name: 'Decline' }).click();
  await moderator.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(moderator.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await expectSound(moderator, 'declining');
  await moderator.unroute('**/api/referrals/reviews*');
});

async function openModeration(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/verse/community');
  await (await linkOfRoom(page, 'Work', 'Staff')).click();
  await page.getByRole('main').getByRole('link', { name: 'Moderation' }).click();
}

// @proves GAP-091 GAP-069
test('a moderator removes it with a rule and a reason, its author appeals, and another restores it', async () => {
  await openModeration(moderator);
  await expect(moderator.getByRole('link', { name: 'Post by Ada Hill' })).toBeVisible();
  await expectSound(moderator, 'cases');
  await moderator.getByRole('link', { name: 'Referral rewards to decide' }).click();
  await expect(moderator.getByText('No open rewards.')).toBeVisible();
  await expectSound(moderator, 'rewards');
  await openModeration(moderator);
  await moderator.getByRole('link', { name: 'Post by Ada Hill' }).click();
  await expect(moderator.getByText(SCRIPT)).toBeVisible();
  await moderator.getByRole('button', { name: 'Save decision' }).click();
  await expect(moderator.getByText('Choose a decision.')).toBeVisible();
  await moderator.getByRole('radio', { name: /^Remove it/ }).check();
  await moderator.getByRole('button', { name: 'Save decision' }).click();
  await expect(moderator.getByText('Message to the author is required.')).toBeVisible();
  await moderator.getByLabel('Message to the author').fill(WORDS);
  await expectSound(moderator, 'case');
  await moderator.getByRole('button', { name: 'Save decision' }).click();
  await expect(moderator.getByText('Removed. We told the author why.')).toBeVisible();
  await expect(moderator.getByRole('button', { name: 'Save decision' })).toHaveCount(0);
  await expect(moderator.locator(':focus')).toContainText(WORDS);
  expect(await moderator.evaluate(() => 'ran' in window)).toBe(false);

  await author.goto(`/verse/posts/${post}`);
  await expect(author.getByText('This post was removed. Only you can see it.')).toBeVisible();
  await expect(author.getByText(WORDS)).toBeVisible();
  await author.goto('/verse/notifications');
  const told = author.locator('[data-entry]', { hasText: 'A moderator removed your post.' });
  await told.getByRole('link', { name: 'View' }).click();
  await expect(author).toHaveURL('/verse/safety');
  await expect(author.getByText(WORDS)).toBeVisible();
  await author.getByRole('button', { name: 'Appeal' }).click();
  await author.getByLabel('Why should we change the decision?').fill(`They are my own lamps. ${SCRIPT}`);
  await author.getByRole('button', { name: 'Send appeal' }).click();
  await expect(author.getByText(/^(?:An admin|Another moderator) answers by .+\. We’ll tell you\.$/)).toBeVisible();
  await expect(author.getByRole('button', { name: 'Appeal' })).toHaveCount(0);
  await expect(author.getByRole('heading', { name: /^Your post:/ })).toBeFocused();
  await expectSound(author, 'safety');

  await moderator.getByRole('link', { name: 'All cases' }).click();
  await moderator.getByRole('link', { name: 'Appeals' }).click();
  await moderator.getByRole('link', { name: 'Post by Ada Hill' }).click();
  await expect(moderator.getByText('Someone else decides:')).toBeVisible();
  await admin.goto('/verse/moderation?list=appealed');
  await admin.getByRole('link', { name: 'Post by Ada Hill' }).click();
  await admin.getByRole('radio', { name: /^Take the decision back/ }).check();
  await admin.getByLabel('Message to the author').fill('They are your own, and welcome.');
  await admin.getByRole('button', { name: 'Save decision' }).click();
  await expect(admin.getByText('Decision taken back. We told the author.')).toBeVisible();
  expect(await admin.evaluate(() => 'ran' in window)).toBe(false);

  await author.reload();
  await expect(author.getByText('Taken back')).toBeVisible();
  await expect(author.getByText('They are your own, and welcome.')).toBeVisible();
  await author.getByRole('link', { name: 'Show the post' }).click();
  await expect(author.getByRole('button', { name: 'Like' })).toBeVisible();
});

// @proves GAP-091
test('muting and blocking hide a member’s posts, and are undone at once or later in the settings', async () => {
  await author.setViewportSize({ width: 1280, height: 800 });
  await author.goto('/verse/feed?sort=latest');
  const cards = author.getByRole('article');
  const other = cards.filter({ has: author.getByRole('button', { name: /^More about/ }) }).first();
  const name = (await other.getByRole('heading', { level: 3 }).textContent()) ?? '';
  const theirs = cards.filter({ has: author.getByRole('heading', { level: 3, name, exact: true }) });
  const notices = author.getByRole('region', { name: 'Notices' });
  await other.getByRole('button', { name: /^More about/ }).click();
  await other.getByRole('button', { name: `Mute ${name}` }).click();
  await expect(notices.getByText(`You muted ${name}.`)).toBeVisible();
  await expect(theirs).toHaveCount(0);
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect(theirs.first()).toBeVisible();

  await theirs
    .first()
    .getByRole('button', { name: /^More about/ })
    .click();
  await theirs
    .first()
    .getByRole('button', { name: `Block ${name}` })
    .click();
  await expect(notices.getByText(`You blocked ${name}.`)).toBeVisible();
  await author.reload();
  await expect(cards.first()).toBeVisible();
  await expect(theirs).toHaveCount(0);
  await author.getByRole('link', { name: 'Settings' }).first().click();
  await author.getByRole('link', { name: 'Safety' }).click();
  await author.getByRole('button', { name: `Unblock ${name}` }).click();
  await expect(author.getByRole('button', { name: `Block again ${name}` })).toBeFocused();
  await author.reload();
  await expect(author.getByText('You haven’t blocked anyone.')).toBeVisible();
});
