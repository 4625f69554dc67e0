import { expectSound } from '../../audit';
import { expect, test } from '../../fixtures';

// @proves GAP-045 GAP-086
test('a fixed-price service goes into the cart from its page, once, at the price shown', async ({ page, openPage }) => {
  await openPage('/services/service/creative-studio-services');
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);

  await openPage('/services/service/resume--portfolio-services');
  await page.getByRole('button', { name: 'Add to Cart: Portfolio edit' }).dblclick();
  const link = page.getByRole('main').getByRole('link', { name: 'In your cart' });
  await expect(link).toHaveCount(1);
  await expect(link).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expectSound(page, 'a service of which something is in the cart');
  await link.click();
  const line = page.getByRole('article', { name: 'Resume & Portfolio Services: portfolio edit' });
  await expect(line).toBeVisible();
  await expect(line.getByText('$60.00').first()).toBeVisible();
});

// @proves C-15 WTL-01
test('a service in preparation has its prices, no cart and a way to its waiting list', async ({ page, openPage }) => {
  for (const [slug, list] of [
    ['verified-talent-program', 'verification'],
    ['direct-mentorship', 'mentorship'],
    ['creativity-verse-pro', 'pro'],
    ['talent-matchmaking--hiring', 'matchmaking'],
    ['brand-promotion--sponsorship', 'promotion'],
  ] as const) {
    await openPage(`/services/service/${slug}`);
    await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Send a brief' })).toHaveCount(0);
    await page.getByRole('link', { name: /^In preparation/ }).click();
    await expect(page).toHaveURL(`/waiting-lists/${list}`);
  }
});
