import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import { expectSound } from '../../audit';
import { startOwnSite } from '../../own-site';
import { expect, settle, test } from '../../people';
import { findStored, storeDocument } from '../../stored';
import { button, call, link, open, SCRIPT, visitor } from '../work/employers';

const run = promisify(execFile);
const words = { low: 'Hard to read', middle: 'Readable', high: 'Clear at a glance' };
/** The keys are sorted, as required for the hash. */
const CRITERIA = [
  { title: 'Idea', weight: 60, words: { high: words.high, low: words.low, middle: words.middle } },
  { title: 'Craft', weight: 40, words: { high: words.high, low: words.low, middle: words.middle } },
];
const FEEDBACK = 'The idea is clear. The type could be larger.';
const MAKER = { firstName: 'Quillon', lastName: 'Vandermolen' };

const idOf = async (page: Page) =>
  ((await (await page.request.get('/api/session')).json()) as { user: { id: string } }).user.id;

const sorted = (criteria: typeof CRITERIA) =>
  JSON.stringify(criteria.map(({ title, weight, words: described }) => ({ title, weight, words: described })));

type Site = Pick<Awaited<ReturnType<typeof startOwnSite>>, 'address' | 'dataDir'>;

interface Jury {
  id: string;
  handle: string;
  title: string;
}

/** Stores a submitted entry for each maker. */
async function storeEntries(dataDir: string, id: string, makers: Page[], deadline: Date): Promise<void> {
  for (const [index, maker] of makers.entries()) {
    const memberId = await idOf(maker);
    const draft = {
      title: `Lantern ${index + 1}`,
      text: `By Quillon. ${SCRIPT}`,
      links: [],
      madeHow: 'by-hand',
      files: [],
    };
    const at = new Date(deadline.getTime() - (9 - index) * MINUTE_MS);
    storeDocument(dataDir, 'contest_entries', {
      _id: `${id} ${memberId}`,
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
  }
}

/** Creates a contest whose judging has begun, because its deadline has passed. */
async function convene(owner: Page, judges: Page[], makers: Page[], { address: site, dataDir }: Site): Promise<Jury> {
  const id = randomUUID().slice(0, 13);
  const handle = `stage-${randomUUID().slice(0, 8)}`;
  const title = `Posters ${id.slice(0, 8)}`;
  await call(owner.request, site, 'POST', '/api/organisations', { name: 'Stage', handle, description: '', links: [] });
  const { organisationId } = findStored(dataDir, 'organisation_handles', handle) as { organisationId: string };
  const judgeIds = await Promise.all(judges.map(idOf));
  const now = Date.now();
  for (const memberId of judgeIds)
    storeDocument(dataDir, 'organisation_members', {
      _id: `${organisationId} ${memberId}`,
      organisationId,
      memberId,
      role: 'judge',
      since: new Date(now),
    });
  const deadline = new Date(now - 31 * MINUTE_MS);
  const terms = {
    rules: 'One poster each.',
    pledge: 'We pay it.',
    shareRule: 'top-three',
    licence: 'We may show it.',
    criteria: CRITERIA,
    criteriaHash: createHash('sha256').update(sorted(CRITERIA)).digest('hex'),
    graceMinutes: 30,
    teamSize: 1,
    vote: null,
    resultsBy: new Date(now + DAY_MS),
    awardBy: new Date(now + 2 * DAY_MS),
  };
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
    terms,
    organisationId,
    judgeIds,
    state: 'published',
    entryCount: makers.length,
  });
  await storeEntries(dataDir, id, makers, deadline);
  return { id, handle, title };
}

async function person(browser: Browser, site: string, name: object = {}) {
  const page = await visitor(browser, site);
  await settle(page, site, name);
  return page;
}

const choose = (page: Page, criterion: string, score: string) =>
  page.getByRole('group', { name: criterion }).getByRole('radio', { name: score }).check();

