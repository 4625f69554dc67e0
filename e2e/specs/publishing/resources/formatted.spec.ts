import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { findViolations, isWholeAudit, setTheme } from '../../../audit';
import { expect, test } from '../../../fixtures';
import { photo } from '../../../pictures';
import {
  addCover,
  contentBox as box,
  form,
  openEditor,
  openSheet,
  pressView,
  publishedNote,
  publishPost,
  toolbar,
  wordsOf,
} from './editor';

async function openFormatted(page: Page) {
  await openEditor(page);
  await pressView(page, 'Formatted');
  await expect(toolbar(page)).toBeVisible();
  await box(page).focus();
}

/** Resolves after `selectionchange`, which the browser fires in a separate task and which ProseMirror listens to. */
const selectionSettled = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Returns the content of the newest draft on the device. */
const draftContent = (page: Page) =>
  page.evaluate(() => {
    const drafts = Object.keys(localStorage)
      .filter((key) => key.startsWith('verse:resources:draft:'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as { savedAt: string; content: string });
    return drafts.sort((one, other) => other.savedAt.localeCompare(one.savedAt))[0]?.content ?? '';
  });

// @proves GAP-022 GAP-076
test('a post is formatted with the keyboard alone, and its source is CommonMark', async ({ page }) => {
  await openFormatted(page);
  const { keyboard } = page;
  await keyboard.type('# A quiet harbour');
  await keyboard.press('Enter');
  await keyboard.type('The ');
  await keyboard.press('Control+b');
  await keyboard.type('light');
  await keyboard.press('Control+b');
  await keyboard.type(' first, and ');
  await keyboard.press('Control+i');
  await keyboard.type('boats');
  await keyboard.press('Control+i');
  await keyboard.type('.');
  await keyboard.press('Enter');
  await keyboard.type('- ink');
  await keyboard.press('Enter');
  await keyboard.type('paper');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('> Draw.');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('map');
  await keyboard.press('Shift+Home');
  await selectionSettled(page);
  await keyboard.press('Control+k');
  await page.getByLabel('Address of the link').fill('example.org/map');
  await keyboard.press('Enter');
  expect(await draftContent(page)).toBe(
    '# A quiet harbour\n\nThe **light** first, and *boats*.\n\n- ink\n- paper\n\n> Draw.\n\n' +
      '[map](https://example.org/map)',
  );
  await pressView(page, 'Plain');
  await expect(box(page)).toHaveValue(await draftContent(page));
  await page.keyboard.press('Control+z');
  await expect(box(page)).toHaveValue(/\n\nmap$/);
});

// @proves GAP-025
test('each letter is stored in the draft before its input event has ended', async ({ page }) => {
  await openFormatted(page);
  await page.evaluate(() => {
    const seen = { events: 0, late: 0 };
    Object.assign(globalThis, { seen });
    document.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
      seen.events += 1;
      const words = target.textContent.trim();
      const isKept = Object.keys(localStorage).some(
        (key) =>
          key.startsWith('verse:resources:draft:') &&
          (JSON.parse(localStorage.getItem(key) ?? '{}') as { content: string }).content === words,
      );
      if (!isKept) seen.late += 1;
    });
  });
  await page.keyboard.type('It was past midnight when she put the pencil down');
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { events: number; late: number } }).seen);
  expect(seen.events).toBeGreaterThan(20);
  expect(seen.late).toBe(0);
});

/** Returns the text of the formatted view and that of the draft. */
async function bothTexts(page: Page) {
  return { shown: (await box(page).innerText()).replaceAll('\u00A0', ' '), kept: await draftContent(page) };
}

async function compose(client: CDPSession, steps: string[], final: string) {
  for (const text of steps)
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await client.send('Input.insertText', { text: final });
}

// @proves GAP-025
test('text composition on phones and by input methods loses no letter', async ({ page, context }) => {
  await openFormatted(page);
  const client = await context.newCDPSession(page);
  // Gboard composes each word, then replaces it with the correction.
  await compose(client, ['T', 'Te', 'Teh'], 'The ');
  await compose(client, ['h', 'ha', 'har', 'harb'], 'harbour ');
  // Samsung's keyboard keeps composing after moving the caret back.
  await compose(client, ['s', 'sl', 'slee', 'sleep'], 'sleeps');
  expect(await bothTexts(page)).toEqual({ shown: 'The harbour sleeps', kept: 'The harbour sleeps' });
  await page.keyboard.press('Enter');
  // Pinyin, then Yoruba with combining marks.
  await compose(client, ['n', 'ni', 'nih', 'niha', 'nihao'], '你好');
  await compose(client, ['o', 'ọ', 'ọ́'], 'ọ́');
  expect((await bothTexts(page)).kept).toBe('The harbour sleeps\n\n你好ọ́');
  // Composes a bold word.
  await page.keyboard.press('Control+b');
  await compose(client, ['b', 'bo', 'bol'], 'bold');
  await expect.poll(() => draftContent(page)).toContain('bold');
  // An unfinished composition is saved as well.
  await client.send('Input.imeSetComposition', { text: 'unfin', selectionStart: 5, selectionEnd: 5 });
  expect((await draftContent(page)).replaceAll('*', '')).toContain('unfin');
});

