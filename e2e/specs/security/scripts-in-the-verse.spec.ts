import type { Browser, BrowserContext } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { signIn, type Site, visitAll, watched } from '../publishing/resources/watched-browser';
import {
  arrive,
  contestTurns,
  converse,
  createWorks,
  fillFeed,
  fillJobs,
  fillProfile,
  holdContests,
  joined,
  judge,
  PAYLOADS,
  type Person,
  profileTurns,
  type Shown,
  texts,
  workTurns,
} from './verse-texts';
import { asShown, expectShown, openMails, runsOf } from './written-texts';

test.describe.configure({ timeout: 2_400_000 });

const NOTHING_RAN = { runs: 0, canaries: [], violations: [] };
const SEARCHES = ['/verse/jobs', '/verse/contests', '/verse/marketplace'];

async function expectAllShown(context: BrowserContext, shown: Shown) {
  for (const [address, expected] of Object.entries(shown)) await expectShown(context, address, expected);
}

/**
 * Rewrites profiles with one text after another, because each member has only one profile. Each text is checked before
 * the next is written.
 */
async function rewriteProfiles(guests: BrowserContext, people: Person[]): Promise<Shown> {
  const each = (turns: number, fill: (person: Person, turn: number) => Promise<Shown>) =>
    Promise.all(
      people.map(async (person, index) => {
        let shown: Shown = {};
        for (let turn = 0; turn < turns; turn += 1) {
          shown = await fill(person, turn * people.length + index);
          await expectAllShown(guests, shown);
        }
        return shown;
      }),
    );
  const profiles = await each(profileTurns(), fillProfile);
  return joined(...profiles, ...(await each(workTurns(), createWorks)));
}

/** Rewrites the contests in the same way. Only the text from the last turn remains. */
async function rewriteContests(context: BrowserContext, staff: Person): Promise<Shown> {
  let shown: Shown = {};
  for (let turn = 0; turn < contestTurns(); turn += 1) {
    shown = await holdContests(staff, turn);
    await expectAllShown(context, shown);
  }
  return shown;
}

async function readApplicants(context: BrowserContext, applied: Shown) {
  const page = await context.newPage();
  for (const [address, [note = '']] of Object.entries(applied)) {
    await page.goto(address);
    const team = page.getByRole('group', { name: 'For the team' });
    await team.getByRole('button', { name: /applicants/i }).click();
    await expect(page.getByRole('dialog')).toContainText(asShown(note));
  }
  await page.close();
}

async function inBrowserOf(
  role: string | undefined,
  { browser, site, bypassCSP }: { browser: Browser; site: Site; bypassCSP: boolean },
  look: (context: BrowserContext) => Promise<unknown>,
) {
  const { context, seen } = await watched(browser, site, bypassCSP);
  if (role) await signIn(context, site, role);
  await look(context);
  expect({ bypassCSP, role, ...seen }).toEqual({ bypassCSP, role, ...NOTHING_RAN });
  await context.close();
}

// @proves R11 GAP-055
test("members' texts in the Verse run nowhere and appear verbatim", async ({ browser, atEnd }) => {
  const site = await startOwnSite({ RATE_LIMIT_FACTOR: '10000', DEMO: '1', SEED: '0' });
  atEnd(site.stop);
  const own = async (role: string) => arrive(await browser.newContext({ baseURL: site.address }), site, role);
  const member = await own('member');
  const editor = await own('editor');
  const moderator = await own('moderator');
  const bare = { browser, site, bypassCSP: true };
  let people: Shown = {};
  await inBrowserOf(undefined, bare, async (guests) => (people = await rewriteProfiles(guests, [member, editor])));
  const feed = await fillFeed(member, editor);
  const jobs = await fillJobs(editor, member);
  await editor.send('PUT', `/api/members/${member.handle}/follow`, {});
  const conversations = await converse(site, editor, member);
  let contests: Shown = {};
  await inBrowserOf('editor', bare, async (context) => {
    contests = await rewriteContests(context, editor);
    await expectAllShown(context, joined(people, feed, jobs.shown));
    await readApplicants(context, jobs.applied);
    await openMails(context, 1);
  });
  const judged = await judge(moderator, member);
  await inBrowserOf('moderator', bare, async (context) => {
    await expectAllShown(context, judged.moderator);
    await visitAll(context, ['/verse/moderation?list=appealed', '/verse/community', '/verse/settings']);
  });
  // The member sees different lists and has been notified of all actions.
  await inBrowserOf('member', bare, async (context) => {
    await expectAllShown(context, joined(judged.author, conversations));
    const pages = ['notifications', 'user-profile', 'pro-community', 'community', 'settings'];
    const searches = texts(100).flatMap((text) => SEARCHES.map((page) => `${page}?q=${encodeURIComponent(text)}`));
    await visitAll(context, [...pages.map((page) => `/verse/${page}`), ...searches]);
  });
  // With the policy enforced, the browser executes even less, so testing the pages with the most payloads is enough.
  await inBrowserOf('editor', { ...bare, bypassCSP: false }, (context) =>
    expectAllShown(context, joined(people, feed, jobs.shown, contests)),
  );
  expect(await runsOf(browser, site, PAYLOADS)).toBeGreaterThan(0);
});
