import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { annotate, expect, test } from '../../fixtures';
import { startStandalone } from '../../standalone-section';
import { workspaceCopy } from '../../workspace-copy';

const NOTE = `import { useState } from 'react';

export function Note() {
  const [text, setText] = useState('');
  return (
    <label>
      A note
      <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}
`;

// @proves RTE-11
test('a section runs standalone, and saved changes appear in the open page with its state kept @soak', async ({
  page,
  baseURL,
  atEnd,
}) => {
  const copy = await workspaceCopy('mf-store');
  atEnd(copy.remove);
  const products = path.join(copy.dir, 'mf-store/src/pages/products/products.tsx');
  const note = path.join(copy.dir, 'mf-store/src/pages/products/note.tsx');
  const source = (await readFile(products, 'utf8'))
    .replace('<PageHeader', '<Note />\n      <PageHeader')
    .replace('\nconst DESCRIPTION', `import { Note } from './note';\n\nconst DESCRIPTION`);
  await writeFile(note, NOTE);
  await writeFile(products, source);
  const section = await startStandalone(path.join(copy.dir, 'mf-store'), baseURL ?? '');
  atEnd(section.stop);

  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(`${section.address}/store?category=fashion`);
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  await expect(page.getByText('Tote').first()).toBeVisible();
  await page.getByLabel('A note').fill('what I am about to try');

  await test.step('the page itself, the component that holds the state, and a sheet', async () => {
    const saved = Date.now();
    await writeFile(products, source.replace('<PageHeader title="Store"', '<PageHeader title="Shop"'));
    await page.locator('h1', { hasText: 'Shop' }).waitFor();
    annotate('ms from the save to the page', Date.now() - saved);
    await writeFile(note, NOTE.replace('A note', 'A remark'));
    await expect(page.getByLabel('A remark')).toHaveValue('what I am about to try');
    const sheet = path.join(copy.dir, 'mf-store/src/pages/products/products.module.scss');
    await writeFile(sheet, (await readFile(sheet, 'utf8')).replace('.page {', '.page {\n  outline: 7px solid;'));
    await expect(page.locator('main > div').first()).toHaveCSS('outline-width', '7px');
  });

  await test.step('a compile error appears in the page and in the terminal, in a few words', async () => {
    await writeFile(products, `${source}const broken = (;\n`);
    await expect(page.getByRole('alert')).toContainText('const broken = (;');
    await expect(page.getByRole('alert')).toContainText('products.tsx');
    expect(section.printed()).toContain('const broken = (;');
    expect(section.printed()).not.toMatch(/^\s+at |Caused by|swc-loader/m);
    await writeFile(products, source);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await expect(page.getByLabel('A remark')).toHaveValue('what I am about to try');
  expect(loads).toBe(1);
  for (const folder of ['.releases', '.data', 'mf-store/dist/client'])
    expect(existsSync(path.join(copy.dir, folder))).toBe(false);
});
