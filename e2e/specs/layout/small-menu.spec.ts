import { expect, SIZES, test } from '../../fixtures';

test.describe('the mobile menu', () => {
  test.use({ viewport: SIZES.S, hasTouch: true });
  test.beforeEach(async ({ openPage }) => openPage('/'));

  // @proves MOB-01
  test('replaces the wide navigation', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  // @proves MOB-02
  test('slides in from the side until it covers the window', async ({ page }) => {
    const path = await page.evaluate(async () => {
      const panel = document.querySelector('[role="dialog"]') as HTMLElement;
      (document.querySelector('button[aria-label="Menu"]') as HTMLButtonElement).click();
      const seen: { left: number; top: number }[] = [];
      for (let frame = 0; frame < 120; frame += 1) {
        await new Promise(requestAnimationFrame);
        const { left, top } = panel.getBoundingClientRect();
        seen.push({ left, top });
        if (left === 0 && frame > 2) break;
      }
      return seen;
    });
    expect(path[0]?.left).toBeGreaterThan(0);
    expect(path.every(({ top }) => top === 0)).toBe(true);
    expect(path.at(-1)?.left).toBe(0);

    const box = await page.getByRole('dialog', { name: 'Menu' }).boundingBox();
    expect((box?.width ?? 0) * (box?.height ?? 0)).toBeGreaterThanOrEqual(0.95 * SIZES.S.width * SIZES.S.height);
  });

  // @proves MOB-03 MOB-04
  test('locks the page behind it until it is closed', async ({ page }) => {
    const scrollByWheel = async () => {
      const before = await page.evaluate(() => scrollY);
      await page.mouse.move(195, 500);
      const heard = page.evaluate(
        () =>
          new Promise<void>((done) =>
            window.addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(() => done())), {
              once: true,
              capture: true,
              passive: true,
            }),
          ),
      );
      await page.mouse.wheel(0, 400);
      await heard;
      return { before, after: () => page.evaluate(() => scrollY) };
    };
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    const locked = await scrollByWheel();
    expect(await locked.after()).toBe(locked.before);

    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    const free = await scrollByWheel();
    await expect.poll(free.after).toBeGreaterThan(free.before);
  });

  // @proves MOB-05
  test('closes when a link is chosen @soak', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Showcase' }).click();
    await expect(page).toHaveURL('/showcase');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  // @proves MOB-06
  test('exposes whether it is open @soak', async ({ page }) => {
    const opener = page.locator('button[aria-label="Menu"]');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  // @proves MOB-02 GAP-076
  test('traps the focus while it is open and returns it', async ({ page }) => {
    const opener = page.locator('button[aria-label="Menu"]');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeFocused();
    await expect(page.getByRole('main')).toHaveAttribute('inert');
    const holders = new Set<string>();
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      holders.add(
        await page.evaluate(() => {
          const element = document.activeElement;
          return element?.closest('[role="dialog"]') ? 'the menu' : (element?.localName ?? '');
        }),
      );
    }
    holders.delete('body');
    expect([...holders]).toEqual(['the menu']);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });

  // @proves MOB-05
  test('does not stay open after Back', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page).toHaveURL('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });

  // @proves MOB-05
  test('leaves the page reachable when it closes with its header, in the verse', async ({
    page,
    signInAs,
    openPage,
  }) => {
    await signInAs('member');
    await openPage('/about');
    const open = () => page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await open();
    await menu.getByRole('link', { name: 'Open the Verse' }).click();
    await expect(page).toHaveURL('/verse/community');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await open();
    await expect(menu).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL('/verse/community');
    await expect(menu).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  // @proves MOB-07 MOB-08
  test('unfolds About and Features only, in its About group @soak', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const group = page.getByRole('dialog').getByRole('group');
    await expect(group.getByRole('link')).toHaveCount(0);
    await group.locator('summary').click();
    await expect(group.getByRole('link')).toHaveText(['About', 'Features']);
    expect(
      await group.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/about', '/features']);
    await group.locator('summary').click();
    await expect(group.getByRole('link')).toHaveCount(0);
  });

  // @proves MOB-09
  test('continues with Showcase, Services, Resources, Store, and Contact @soak', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const links = page.getByRole('dialog').getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(['Showcase', 'Services', 'Resources', 'Store', 'Contact']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/showcase',
      '/services',
      '/resources',
      '/store',
      '/contact',
    ]);
  });

  for (const [text, path] of [
    ['Sign In', '/signin'],
    ['Sign Up', '/signup'],
  ]) {
    // @proves MOB-10 GAP-003
    test(`has a "${text}" button that leads to ${path} and closes it @soak`, async ({ page }) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: text }).click();
      await expect(page).toHaveURL(path ?? '');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }

  // @proves GAP-004
  test('leads home by its logo @soak', async ({ page, openPage }) => {
    await openPage('/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Creativity Verse' }).click();
    await expect(page).toHaveURL('/');
  });

  // @proves GAP-076
  test('has touch targets of sufficient size', async ({ page }) => {
    const small = await page
      .getByRole('button', { name: 'Menu', exact: true })
      .evaluate((button) => Math.min(button.getBoundingClientRect().width, button.getBoundingClientRect().height));
    expect(small).toBeGreaterThanOrEqual(44);
  });
});

test.describe('without scripts', () => {
  test.use({ viewport: SIZES.S, javaScriptEnabled: false });

  // @proves MOB-02 GAP-077
  test('the menu opens, unfolds, and navigates', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.getByRole('dialog').locator('summary').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Features' }).click();
    await expect(page).toHaveURL('/features');
  });
});
