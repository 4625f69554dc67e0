import type { Page } from '@playwright/test';
import { DAY_MS } from '@verse/api-contract/time';
import { expectSound } from '../../audit';
import { startOwnSite } from '../../own-site';
import { expect, mailTo, newPerson, settle, signUp, test, verifyEmail } from '../../people';
import { changeStored, storeDocument } from '../../stored';
import { button, link, open, visitor } from '../work/employers';
import { found } from './organisers';

const GRACE = 'grace@elsewhere.example';
const main = (page: Page) => page.getByRole('main');

/** Publishes a contest from a template, and returns the clicks and the typed fields that it took. */
async function publishFromTemplate(page: Page, title: string) {
  const typed = { Title: title, Description: 'A poster for our street.', 'Prize pool, in $': '500' };
  let clicks = 0;
  const click = async (name: string) => {
    clicks += 1;
    await button(page, name).click();
  };
  await click('New contest');
  await click('Poster');
  await expect(page.getByText('Idea 40 %, Craft 30 %, Legibility 30 %')).toBeVisible();
  const form = page.getByRole('form', { name: 'Contest' });
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
  await expectSound(page, 'the form of a contest, filled in from a template');
  await click('Publish contest');
  await expect(page.getByText('Your contest is live.')).toBeVisible();
  return { clicks, fields: Object.keys(typed).length };
}

/** Ends the contest two hours ago, with one entry. */
function endWithEntry(dataDir: string, contestId: string) {
  const ended = new Date(Date.now() - DAY_MS / 12);
  const draft = { title: 'Paper moon', text: 'A poster with a moon.', links: [], madeHow: 'by-hand', files: [] };
  changeStored(dataDir, 'contests', contestId, { deadline: ended, startsAt: new Date(0), entryCount: 1 });
  storeDocument(dataDir, 'contest_entries', {
    _id: `${contestId} 1`,
    contestId,
    captainId: 'maker',
    memberIds: ['maker'],
    invitedIds: [],
    teamName: '',
    draft,
    startedAt: ended,
    number: 1,
    submission: { ...draft, at: ended, sha256: '0'.repeat(64) },
    receipts: [],
    state: 'open',
    version: 1,
  });
}

// @proves GAP-058
test('a contest is published from a template in three clicks and three fields, and a guest judges it', async ({
  browser,
  atEnd,
}) => {
  const own = await startOwnSite({ DEMO: '1', RATE_LIMIT_FACTOR: '100' });
  atEnd(own.stop);
  const site = own.address;
  const owner = await visitor(browser, site);
  await settle(owner, site, { firstName: 'Olu' });
  const { name } = await found(owner, site);
  await open(owner, '/verse/organisations');
  await link(main(owner), name).click();
  await main(owner).getByRole('link', { name: 'Contests', exact: true }).click();
  const title = 'A poster for our street';
  expect(await publishFromTemplate(owner, title)).toEqual({ clicks: 3, fields: 3 });
  const id = new URL(owner.url()).pathname.split('/').at(-1)!;

  const invitations = owner.getByRole('region', { name: 'Judges by email' });
  await invitations.getByLabel('Email').fill(GRACE);
  await button(invitations, 'Invite a judge').click();
  await expect(invitations.getByText('Invited', { exact: true })).toBeVisible();
  const address = /https?:\S+\/verse\/judging\/invitation\?token=[\w-]+/.exec(
    await mailTo(owner.request, site, GRACE, 'invited to judge'),
  )![0];

  const guest = await visitor(browser, site);
  const path = new URL(address).pathname + new URL(address).search;
  await guest.goto(site + path);
  await expect(guest).toHaveURL(new RegExp(`/signin\\?.*${encodeURIComponent('/verse/judging/invitation')}`));
  const person = newPerson({ firstName: 'Grace', email: GRACE });
  await signUp(guest.request, site, person);
  await verifyEmail(guest, site, person);
  await open(guest, path);
  await expectSound(guest, 'an invitation to judge');
  await button(guest, 'Accept').click();
  await expect(main(guest).getByRole('link', { name: title })).toBeVisible();
  await owner.reload();
  await expect(invitations.getByText('Judge', { exact: true })).toBeVisible();

  endWithEntry(own.dataDir, id);
  await guest.reload();
  await link(main(guest), title).click();
  await link(main(guest), 'Entry 1').click();
  for (const criterion of ['Idea, 40 %', 'Craft, 30 %', 'Legibility, 30 %'])
    await guest.getByRole('group', { name: criterion }).getByRole('radio', { name: '4' }).check();
  await guest.getByLabel('Feedback').fill('The moon is warm. The type could be larger.');
  await button(guest, 'Save my score').click();
  await expect(button(guest, 'Change my score')).toBeVisible();
});
