import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { DAY_MS } from '@verse/api-contract/time';
import { expectSound, findViolations, isWholeAudit } from '../../audit';
import { linkOfRoom, SIZES } from '../../fixtures';
import { expect } from '../../people';
import { button, link, SCRIPT } from './employers';

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
export const newTitle = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;
export const milestoneOf = (page: Page, title: string) => page.getByRole('article', { name: title });
export const ACCOUNT = { 'Account holder': 'Sade Bello', Bank: 'Lantern Bank', 'Account number': '0123456789' };

/**
 * Audits the page; `npm run soak -- audits` does so at each width. Ends with the widest, which shows the navigation.
 */
export async function expectSoundAtEachWidth(page: Page, what: string) {
  await expectSound(page, what);
  for (const size of [SIZES.S, SIZES.M, SIZES.W]) {
    await page.setViewportSize(size);
    if (isWholeAudit) expect(await findViolations(page), `${what} at ${size.width} px`).toEqual([]);
  }
}

export async function openOwnProject(page: Page, title: string, list: 'Buying' | 'Selling') {
  await (await linkOfRoom(page, 'Work', 'Projects')).click();
  await link(page.getByRole('navigation', { name: 'Projects' }), list).click();
  await link(page.getByRole('article').filter({ hasText: title }), title).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export async function openHouseProject(staff: Page, title: string) {
  await (await linkOfRoom(staff, 'Work', 'Staff')).click();
  await link(staff.getByRole('list', { name: 'Desks' }), 'Our own projects').click();
  await link(staff.getByRole('navigation', { name: 'Our own projects' }), 'All').click();
  await link(staff.getByRole('article').filter({ hasText: title }), title).click();
  await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export async function openNextStep(page: Page, title: string, step: string) {
  await (await linkOfRoom(page, 'Work', /^Next steps/)).click();
  const one = page.getByRole('list', { name: 'Next steps' }).getByRole('listitem').filter({ hasText: title });
  await expect(one.getByText(step)).toBeVisible();
  await expectSoundAtEachWidth(page, 'next steps');
  await link(one, title).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export async function sendBrief(page: Page, title: string) {
  const form = page.getByRole('form', { name: 'Brief' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('What you want to achieve').fill(`People find the harbour. ${SCRIPT}`);
  await button(form, 'Send brief').click();
}

interface Proposal {
  version: number;
  milestones: [title: string, amount: string][];
  note?: string;
  account?: Record<string, string>;
}

export async function propose(page: Page, { version, milestones, note = '', account = {} }: Proposal) {
  await button(page, version === 1 ? 'Write an offer' : 'Write another version').click();
  const form = page.getByRole('form', { name: 'Offer' });
  await form.getByLabel('Scope').fill('One sign for the harbour, painted by hand.');
  await form.getByLabel('Deliverables').fill('A sketch\nA sign');
  await button(form, 'Next: When and how much').click();
  await form.getByLabel('Currency').selectOption('NGN');
  await form.getByLabel('Valid until').fill(dayIn(7));
  for (const [index, [title, amount]] of milestones.entries()) {
    if (version === 1 && index > 0) await button(form, 'Add a milestone').click();
    const milestone = form.getByRole('group', { name: `Milestone ${index + 1}` });
    await milestone.getByLabel('What').fill(title);
    await milestone.getByLabel('Number of days').fill(String(10 + index));
    await milestone.getByLabel('Amount').fill(amount);
  }
  await form.getByLabel(/^Message to /).fill(note);
  const next = button(form, 'Next: Where to pay');
  if ((await next.count()) > 0) await next.click();
  for (const [name, text] of Object.entries(account)) await form.getByLabel(name, { exact: true }).fill(text);
  await button(form, `Send version ${version}`).click();
  await expect(form).toHaveCount(0);
  await expectVersion(page, version);
}

export const expectVersion = (page: Page, version: number) =>
  expect(page.getByRole('heading', { level: 3, name: `Version ${version}` })).toBeVisible();

/** Accepts an offer from the strip at the top of the project. */
export async function accept(page: Page, version: number) {
  await button(turnOf(page), `Read and accept version ${version}`).click();
  const form = page.getByRole('dialog').getByRole('form', { name: 'Acceptance' });
  await button(form, `Accept version ${version}`).click();
  await expect(form.getByText('Read the terms, then tick this box.')).toBeVisible();
  await form.getByLabel(`I have read the terms of version ${version}`).check();
  await button(form, `Accept version ${version}`).click();
  await openPapers(page);
  await expect(page.getByText(`accepted version ${version} on`)).toBeVisible();
}

/** The strip with the buttons of the side whose turn it is. */
export const turnOf = (page: Page) => page.getByRole('region', { name: 'Whose turn it is' });

export const openPapers = (page: Page) =>
  page.locator('#papers').evaluate((papers: HTMLDetailsElement) => {
    papers.open = true;
  });

/** Opens a panel that is folded. */
export const unfold = (page: Page, title: string) =>
  page.getByRole('main').locator('summary').filter({ hasText: title }).click();

/** Makes one change to a milestone in its dialog, from the strip while it is the turn of this change. */
export async function act(milestone: Locator, action: string, texts: Record<string, string> = {}) {
  const there = milestone.getByRole('button', { name: action, exact: true });
  const inStrip = turnOf(milestone.page()).getByRole('button', { name: action, exact: true });
  await expect(there.or(inStrip).first()).toBeVisible();
  await ((await there.count()) > 0 ? there : inStrip).click();
  const dialog = milestone.page().getByRole('dialog');
  for (const [label, text] of Object.entries(texts)) await dialog.getByLabel(label).fill(text);
  await button(dialog, action).click();
  await expect(dialog).toHaveCount(0);
}

export const bookPayment = (milestone: Locator) =>
  act(milestone, 'Record a payment', { 'Bank reference': randomUUID(), 'Arrived on': dayIn(0) });

export async function deliverFile(milestone: Locator, note: string) {
  const file = { name: 'sketch.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a sketch') };
  await milestone.getByLabel('Add a file').setInputFiles(file);
  await expect(milestone.getByRole('list', { name: 'Files to deliver' }).getByText('sketch.pdf')).toBeVisible();
  await act(milestone, 'Deliver', { Note: note });
}

export async function download(page: Page, control: Locator) {
  const started = page.waitForEvent('download');
  await control.click();
  const file = await started;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
}
