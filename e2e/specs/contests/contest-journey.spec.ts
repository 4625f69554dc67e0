import type { Browser, Page } from '@playwright/test';
import { DAY_MS } from '@verse/api-contract/time';
import { startOwnSite } from '../../own-site';
import { expect, settle, test } from '../../people';
import { photo } from '../../pictures';
import { changeStored, findStored, storeDocument } from '../../stored';
import { button, link, open, visitor } from '../work/employers';
import { found, writeContest } from './organisers';

type Site = Awaited<ReturnType<typeof startOwnSite>>;

const FEEDBACK = 'The light is warm. The handle could be stronger.';
const main = (page: Page) => page.getByRole('main');

async function person(browser: Browser, site: string, firstName: string) {
  const page = await visitor(browser, site);
  const { lastName } = await settle(page, site, { firstName });
  return { page, name: `${firstName} ${lastName}` };
}

const idOf = async (page: Page) =>
  ((await (await page.request.get('/api/session')).json()) as { user: { id: string } }).user.id;

/** Creates organisation members who can be chosen as judges. */
async function juryOf(browser: Browser, { address, dataDir }: Site, handle: string) {
  const { organisationId } = findStored(dataDir, 'organisation_handles', handle) as { organisationId: string };
  const judges = await Promise.all(['Ada', 'Bem', 'Chi'].map((firstName) => person(browser, address, firstName)));
  for (const { page } of judges) {
    const memberId = await idOf(page);
    storeDocument(dataDir, 'organisation_members', {
      _id: `${organisationId} ${memberId}`,
      organisationId,
      memberId,
      role: 'judge',
      since: new Date(),
    });
  }
  return judges;
}

/** Finds the contest in the list and opens it. */
async function find(page: Page, title: string) {
  await open(page, '/verse/contests');
  await link(main(page), title).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function enter(page: Page, title: string, work: string) {
  await find(page, title);
  await button(page, 'Join Contest').click();
  await link(main(page), 'Your entry').first().click();
  await page.getByLabel('Title').fill(work);
  await page.getByLabel('Text').fill('A lantern of paper.');
  await page.getByLabel('How it was made').selectOption('by-hand');
  const picture = { name: 'lantern.jpg', mimeType: 'image/jpeg', buffer: await photo(600, 400) };
  await page.getByLabel('Add files').setInputFiles(picture);
  await expect(link(page.getByRole('list', { name: 'Files of the entry' }), picture.name)).toBeVisible();
  await button(page, 'Submit the entry').click();
  await expect(page.getByRole('heading', { name: 'Receipts' })).toBeVisible();
}

const choose = (page: Page, criterion: string, score: number) =>
  page
    .getByRole('group', { name: criterion })
    .getByRole('radio', { name: String(score) })
    .check();

async function judge(page: Page, title: string) {
  await open(page, '/verse/contests');
  await link(main(page), 'Judging').click();
  await link(main(page), title).click();
  await link(main(page), 'Entry 1').click();
  for (const [number, score] of [
    [1, 5],
    [2, 3],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1, name: `Entry ${number}` })).toBeVisible();
    const picture = page.getByRole('img', { name: 'File 1' });
    await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
    await choose(page, 'Craft, 60 %', score);
    await choose(page, 'Light, 40 %', score);
    await page.getByLabel('Feedback').fill(FEEDBACK);
    await button(page, 'Save my score').click();
    await expect(button(page, 'Change my score')).toBeVisible();
    if (number === 1) await link(page, 'Next: Entry 2').click();
  }
}

async function losing(page: Page, title: string) {
  await find(page, title);
  await link(main(page), 'Your entry').first().click();
  const feedback = page.getByRole('region', { name: 'What the judges said about Entry 2' });
  await expect(feedback.getByText(FEEDBACK)).toHaveCount(3);
  await button(page, 'Appeal: result').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The handle is of steel.');
  await button(dialog, 'Send the appeal').click();
  const appeal = page.getByRole('article', { name: 'Appeal: result' });
  await expect(appeal.getByText('The handle is of steel.')).toBeVisible();
  await button(appeal, 'Messages').click();
  await appeal.getByLabel(/^Write to/).fill('See the picture.');
  await button(appeal, 'Send message').click();
  await expect(appeal.getByRole('listitem').filter({ hasText: 'See the picture.' })).toBeVisible();
}

async function writeToWinner(owner: Page) {
  await expect(owner.getByText('Won by Wale')).toBeVisible();
  await button(owner, 'Messages').first().click();
  await owner.getByLabel('Write to the winner').fill('Where shall we send it?');
  await button(owner, 'Send message').click();
  await expect(owner.getByRole('listitem').filter({ hasText: 'Where shall we send it?' })).toBeVisible();
}

