import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { expect, settle, test } from '../../people';
import { plainPicture } from '../../pictures';
import { button, call, colleagueOf, link, open, visitor } from './employers';
import {
  accept,
  ACCOUNT,
  act,
  expectSoundAtEachWidth,
  milestoneOf,
  newTitle,
  openOwnProject,
  propose,
  sendBrief,
} from './project-sides';

async function createStudio(page: Page, site: string) {
  const handle = `studio-${randomUUID().slice(0, 8)}`;
  const name = `Studio ${handle.slice(-8)}`;
  await call(page.request, site, 'POST', '/api/organisations', { name, handle, description: '', links: [] });
  return { handle, name };
}

async function briefFor(page: Page, seller: string, studio: string, title: string) {
  await open(page, `/brief?to=${seller}`);
  await page.getByLabel('Send as').selectOption(`For ${studio}`);
  await sendBrief(page, title);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function deliverPicture(page: Page) {
  const milestone = milestoneOf(page, 'Sketch');
  const file = { name: 'sketch.png', mimeType: 'image/png', buffer: await plainPicture(300, 500) };
  await milestone.getByLabel('Add a file').setInputFiles(file);
  await expect(milestone.getByRole('list', { name: 'Files to deliver' }).getByText('sketch.png')).toBeVisible();
  await act(milestone, 'Deliver', { Note: 'The first sketch.' });
}

/** Places a mark by pointing and one with the keyboard, and asks for changes with both. */
async function markPicture(page: Page) {
  const milestone = milestoneOf(page, 'Sketch');
  const picture = milestone.getByRole('img', { name: 'Delivered: sketch.png' });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('naturalHeight', 500);
  const { width, height } = (await picture.boundingBox())!;
  expect(Math.round((width / height) * 100)).toBe(60);
  const area = button(milestone, 'Place a mark on sketch.png');
  await area.click({ position: { x: width / 4, y: height / 2 } });
  await milestone.getByLabel('Mark 1 on sketch.png').fill('A larger lantern.');
  await expect(milestone.getByLabel('From the left, %')).toHaveValue(/^2[45](\.\d)?$/);
  await area.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await milestone.getByLabel('Mark 2 on sketch.png').fill('Warmer light.');
  await expectSoundAtEachWidth(page, 'a delivered picture with marks');
  await act(milestone, 'Ask for changes');
  await expect(milestone.getByText('1 of 2 rounds of changes used.')).toBeVisible();
}

async function answerMarks(page: Page) {
  const milestone = milestoneOf(page, 'Sketch');
  const marks = milestone.getByRole('list', { name: 'Marks', exact: true }).getByRole('listitem');
  await button(marks.filter({ hasText: 'A larger lantern.' }), 'Done').click();
  await expect(marks.filter({ hasText: 'A larger lantern.' }).getByText('Done', { exact: true })).toBeVisible();
  await button(marks.filter({ hasText: 'Warmer light.' }), 'Answer').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Answer').fill('It is the warmest there is.');
  await button(dialog, 'Save the answer').click();
  await expect(marks.filter({ hasText: 'Warmer light.' }).getByText('Answered')).toBeVisible();
  await expectSound(page, 'marks that the seller answers');
  await act(milestone, 'Deliver', { Note: 'With a larger lantern.' });
}

// @proves PRJ-01 GAP-066
test('an organisation briefs by one member and agrees by another, who marks the delivered picture', async ({
  page,
  browser,
  site,
}) => {
  const title = newTitle('Harbour lantern');
  await settle(page, site, { firstName: 'Olu' });
  const studio = await createStudio(page, site);
  const colleague = await colleagueOf(page, browser, site, studio.handle);
  const seller = await visitor(browser, site);
  await settle(seller, site, { firstName: 'Sade' });
  const { handle } = await call<{ handle: string }>(seller.request, site, 'GET', '/api/me/profile');
  await briefFor(colleague, handle, studio.name, title);

  await open(seller, '/verse/projects?list=selling');
  await openOwnProject(seller, title, 'Selling');
  await expect(link(seller.getByRole('main'), studio.name)).toBeVisible();
  await propose(seller, { version: 1, milestones: [['Sketch', '150,000']], account: ACCOUNT });

  await open(page, `/verse/organisations/${studio.handle}`);
  await link(page.getByRole('main'), 'Projects').last().click();
  await link(page.getByRole('article').filter({ hasText: title }), title).click();
  await accept(page, 1);
  await expect(page.getByText(`${studio.name}, Olu`)).toBeVisible();

  await seller.reload();
  await deliverPicture(seller);
  await page.reload();
  await markPicture(page);
  await seller.reload();
  await answerMarks(seller);

  await openOwnProject(colleague, title, 'Buying');
  const before = milestoneOf(colleague, 'Sketch');
  const marks = before.getByRole('list', { name: 'Marks', exact: true });
  await expect(marks.getByText('It is the warmest there is.')).toBeVisible();
  await act(before, 'Accept the delivery');
  await expect(before.getByText('Accepted', { exact: true })).toBeVisible();
});
