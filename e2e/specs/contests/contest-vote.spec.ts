import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import { expectSound } from '../../audit';
import { signInToDemo } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { expect, settle, test } from '../../people';
import { findStored, storeDocument } from '../../stored';
import { button, call, link, open, SCRIPT, visitor } from '../work/employers';

const words = { low: 'Hard to read', middle: 'Readable', high: 'Clear at a glance' };

type Site = Pick<Awaited<ReturnType<typeof startOwnSite>>, 'address' | 'dataDir'>;

interface Poll {
  id: string;
  handle: string;
  title: string;
}

const idOf = async (page: Page) =>
  ((await (await page.request.get('/api/session')).json()) as { user: { id: string } }).user.id;

async function person(browser: Browser, site: string, name: object = {}) {
  const page = await visitor(browser, site);
  await settle(page, site, name);
  return page;
}

const termsOf = (now: number) => ({
  rules: 'One poster each.',
  pledge: 'We pay it.',
  shareRule: 'top-three',
  licence: 'We may show it.',
  criteria: ['Idea', 'Craft'].map((title) => ({ title, weight: 50, words })),
  criteriaHash: 'ab'.repeat(32),
  graceMinutes: 30,
  teamSize: 1,
  resultsBy: new Date(now + 2 * DAY_MS),
  vote: { prize: 'A lamp', until: new Date(now + DAY_MS) },
  awardBy: new Date(now + 3 * DAY_MS),
});

/**
 * Creates a contest whose grace period is over, with one entry per author. If `hasResults` is true, it also has
 * results.
 */
async function poll(
  organisationId: string,
  makers: Page[],
  dataDir: string,
  hasResults = false,
): Promise<Pick<Poll, 'id' | 'title'>> {
  const id = randomUUID().slice(0, 13);
  const title = `Posters ${id.slice(0, 8)}`;
  const now = Date.now();
  const deadline = new Date(now - 31 * MINUTE_MS);
  storeDocument(dataDir, 'contests', {
    _id: id,
    title,
    cover: null,
    description: 'Draw a poster.',
    prizeCents: 0,
    feeCents: 0,
    tags: [],
    maxParticipants: 10,
    position: 500,
    version: 1,
    deadline,
    startsAt: new Date(now - DAY_MS),
    organisationId,
    judgeIds: [],
    state: 'published',
    publishedAt: new Date(now),
    entryCount: makers.length,
    terms: termsOf(now),
    ...(hasResults ? { resultsAt: new Date(now) } : {}),
  });
  const ranking = [];
  for (const [index, maker] of makers.entries()) {
    const memberId = await idOf(maker);
    const content = { title: `Lantern ${index + 1}`, links: [], madeHow: 'by-hand', files: [] };
    const draft = { ...content, text: `${index === 0 ? 'By Quillon Vandermolen. ' : ''}${SCRIPT}` };
    const _id = `${id} ${memberId}`;
    const at = new Date(deadline.getTime() - (9 - index) * MINUTE_MS);
    storeDocument(dataDir, 'contest_entries', {
      _id,
      contestId: id,
      captainId: memberId,
      memberIds: [memberId],
      invitedIds: [],
      teamName: '',
      draft,
      startedAt: at,
      number: index + 1,
      receipts: [],
      state: 'open',
      version: 1,
      submission: { ...draft, at, sha256: 'ab'.repeat(32) },
    });
    const number = index + 1;
    ranking.push({ entryId: _id, number, rank: number, points: 900 - index, judges: 3, criteria: [9, 9] });
  }
  const results = { closedAt: new Date(now), ranking, withoutJudge: [], logHead: 'ab'.repeat(32) };
  if (hasResults) storeDocument(dataDir, 'contest_results', { _id: id, ...results });
  return { id, title };
}

async function establish(owner: Page, { address: site, dataDir }: Site) {
  const handle = `poll-${randomUUID().slice(0, 8)}`;
  await call(owner.request, site, 'POST', '/api/organisations', {
    name: 'Pollster',
    handle,
    description: '',
    links: [],
  });
  const { organisationId } = findStored(dataDir, 'organisation_handles', handle) as { organisationId: string };
  return { handle, organisationId };
}