const SENTENCE = 'It was past midnight when she put the pencil down, and in the middle of this sen';

async function reopened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await openEditor(page);
  await expect(toolbar(page)).toBeVisible();
  return page;
}

// @proves GAP-025
test('a tab that closes or crashes mid-sentence loses no character of the formatted view @soak', async ({
  context,
  page,
}) => {
  await openFormatted(page);
  await page.keyboard.type(SENTENCE);
  await page.close();
  let open = await reopened(context);
  await expect(box(open)).toHaveText(SENTENCE);
  // Switches between the views, then crashes.
  await pressView(open, 'Plain');
  await box(open).press('Control+End');
  await open.keyboard.type('tence');
  await pressView(open, 'Formatted');
  await expect(toolbar(open)).toBeVisible();
  await open.keyboard.type(' goes on');
  const crashed = open.waitForEvent('crash');
  // The response never arrives, because the page has crashed.
  void (await context.newCDPSession(open)).send('Page.crash').catch(() => undefined);
  await crashed;
  open = await reopened(context);
  await expect(box(open)).toHaveText(`${SENTENCE}tence goes on`);
});

// @proves GAP-022 GAP-076
test('the writing screen passes the audit in both views, and shows every field at any width', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openEditor(page);
    if (await toolbar(page).isVisible()) await pressView(page, 'Plain');
    for (const label of ['Title', 'Content']) await expect(form(page).getByLabel(label, { exact: true })).toBeVisible();
    // Audits each view once, unless everything is audited.
    const themes = (['dark', 'light'] as const).filter((theme) => isWholeAudit || (theme === 'dark') === width < 400);
    for (const theme of themes) {
      await setTheme(page, theme);
      expect(await findViolations(page), `plain, ${width} px, ${theme}`).toEqual([]);
    }
    await pressView(page, 'Formatted');
    await expect(toolbar(page)).toBeVisible();
    for (const theme of themes) {
      await setTheme(page, theme);
      expect(await findViolations(page), `formatted, ${width} px, ${theme}`).toEqual([]);
    }
    await openSheet(page);
    for (const label of ['Category', 'Read Time', 'Thumbnail Image', 'Content Images'])
      await expect(form(page).getByLabel(label, { exact: true })).toBeVisible();
    await expect(form(page).getByRole('region', { name: 'Preview' }).getByRole('heading')).toBeVisible();
    for (const theme of themes) {
      await setTheme(page, theme);
      expect(await findViolations(page), `sheet, ${width} px, ${theme}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

// @proves GAP-024
test('an invalid field is shown and focused: in the sheet, or beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page);
  await publishPost(page);
  await expect(form(page).getByText('Title is required.')).toBeVisible();
  await expect(form(page).getByLabel('Title', { exact: true })).toBeFocused();
  await form(page).getByLabel('Title', { exact: true }).fill('A post');
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('Words in **bold** and __not__');
  await expect(box(page).locator('strong')).toHaveText('bold');
  await publishPost(page);
  await expect(form(page).getByText('Category is required.')).toBeVisible();
  await expect(form(page).getByLabel('Thumbnail Image')).toBeFocused();
});

// @proves GAP-028
test('a picture in the text is described, moved and published in its position', async ({ page, signInAs }) => {
  const words = wordsOf('A picture between two lines');
  await signInAs('editor');
  await openFormatted(page);
  await page.keyboard.type('Before the picture');
  await page.keyboard.press('Enter');
  await page.keyboard.type('After the picture');
  await page
    .getByLabel('Pictures for the text')
    .setInputFiles({ name: 'boats.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 600) });
  const picture = form(page).getByRole('textbox', { name: 'Describe this picture' });
  await expect(picture).toBeVisible();
  await form(page).getByLabel('Title', { exact: true }).fill(words.Title);
  await openSheet(page);
  for (const label of ['Category', 'Read Time'] as const)
    await form(page).getByLabel(label, { exact: true }).fill(words[label]);
  await addCover(page);
  await publishPost(page);
  await expect(form(page).getByText('Describe every picture in the text.')).toBeVisible();
  await expect(picture).toBeFocused();
  await picture.fill('Two boats [at] *rest*');
  await picture.press('Alt+ArrowUp');
  expect(await draftContent(page)).toMatch(
    /^Before the picture\n\n!\[Two boats \\\[at\\\] \\\*rest\\\*\]\(picture:[a-z0-9]+\)\n\nAfter the picture$/,
  );
  await publishPost(page);
  await expect(publishedNote(page)).toBeVisible();
  const address = await page.getByRole('link', { name: `Read “${words.Title}”` }).getAttribute('href');
  const post = (await (await page.request.get(`/api/blogs/${address?.split('/').at(-1)}?view=page`)).json()) as {
    contentFormat: string;
    contentImages: { alt: string; key?: string }[];
    body: { type: string; key?: string; alt?: string }[];
  };
  expect(post.contentFormat).toBe('markdown');
  expect(post.body.map(({ type }) => type)).toEqual(['paragraph', 'picture', 'paragraph']);
  expect(post.body[1]).toMatchObject({ alt: 'Two boats [at] *rest*', key: post.contentImages[0]?.key });
  expect(post.contentImages[0]?.alt).toBe('Two boats [at] *rest*');
});
