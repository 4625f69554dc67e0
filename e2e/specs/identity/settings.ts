import type { Page } from '@playwright/test';
import { expect } from '../../people';

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export async function openSettings(page: Page): Promise<void> {
  await page.goto('/verse/settings');
  await expect(page.getByLabel('First Name')).not.toHaveValue('');
}