/** Checks the guest’s view once the winner has the prize. */
async function expectRecord(guest: Page, handle: string, id: string) {
  await open(guest, `/contests/${id}`);
  const head = guest.getByRole('img', { name: 'Paper moon' }).first();
  expect((await head.boundingBox())!.y).toBeLessThan(guest.viewportSize()!.height);
  const gallery = guest.getByRole('region', { name: 'Entries' });
  await expect(gallery.getByRole('listitem')).toHaveCount(1);
  const picture = gallery.getByRole('img', { name: 'Paper moon' });
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await open(guest, `/o/${handle}`);
  await expect(guest.getByText('1 of 1 prize paid on time, the winners say')).toBeVisible();
}

async function winning(page: Page, title: string, work: string) {
  await find(page, title);
  const unveiling = page.getByRole('dialog', { name: 'You won' });
  await expect(unveiling.getByRole('img', { name: work })).toBeVisible();
  await link(unveiling, 'Claim your prize').click();
  await expect(unveiling).toHaveCount(0);
  await page.getByLabel('Include what the judges said').check();
  await button(page, 'Add it to my profile').click();
  await expect(page.getByText('Your entry is on your profile.')).toBeVisible();
  const prize = page.getByRole('article', { name: 'You have won: Judges’ prize' });
  await button(prize, 'Messages').click();
  await expect(prize.getByText('Where shall we send it?')).toBeVisible();
  await prize.getByLabel(/^Write to/).fill('To the workshop, please.');
  await button(prize, 'Send message').click();
  await expect(prize.getByRole('listitem').filter({ hasText: 'To the workshop, please.' })).toBeVisible();
  await button(prize, 'Received').click();
  await expect(prize.getByText('You said it arrived on time.')).toBeVisible();
  await page.getByLabel('Show my entry in the contest gallery').check();
  await expect(page.getByLabel('Show my entry in the contest gallery')).toBeEnabled();
  await link(main(page), 'See your profile').click();
  await expect(main(page).getByText(work).first()).toBeVisible();
}

// @proves GAP-058 GAP-060
test('a contest goes from its brief to its prize by links alone', async ({ browser, atEnd }) => {
  const own = await startOwnSite({ DEMO: '1', RATE_LIMIT_FACTOR: '100' });
  atEnd(own.stop);
  const site = own.address;
  const { page: owner } = await person(browser, site, 'Olu');
  const { handle, name } = await found(owner, site);
  const judges = await juryOf(browser, own, handle);

  const title = 'Draw a lantern for our street';
  await open(owner, '/verse/organisations');
  await link(main(owner), name).click();
  await main(owner).getByRole('link', { name: 'Contests', exact: true }).click();
  await button(owner, 'New contest').click();
  await writeContest(owner, title, '40');
  await button(owner, 'Publish contest').click();
  await expect(owner.getByText('Your contest is live.')).toBeVisible();
  const id = new URL(owner.url()).pathname.split('/').at(-1)!;
  const jury = owner.getByRole('form', { name: 'Judges' });
  for (const one of judges) await jury.getByLabel(one.name).check();
  await button(jury, 'Save judges').click();
  await expect(owner.getByText('Judges saved.')).toBeVisible();

  const { page: winner } = await person(browser, site, 'Wale');
  const { page: loser } = await person(browser, site, 'Lola');
  await enter(winner, title, 'Paper moon');
  await enter(loser, title, 'Steel moon');
  // Two hours ago, so that the grace period is already over.
  changeStored(own.dataDir, 'contests', id, { deadline: new Date(Date.now() - DAY_MS / 12) });

  const [first, ...others] = judges;
  await judge(first!.page, title);
  for (const { page } of others)
    for (const [number, score] of [
      [1, 5],
      [2, 3],
    ] as const) {
      const answer = await page.request.put(`${site}/api/judging/${id}/entries/${number}/score`, {
        headers: { origin: site, 'if-match': '"0"' },
        data: { scores: [score, score], feedback: FEEDBACK },
      });
      expect(answer.status()).toBe(200);
    }

  await link(owner.getByRole('navigation', { name: 'Contest' }), 'Judging').click();
  await button(owner, 'Publish the results').click();
  await button(owner, 'Publish now').click();
  await expect(owner.getByText('The results are out.')).toBeVisible();
  await link(owner.getByRole('navigation', { name: 'Contest' }), 'Prize').click();
  await button(owner, 'I sent the prize').click();
  await button(owner.getByRole('dialog'), 'Report').click();
  await expect(owner.getByText('The organisation sent the prize.')).toBeVisible();
  await writeToWinner(owner);

  await losing(loser, title);
  await winning(winner, title, 'Paper moon');
  await owner.reload();
  await expect(owner.getByRole('article', { name: 'Entry 2: Appeal: result' })).toBeVisible();
  await expect(owner.getByText('Awarded on time')).toBeVisible();
  await expectRecord(await visitor(browser, site), handle, id);
});
