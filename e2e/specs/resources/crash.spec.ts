import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '@verse/build/chromium';
import { expect, test } from '../../fixtures';
import { eventually } from '../../release-fixtures';
import { form, lostCharacters, openEditor } from './editor';

test.describe.configure({ timeout: 180_000 });

/** `npm run soak` sets ten. */
const ROUNDS = Number(process.env.CRASHES ?? 1);
const SENTENCE = 'It was past midnight when she put the pencil down, and in the middle of this sen';

/** Types letter by letter. Returns once the page has received every letter. */
async function typeInto(page: Page, label: 'Title' | 'Content', text: string) {
  await form(page).getByLabel(label, { exact: true }).focus();
  await page.keyboard.type(text);
}

async function reopened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await openEditor(page);
  return page;
}

// @proves GAP-025 C-12
test(`a tab that closes in mid-sentence loses no character, ${ROUNDS} of ${ROUNDS} times`, async ({
  context,
  page,
}) => {
  let lost = 0;
  let open = page;
  await openEditor(open);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const sentence = `${SENTENCE} ${round}`;
    await form(open).getByLabel('Content', { exact: true }).fill('');
    await typeInto(open, 'Content', sentence);
    await open.close();
    open = await reopened(context);
    await expect(open.getByText(/restored from your last visit/)).toBeVisible();
    lost += await lostCharacters(open, { Content: sentence });
  }
  expect(lost).toBe(0);
});

// @proves GAP-025
test(`a page that crashes in mid-sentence loses no character, ${ROUNDS} of ${ROUNDS} times`, async ({
  context,
  page,
}) => {
  let lost = 0;
  let open = page;
  await openEditor(open);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const sentence = `${SENTENCE} ${round}`;
    await form(open).getByLabel('Content', { exact: true }).fill('');
    await typeInto(open, 'Content', sentence);
    const crashed = open.waitForEvent('crash');
    const session = await context.newCDPSession(open);
    // The response never arrives, because the page has crashed.
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    open = await reopened(context);
    await expect(open.getByText(/restored from your last visit/)).toBeVisible();
    lost += await lostCharacters(open, { Content: sentence });
  }
  expect(lost).toBe(0);
});

/** Starts a separate browser, whose processes the test can kill. */
async function startBrowser(profile: string): Promise<{ browser: Browser; child: ChildProcess }> {
  await rm(path.join(profile, 'DevToolsActivePort'), { force: true });
  const child = spawn(
    ensureChromium({ isWhole: true }),
    [
      ...CHROMIUM_ARGUMENTS,
      '--headless=new',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  );
  const active = await eventually(
    () => readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => ''),
    (text) => text.includes('\n'),
  );
  return { browser: await chromium.connectOverCDP(`http://127.0.0.1:${active.split('\n')[0]}`), child };
}

/**
 * For a number of rounds, types, kills every process of the browser, and reads the text that a new browser restores.
 */
async function killed(origin: string, rounds: number, whenToKill: (page: Page) => Promise<void>): Promise<string[]> {
  const profile = await mkdtemp(path.join(tmpdir(), 'verse-profile-'));
  const kept: string[] = [];
  let running: ChildProcess | undefined;
  const kill = async () => {
    if (!running) return;
    process.kill(-running.pid!, 'SIGKILL');
    await once(running, 'exit');
    running = undefined;
  };
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const { browser, child } = await startBrowser(profile);
      running = child;
      const page = await browser.contexts()[0]!.newPage();
      await openEditor(page, origin);
      if (round > 0) kept.push(await form(page).getByLabel('Content', { exact: true }).inputValue());
      await form(page).getByLabel('Content', { exact: true }).fill('');
      await typeInto(page, 'Content', `${SENTENCE} ${round}`);
      await whenToKill(page);
      await kill();
    }
  } finally {
    await kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return kept;
}

// @proves GAP-025
test(`a killed browser loses no character once the page shows the text as saved, ${ROUNDS} of ${ROUNDS} times`, async ({
  baseURL,
}) => {
  const kept = await killed(baseURL ?? '', ROUNDS, async (page) => {
    await expect(page.locator('[data-kept]', { hasText: 'Saved on this device' })).toBeVisible();
  });
  expect(kept).toEqual(Array.from({ length: ROUNDS }, (_, round) => `${SENTENCE} ${round}`));
});

// @proves GAP-025
test('a browser killed during a keystroke keeps the beginning of the text and loses only its end', async ({
  baseURL,
}) => {
  const kept = await killed(baseURL ?? '', ROUNDS, () => Promise.resolve());
  const lost = kept.map((text, round) => `${SENTENCE} ${round}`.length - text.length);
  // How much a browser had no time to write depends on the machine, so the number is reported, not asserted.
  test.info().annotations.push({ type: 'characters lost', description: lost.join(' ') });
  expect(kept).toHaveLength(ROUNDS);
  for (const [round, text] of kept.entries())
    expect([text.length > 0, `${SENTENCE} ${round}`.slice(0, text.length)]).toEqual([true, text]);
});