// @proves GAP-058
test("members vote once for another's entry, and members with a newer account than the contest cannot @soak", async ({
  browser,
  atEnd,
}) => {
  const own = await startOwnSite({ DEMO: '1', RATE_LIMIT_FACTOR: '100' });
  atEnd(own.stop);
  const site = own.address;
  const owner = await person(browser, site);
  const makers = [
    await person(browser, site, { firstName: 'Quillon', lastName: 'Vandermolen' }),
    await person(browser, site, { firstName: 'Ife' }),
  ];
  const voter = await person(browser, site);
  const { organisationId } = await establish(owner, own);
  const { id, title } = await poll(organisationId, makers, own.dataDir);

  const path = `/verse/contests/${id}/vote`;
  await open(voter, path);
  await expect(voter.getByRole('heading', { level: 1, name: `Vote: ${title}` })).toBeVisible();
  await expect(voter.getByText('By [hidden].').first()).toBeVisible();
  await expect(voter.getByRole('main')).not.toContainText('Quillon');
  await expect(voter.getByText('You have not voted yet.')).toBeVisible();
  await expectSound(voter, 'a community vote');
  await button(voter, 'Vote for Entry 1').focus();
  await voter.keyboard.press('Enter');
  await expect(voter.getByText('You voted for Entry 1. You can change')).toBeVisible();
  await button(voter, 'Vote for Entry 2').click();
  await expect(voter.getByText('You voted for Entry 2. You can change')).toBeVisible();
  await open(voter, path);
  await expect(voter.getByText('You voted for Entry 2. You can change')).toBeVisible();
  await expect(button(voter, 'Vote for Entry 2')).toHaveCount(0);

  const [maker] = makers as [Page, Page];
  await open(maker, path);
  await expect(maker.getByText('Entry 1, yours')).toBeVisible();
  await expect(button(maker, 'Vote for Entry 1')).toHaveCount(0);
  await expect(button(maker, 'Vote for Entry 2')).toBeVisible();

  const late = await person(browser, site);
  await open(late, path);
  await expect(late.getByText('Your account is newer than this contest')).toBeVisible();
  await expect(button(late, /^Vote for/)).toHaveCount(0);
  await open(late, `/verse/contests/${randomUUID().slice(0, 8)}/vote`);
  await expect(late.getByRole('heading', { name: 'This contest has no community vote.' })).toBeVisible();
});

// @proves GAP-058
test('an appeal is discussed in a thread and decided, and everyone sees the prize steps @soak', async ({
  browser,
  atEnd,
}) => {
  const own = await startOwnSite({ DEMO: '1', RATE_LIMIT_FACTOR: '100' });
  atEnd(own.stop);
  const site = own.address;
  const owner = await person(browser, site);
  const makers = [await person(browser, site, { firstName: 'Quillon' }), await person(browser, site)];
  const [maker] = makers as [Page, Page];
  const { handle, organisationId } = await establish(owner, own);
  const { id, title } = await poll(organisationId, makers, own.dataDir, true);
  const about = { about: 'result', reason: `The poster is mine. ${SCRIPT}` };
  await call(maker.request, site, 'PUT', `/api/contests/${id}/entries/own/appeal`, about);

  await open(owner, `/verse/organisations/${handle}/contests/${id}/prize`);
  const appeal = owner.getByRole('article', { name: 'Entry 1: Appeal: result' });
  await appeal.getByRole('button', { name: 'Messages' }).click();
  await appeal.getByLabel('Write to the makers and the team of the site').fill('The judges have decided.');
  await button(appeal, 'Send message').click();
  await expect(appeal.getByRole('listitem').filter({ hasText: 'The judges have decided.' })).toBeVisible();
  await expectSound(owner, 'the prize and appeals of a contest');
  await button(owner, 'I sent the prize').first().click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Note').fill('By bank');
  await dialog.getByLabel('Link to evidence').fill('bank.example/receipt');
  await button(dialog, 'Report').click();
  await expect(owner.getByText('The organisation sent the prize.')).toBeVisible();

  const staff = await visitor(browser, site);
  await signInToDemo(staff.request, site, 'editor');
  await open(staff, '/verse/staff');
  await link(staff, 'Contest appeals').click();
  const waiting = staff.getByRole('article', { name: `${title}, Entry 1: Appeal: result` });
  await waiting.getByRole('button', { name: 'Messages' }).click();
  await expect(waiting.getByText('The judges have decided.')).toBeVisible();
  await expectSound(staff, 'appeals to decide');
  await button(waiting, 'Reject').click();
  await staff.getByLabel('Reason').fill('The scores are right.');
  await button(staff.getByRole('dialog'), 'Reject').click();
  await expect(staff.getByText('No open appeals.')).toBeVisible();
  await open(maker, '/verse/notifications');
  await expect(maker.getByText(`You lost your appeal in the contest “${title}”.`)).toBeVisible();

  const bare = await (await browser.newContext({ baseURL: site, javaScriptEnabled: false })).newPage();
  await bare.goto(`/contests/${id}/results`);
  const prizes = bare.getByRole('region', { name: 'Prizes' });
  await expect(prizes.getByText('The organisation sent the prize.')).toBeVisible();
  await expect(prizes.getByText('Awarded on time')).toHaveCount(0);
  await bare.goto(`/o/${handle}`);
  await expect(bare.getByText('1 contest run, 1 with results')).toBeVisible();
  await bare.close();
});
