import { expectSound } from '../../audit';
import { expect, test } from '../../fixtures';

// @proves GAP-045 GAP-086
test('a fixed-price service goes into the cart from its page, once, at the price shown', async ({ page, openPage }) => {
  await openPage('/services/service/creative-studio-services');
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);

  await openPage('/services/service/direct-mentorship');
  await page.getByRole('button', { name: 'Add to Cart: Single session' }).dblclick();
  const link = page.getByRole('main').getByRole('link', { name: 'In your cart' });
  await expect(link).toHaveCount(1);
  await expect(link).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await expectSound(page, 'a service of which something is in the cart');
  await link.click();
  const line = page.getByRole('article', { name: 'Direct Mentorship: single session' });
  await expect(line).toBeVisible();
  await expect(line.getByText('$25.00').first()).toBeVisible();
});
