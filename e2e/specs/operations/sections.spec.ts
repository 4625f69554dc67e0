import { readActiveRelease, readAuditLog } from '@verse/releases';
import { expect, signInToDemo, test, untilHydrated } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { settle } from '../../people';
import { ReleaseFolder } from '../../release-fixtures';

const SECTION = 'mf-resources';

// @proves GAP-069 RTE-11
test('an admin rolls back and freezes a section; outdated requests are rejected, and members cannot', async ({
  page,
  browser,
  atEnd,
  expectConsole,
}) => {
  expectConsole(/409|403/);
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  await releases.add('mf-verse');
  const first = await releases.add(SECTION);
  const second = await releases.vary(SECTION, first, (_, text) => text);
  await releases.activate(SECTION, second);
  const site = await startOwnSite({
    RELEASES_DIR: releases.dir,
    ADMIN_EMAIL: 'admin@example.org',
    DEMO: '1',
    RATE_LIMIT_FACTOR: '100',
  });
  atEnd(site.stop);
  await settle(page, site.address, { firstName: 'Alma', lastName: 'Hill', email: 'admin@example.org' });
  const card = page.getByRole('region', { name: SECTION });
  const open = async () => {
    await page.goto(`${site.address}/verse/sections`);
    await untilHydrated(page);
    await expect(card.getByRole('columnheader', { name: /^Active/ })).toContainText(second.slice(0, 8));
  };
  const act = async (button: string, why: string) => {
    await card.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: `${button}: ${SECTION}` });
    await dialog.getByLabel('Why?').fill(why);
    await dialog.getByRole('button', { name: button === 'Go back one release' ? 'Go back' : button }).click();
    return dialog;
  };

  await open();
  await expect(await act('Freeze', 'the sale goes on')).toHaveCount(0);
  await expect(card.getByText(/Frozen by Alma Hill .*: the sale goes on/)).toBeVisible();
  await expect(releases.activate(SECTION, first)).rejects.toThrow('frozen by Alma Hill');
  await page.reload();
  await untilHydrated(page);
  await expect(await act('Unfreeze', 'the sale is over')).toHaveCount(0);
  await expect(card.getByText('Open to releases')).toBeVisible();

  await releases.activate(SECTION, first);
  const late = await act('Go back one release', 'it looks wrong');
  await expect(late.getByText(`release ${first} was activated meanwhile`)).toBeVisible();
  await expect(late.getByLabel('Why?')).toHaveValue('it looks wrong');
  await releases.activate(SECTION, second);
  await open();
  await expect(await act('Go back one release', 'it looks wrong')).toHaveCount(0);
  await expect(card.getByRole('columnheader', { name: /^Active/ })).toContainText(first.slice(0, 8));
  expect((await readActiveRelease(releases.dir, SECTION))?.release).toBe(first);
  expect((await readAuditLog(releases.dir, SECTION)).at(-1)).toMatchObject({
    act: 'rollback',
    who: 'Alma Hill',
    release: first,
    why: 'it looks wrong',
  });

  const member = await browser.newPage({ baseURL: site.address });
  await signInToDemo(member.request, site.address, 'member');
  await member.goto('/verse/sections');
  await expect(member.getByText('Only admins can open this page.')).toBeVisible();
  await expect(member.getByRole('region', { name: SECTION })).toHaveCount(0);
  await member.close();
});
