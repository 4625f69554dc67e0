import { expect, test as base } from '@playwright/test';

/** The three sizes that docs/requirements.md names. */
export const SIZES = {
  W: { width: 1280, height: 800 },
  M: { width: 800, height: 1000 },
  S: { width: 390, height: 844 },
} as const;

interface Fixtures {
  /** Says beforehand what the page will print as an error; anything else it prints fails the test. */
  expectConsole: (...patterns: RegExp[]) => void;
  /** The word that lets a test publish. */
  editorToken: string;
}

export const test = base.extend<Fixtures>({
  expectConsole: [
    async ({ page }, use) => {
      const expected: RegExp[] = [];
      const printed: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') printed.push(message.text());
      });
      page.on('pageerror', (error) => printed.push(String(error)));
      await use((...patterns) => expected.push(...patterns));
      expect(printed.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  editorToken: async ({}, use) => use(process.env.E2E_EDITOR_TOKEN ?? ''),
});

export { expect };
