import type { Page } from '@playwright/test';
import { expect, SIZES, test } from '../../../fixtures';

const CHAT = 'https://chat.creativity-verse.example/join';
const part = (page: Page, name: RegExp) => page.getByRole('main').getByRole('region', { name });

test.beforeEach(({ openPage }) => openPage('/'));

// @proves HOME-01 HOME-02 HOME-03 HOME-04 HOME-05 GEN-02 LIM-16
test('opens with the tagline, calls to action, and three figures @soak', async ({ page }) => {
  const hero = page.getByRole('main').locator('section').first();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([
    'Fueling the Future of Creativity, Innovation & Tech.',
  ]);
  await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(hero.getByRole('link', { name: 'Explore Services' })).toBeInViewport();
  await expect(hero.getByRole('list', { name: /in numbers/i }).getByRole('listitem')).toHaveText([
    /^5K\+\s*Creators$/i,
    /^250\+\s*Projects$/i,
    /^1\s*Mission$/i,
  ]);
});

// @proves HOME-01
test('shows how to join on the first screen, and the Verse to a member instead', async ({
  page,
  openPage,
  signInAs,
}) => {
  const hero = page.getByRole('main').locator('section').first();
  for (const size of [{ width: 1280, height: 720 }, SIZES.M, SIZES.S]) {
    await page.setViewportSize(size);
    const join = hero.getByRole('link', { name: 'Create your free account' });
    await expect(join).toBeInViewport({ ratio: 1 });
    await expect(join).toHaveAttribute('href', '/signup');
  }
  await signInAs('member');
  await openPage('/');
  await hero.getByRole('link', { name: 'Open the Verse' }).click();
  await expect(page).toHaveURL('/verse/community');
});

// @proves HOME-05
test('sets the figures as wide as the page, at every size', async ({ page }) => {
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    const row = await page.getByRole('list', { name: /in numbers/i }).boundingBox();
    const below = await part(page, /one place/i).boundingBox();
    expect(row?.x, `left at ${size.width} px`).toBeCloseTo(below?.x ?? NaN, 0);
    expect((row?.x ?? 0) + (row?.width ?? 0), `right at ${size.width} px`).toBeLessThanOrEqual(
      (below?.x ?? 0) + (below?.width ?? 0) + 0.5,
    );
  }
});

// @proves HOME-06 HOME-07 HOME-08 HOME-09 HOME-10 HOME-11 HOME-12 HOME-13
test('shows four features, the offer, and four steps in order @soak', async ({ page }) => {
  await test.step('four feature cards', async () => {
    const cards = part(page, /one place/i).getByRole('listitem');
    await expect(cards.getByRole('heading')).toHaveText([
      /collaboration/i,
      /skill growth/i,
      /global community/i,
      /project showcases/i,
    ]);
    await expect(cards).toHaveCount(4);
  });
  await test.step('the offer', async () => {
    const offer = part(page, /everything you need/i).getByRole('listitem');
    for (const item of [
      /creator tools/i,
      /job updates/i,
      /courses/i,
      /certification.*talent vetting/i,
      /collaboration matching/i,
      /training/i,
    ]) {
      await expect(offer.getByRole('heading', { name: item })).toBeVisible();
    }
  });
  await test.step('how it works', async () => {
    const steps = part(page, /how it works/i)
      .locator('ol')
      .getByRole('listitem');
    await expect(steps).toHaveCount(4);
    await expect(steps.getByRole('heading')).toHaveText([
      /^join$/i,
      /^explore and learn$/i,
      /^collaborate and create$/i,
      /^showcase and shine$/i,
    ]);
  });
});

// @proves HOME-19 HOME-20
test('quotes three people @soak', async ({ page }) => {
  const voices = part(page, /in their words/i).getByRole('listitem');
  await expect(voices).toHaveCount(3);
  for (const [index, [author, role]] of [
    ['Tolani Ekwere', 'Graphic designer'],
    ['Marcus Feldhaven', 'Start-up founder'],
    ['Aisha Bentourd', 'Self-taught developer'],
  ].entries()) {
    const voice = voices.nth(index);
    await expect(voice.getByRole('blockquote')).toHaveText(/.{60,}/);
    await expect(voice.getByText(author ?? '')).toBeVisible();
    await expect(voice.getByText(role ?? '', { exact: true })).toBeVisible();
    await expect(voice.getByRole('img', { name: `Portrait of ${author}` })).toBeVisible();
    expect((await voice.innerText()).match(/\p{Extended_Pictographic}/gu)).toHaveLength(1);
  }
});

// @proves HOME-21 HOME-22 HOME-23 HOME-24 HOME-25 HOME-26 GEN-11
test('closes with a free plan, and leads to services, about, contact, and the chat @soak', async ({ page }) => {
  const closing = page.getByRole('main').locator('section').last();
  await expect(closing).toContainText(/no credit card/i);
  await expect(closing).toContainText(/free forever/i);

  const chats = page.getByRole('main').getByRole('link', { name: 'Join the Community' });
  await expect(chats).toHaveCount(2);
  for (const chat of await chats.all()) {
    await expect(chat).toHaveAttribute('href', CHAT);
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', /noopener/);
  }
  for (const [name, path] of [
    ['Explore Services', '/services'],
    ['Read our story', '/about'],
    ['Talk to Us', '/contact'],
  ]) {
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path ?? '');
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
});
