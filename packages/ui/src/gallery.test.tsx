import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import BothThemes from './cosmos.decorator';
import * as ui from './index';

const files = readdirSync(__dirname).filter((file) => file.endsWith('.stories.tsx'));

it('every component has a story', () => {
  const shown = new Set(
    files.flatMap((file) =>
      [...readFileSync(join(__dirname, file), 'utf8').matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name),
    ),
  );
  const components = Object.keys(ui).filter((name) => /^[A-Z][a-z]/.test(name));
  expect(components.length).toBeGreaterThan(25);
  expect(components.filter((name) => !shown.has(name))).toEqual([]);
});

// Any console output fails a test.
it.each(files)('%s renders every state in both themes', async (file) => {
  const { default: stories } = (await import(join(__dirname, file))) as { default: Record<string, ReactElement> };
  expect(Object.keys(stories).length).toBeGreaterThan(0);
  for (const story of Object.values(stories)) render(<BothThemes>{story}</BothThemes>).unmount();
});
