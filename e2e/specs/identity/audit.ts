import type { Page } from '@playwright/test';
import { findViolations } from '../../audit';

/** Returns all audit findings, whatever their severity, and whether the page overflows its window. */
export async function findingsIn(page: Page, state: string): Promise<string[]> {
  const findings = await findViolations(page);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return [
    ...findings.map((finding) => `${state}: ${finding}`),
    ...(isTooWide ? [`${state}: wider than the window`] : []),
  ];
}
