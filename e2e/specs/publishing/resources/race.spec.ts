import type { APIRequestContext, Page } from '@playwright/test';
import { expect, signInToDemo, test } from '../../../fixtures';
import { startOwnSite } from '../../../own-site';
import { photo } from '../../../pictures';
import { pressAction } from './editor';

/** `npm run soak` runs five hundred races. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 60);
/** The history stores only fifty versions, so it is read before any version is dropped. */
const READ_EVERY = 40;

interface Managed {
  _id: string;
  version: number;
  title: string;
  content: string;
}

interface Site {
  address: string;
}

async function publish(request: APIRequestContext, { address }: Site, title: string): Promise<string> {
  const thumbnail = { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await photo(320, 200) };
  const answer = await request.post(`${address}/api/blogs`, {
    headers: { origin: address },
    multipart: { title, category: 'Craft', readTime: '1 minute', content: 'As it was published', thumbnail },
  });
  return ((await answer.json()) as Managed)._id;
}

// @proves GAP-025
test(`two editors race ${ROUNDS} times: accepted texts are in the history, rejected ones come back @soak`, async ({
  playwright,
  atEnd,
}) => {
  const site = await startOwnSite({ RATE_LIMIT_FACTOR: '10000', DEMO: '1' });
  atEnd(site.stop);
  const editors = await Promise.all([playwright.request.newContext(), playwright.request.newContext()]);
  atEnd(() => Promise.all(editors.map((editor) => editor.dispose())));
  for (const editor of editors) await signInToDemo(editor, site.address, 'editor');
  const id = await publish(editors[0]!, site, 'Raced for');
  const accepted = new Map<number, string>([[1, 'As it was published']]);
  const wrong: unknown[] = [];
  const inHistory = new Map<number, string>();
  let refused = 0;

  const edit = (editor: APIRequestContext, version: number, content: string) =>
    editor.patch(`${site.address}/api/blogs/${id}`, {
      headers: { origin: site.address, 'if-match': `"${version}"` },
      data: { content },
    });

  async function readHistory() {
    const versions = (await (await editors[0]!.get(`${site.address}/api/blogs/${id}/versions`)).json()) as {
      version: number;
    }[];
    for (const { version } of versions) {
      if (inHistory.has(version)) continue;
      const { content } = (await (
        await editors[0]!.get(`${site.address}/api/blogs/${id}/versions/${version}`)
      ).json()) as Managed;
      inHistory.set(version, content);
    }
  }

  for (let version = 1; version <= ROUNDS; version += 1) {
    const texts = ['one', 'other'].map((name) => `Round ${version}: what the ${name} editor wrote`);
    const answers = await Promise.all(editors.map((editor, index) => edit(editor, version, texts[index]!)));
    const winner = answers.findIndex((answer) => answer.status() === 200);
    const loser = answers[1 - winner];
    const body =
      loser?.status() === 409 ? ((await loser.json()) as { current: Managed; yours: { content: string } }) : undefined;
    if (winner < 0 || body?.current.content !== texts[winner] || body?.yours.content !== texts[1 - winner])
      wrong.push(answers.map((answer) => answer.status()));
    accepted.set(version + 1, texts[winner] ?? '');
    refused += 1;
    if (version % READ_EVERY === 0) await readHistory();
  }
  await readHistory();
  expect(wrong).toEqual([]);
  expect([refused, inHistory.size]).toEqual([ROUNDS, ROUNDS + 1]);
  expect([...inHistory].sort(([a], [b]) => a - b)).toEqual([...accepted]);
});

const editForm = (page: Page, title: string) => page.getByRole('form', { name: `Edit ${title}` });

async function openEdit(page: Page, title: string) {
  await page.goto('/resources/blog-management');
  await pressAction(page.getByRole('group', { name: `Actions for ${title}` }), 'Edit');
}

// @proves GAP-025
test('two browsers edit one post: the slower sees both texts, stores its own, and can restore the other', async ({
  page,
  browser,
  baseURL,
  signInAs,
  expectConsole,
}) => {
  expectConsole(/409/);
  const site = { address: baseURL ?? '' };
  await signInAs('editor');
  const title = `A post of two editors ${Date.now().toString(36)}`;
  const id = await publish(page.request, site, title);
  const other = await (await browser.newContext({ baseURL: site.address })).newPage();
  await signInToDemo(other.request, site.address, 'editor');
  await openEdit(page, title);
  await openEdit(other, title);
  await editForm(page, title).getByLabel('Content').fill('What the quicker editor wrote');
  await editForm(other, title).getByLabel('Content').fill('What the slower editor wrote');
  await editForm(page, title).getByRole('button', { name: 'Save changes' }).click();
  await expect(editForm(page, title)).toHaveCount(0);
  await editForm(other, title).getByRole('button', { name: 'Save changes' }).click();

  const stored = other.getByRole('group', { name: 'Content: saved' });
  const mine = other.getByRole('group', { name: 'Content: yours' });
  await expect(stored).toHaveText('What the quicker editor wrote');
  await expect(mine).toHaveText('What the slower editor wrote');
  // Measures both elements at the same moment, because the page is still scrolling to the question.
  const { apart, above } = await stored.evaluate(
    (left, right) => {
      const one = left.getBoundingClientRect();
      const two = (right as Element).getBoundingClientRect();
      return { apart: two.left - one.right, above: Math.abs(two.top - one.top) };
    },
    await mine.elementHandle(),
  );
  expect(above).toBeLessThan(4);
  expect(apart).toBeGreaterThanOrEqual(0);

  await other.getByRole('button', { name: 'Save mine' }).click();
  await expect(stored).toHaveCount(0);
  await expect
    .poll(async () => ((await (await page.request.get(`/api/blogs/${id}?view=page`)).json()) as Managed).content)
    .toBe('What the slower editor wrote');
  await pressAction(other.getByRole('group', { name: `Actions for ${title}` }), 'Versions');
  await other.getByRole('button', { name: 'Restore version 2' }).click();
  await expect
    .poll(async () => ((await (await page.request.get(`/api/blogs/${id}?view=page`)).json()) as Managed).content)
    .toBe('What the quicker editor wrote');
});

// @proves GAP-025
test('a post is edited in one tab at a time: the second says so, and continues when the first closes', async ({
  page,
  context,
  baseURL,
  signInAs,
}) => {
  await signInAs('editor');
  const title = `A post in two tabs ${Date.now().toString(36)}`;
  await publish(page.request, { address: baseURL ?? '' }, title);
  await openEdit(page, title);
  await editForm(page, title).getByLabel('Content').fill('Written in the first tab');
  const second = await context.newPage();
  await openEdit(second, title);
  await expect(second.getByText('You are editing this post in another tab.', { exact: false })).toBeVisible();
  await expect(editForm(second, title)).toHaveCount(0);
  await editForm(page, title).getByLabel('Content').fill('Written in the first tab, to the end');
  await page.close();
  await expect(editForm(second, title).getByLabel('Content')).toHaveValue('Written in the first tab, to the end');
  await second.reload();
  await expect(
    second
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByText('with changes that are not saved yet', { exact: false }),
  ).toBeVisible();
});