/** Scores an entry in the browser. Reloads in the middle, which must not lose typed text. */
async function judgeFirst(page: Page, { title }: Jury): Promise<void> {
  await open(page, '/verse/notifications');
  await page
    .getByRole('listitem')
    .filter({ hasText: `Time to judge “${title}”` })
    .getByRole('link', { name: /View/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('You judge 2 entries.')).toBeVisible();
  await page.getByLabel('Your sentence').fill('A light one can hold.');
  await button(page, 'Save the sentence').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectSound(page, 'a contest to judge');
  await link(page, 'Entry 1').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entry 1' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Quillon');
  await expect(page.getByText('By [hidden].')).toBeVisible();
  await expectSound(page, 'an entry to judge');
  await button(page, 'Save my score').click();
  await expect(page.getByText('Choose a score from 1 to 5.')).toBeVisible();
  await choose(page, 'Idea, 60 %', '5 Clear at a glance');
  await choose(page, 'Craft, 40 %', '4');
  await page.getByLabel('Feedback').fill('One sentence.');
  await button(page, 'Save my score').click();
  await expect(page.getByLabel('Feedback')).toBeFocused();
  await page.getByLabel('Feedback').fill(FEEDBACK);
  await open(page, page.url());
  await expect(page.getByText('We kept your draft.')).toBeVisible();
  await expect(page.getByLabel('Feedback')).toHaveValue(FEEDBACK);
  await button(page, 'Save my score').click();
  await expect(button(page, 'Change my score')).toBeVisible();
  await expect(page.getByText(/We keep a fingerprint of your score/)).toBeVisible();
  await link(page, 'Next: Entry 2').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entry 2' })).toBeVisible();
  await expect(page.getByLabel('Feedback')).toHaveValue('');
}

async function scoreBy(page: Page, site: string, { id }: Jury, number: number, scores: number[]) {
  const answer = await page.request.put(`${site}/api/judging/${id}/entries/${number}/score`, {
    headers: { origin: site, 'if-match': '"0"' },
    data: { scores, feedback: FEEDBACK },
  });
  expect(answer.status()).toBe(200);
}

// @proves GAP-058 GAP-060
test('judges score blindly, the organisation publishes, and anyone recomputes the results @soak', async ({
  browser,
  atEnd,
}, testInfo) => {
  const own = await startOwnSite({ DEMO: '1', RATE_LIMIT_FACTOR: '100' });
  atEnd(own.stop);
  const site = own.address;
  const page = await person(browser, site);
  const judges = [await person(browser, site), await person(browser, site), await person(browser, site)];
  const makers = [await person(browser, site, MAKER), await person(browser, site, { firstName: 'Ife' })];
  const jury = await convene(page, judges, makers, own);
  const organised = `/verse/organisations/${jury.handle}/contests/${jury.id}/judging`;
  await open(page, organised);
  await expect(page.getByText('0 of 2').first()).toBeVisible();
  await expect(button(page, 'Publish the results')).toBeDisabled();
  await expectSound(page, 'the progress of judging');
  await button(page, 'View Entry 1').click();
  await expect(page.getByRole('dialog').getByText('By [hidden].')).toBeVisible();
  await page.keyboard.press('Escape');

  const [first, second, third] = judges as [Page, Page, Page];
  await judgeFirst(first, jury);
  await scoreBy(first, site, jury, 2, [2, 2]);
  for (const judge of [second, third])
    for (const number of [1, 2]) await scoreBy(judge, site, jury, number, number === 1 ? [4, 4] : [3, 2]);

  await page.reload();
  await button(page, 'Publish the results').click();
  await button(page, 'Publish now').click();
  await link(page.getByRole('main'), 'Results').click();
  await expect(page.getByRole('heading', { level: 1, name: `Results: ${jury.title}` })).toBeVisible();
  await page.getByText('How it was scored').click();
  await expectSound(page, 'results');

  const bare = await (await browser.newContext({ baseURL: site, javaScriptEnabled: false })).newPage();
  await bare.goto(`/contests/${jury.id}/results`);
  await expect(bare.getByRole('heading', { level: 2, name: 'Lantern 1' })).toBeVisible();
  await bare.getByText('How it was scored').click();
  const best = bare.getByRole('article', { name: '1. Lantern 1' });
  await expect(best.getByText('Quillon Vandermolen')).toBeVisible();
  await expect(best.getByText('4.20')).toBeVisible();
  await expect(bare.getByRole('region', { name: 'Judges' }).getByText('A light one can hold.')).toBeVisible();
  await expect(bare.getByText('No. Take out any judge and the same entry wins.')).toBeVisible();
  await bare.close();

  const files: string[] = [];
  for (const name of ['Download the log', 'Download the script']) {
    const [download] = await Promise.all([page.waitForEvent('download'), link(page, name).click()]);
    files.push(testInfo.outputPath(download.suggestedFilename()));
    await download.saveAs(files.at(-1)!);
  }
  const { stdout } = await run(process.execPath, [files[1]!, files[0]!]);
  expect(stdout).toContain('1. Entry 1: 4.200 by 3 judges');

  await open(first, `/verse/judging/${jury.id}/entries/1`);
  await expect(first.getByText('The results are out, so scores are final.')).toBeVisible();
  await expect(first.getByText(FEEDBACK)).toHaveCount(3);
});
