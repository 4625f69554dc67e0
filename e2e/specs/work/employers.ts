import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import { untilHydrated } from '../../fixtures';
import { expect, linkIn, mailTo, type Person, settle } from '../../people';

export const SCRIPT = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>';
export const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;
export const visitor = async (browser: Browser, site: string) =>
  (await browser.newContext({ baseURL: site })).newPage();

export async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

/** Calls the API as the signed-in person. */
export async function call<T>(request: APIRequestContext, site: string, method: string, path: string, data?: unknown) {
  const headers = { origin: site, 'idempotency-key': randomUUID() };
  const answer = await request.fetch(site + path, { method, headers, ...(data === undefined ? {} : { data }) });
  expect([path, answer.status() < 300 || (await answer.text())]).toEqual([path, true]);
  return answer.status() === 204 ? (undefined as T) : ((await answer.json()) as T);
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const draftOf = (more: object) => ({
  title: 'Poster designer',
  description: 'Draw posters.',
  tags: ['Poster'],
  benefits: [],
  isRemote: true,
  place: '',
  zones: null,
  type: 'Contract',
  positions: '1',
  answerBy: dayIn(14),
  pay: { min: '20', max: '30', currency: 'USD', unit: 'hour' },
  attributes: ['Craft', 'Reliability'],
  isBlind: true,
  ...more,
});

/** Creates an organisation and submits a job for publication. */
export async function employ(page: Page, site: string, title: string) {
  const handle = `studio-${randomUUID().slice(0, 8)}`;
  const name = `Studio ${handle.slice(-8)}`;
  await call(page.request, site, 'POST', '/api/organisations', { name, handle, description: '', links: [] });
  const id = randomUUID();
  const draft = `/api/organisations/${handle}/job-drafts/${id}`;
  await call(page.request, site, 'PUT', draft, { version: 0, draft: draftOf({ title }) });
  await call(page.request, site, 'PUT', `${draft}/publication`);
  return { handle, name, id };
}

export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
export const link = (page: Page | Locator, name: string | RegExp) => page.getByRole('link', { name });

/** Creates a member who applies with a note containing their name. */
export async function applicantOf(browser: Browser, site: string, id: string, firstName: string) {
  const page = await visitor(browser, site);
  const person = await settle(page, site, { firstName, lastName: 'Adebayo' });
  const note = `I am ${nameOf(person)}, write to ${person.email}. ${SCRIPT}`;
  await call(page.request, site, 'PUT', `/api/jobs/${id}/application`, { note, link: null, works: [] });
  return { page, person };
}

export async function colleagueOf(owner: Page, browser: Browser, site: string, handle: string) {
  const page = await visitor(browser, site);
  const person = await settle(page, site, { firstName: 'Kemi' });
  await call(owner.request, site, 'POST', `/api/organisations/${handle}/invitations`, {
    email: person.email,
    role: 'recruiter',
  });
  const invitation = new URL(linkIn(await mailTo(page.request, site, person.email, 'invited')));
  await open(page, invitation.pathname + invitation.search);
  await button(page, 'Accept invitation').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Studio/ })).toBeVisible();
  return page;
}
