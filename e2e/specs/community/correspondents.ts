import type { Browser, Page } from '@playwright/test';
import { linkOfRoom } from '../../fixtures';
import { expect, type Person, settle } from '../../people';
import { button, link, nameOf, open, visitor } from '../work/employers';

export interface Arrived {
  page: Page;
  person: Person;
  handle: string;
}

export async function arrive(browser: Browser, site: string, firstName: string): Promise<Arrived> {
  const page = await visitor(browser, site);
  const person = await settle(page, site, { firstName, lastName: `Okoro ${Date.now() % 100_000}` });
  const own = await (await page.request.get(`${site}/api/me/profile`)).json();
  return { page, person, handle: (own as { handle: string }).handle };
}

/** Opens a stranger's first message by following links from the community. */
export async function openRequest({ page }: Arrived, from: Arrived) {
  await open(page, '/verse/community');
  await (await linkOfRoom(page, 'Me', 'Messages')).click();
  await link(page.getByRole('navigation', { name: 'Lists of messages' }), /^Requests/).click();
  await link(page.getByRole('main'), nameOf(from.person)).click();
  await expect(button(page, 'Ignore')).toBeVisible();
}

export const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
