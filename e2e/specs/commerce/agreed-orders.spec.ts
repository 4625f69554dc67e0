import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { signInToDemo } from '../../fixtures';
import { expect, settle, test } from '../../people';
import { button, call, link, open, visitor } from '../work/employers';

interface Project {
  number: string;
  work: { milestones: { payment: { order: string } }[] };
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Makes the client and Creativity Verse, as the seller, agree on one milestone of ₦1,000. */
async function agreeWithHouse(client: Page, staff: Page, site: string, title: string): Promise<Project> {
  const brief = {
    seller: { kind: 'house', handle: null },
    service: null,
    packageId: null,
    links: [],
    budget: null,
    wantedBy: null,
    title,
    aim: 'It shows the way.',
  };
  const { number } = await call<Project>(client.request, site, 'POST', '/api/projects', brief);
  const one = `/api/projects/${number}`;
  const terms = {
    scope: 'One sign',
    deliverables: ['A sign'],
    revisions: 1,
    currency: 'NGN',
    silentDays: 7,
    account: null,
    milestones: [{ title: 'Sketch', dueOn: dayIn(9), minor: 100_000 }],
    validUntil: dayIn(5),
  };
  const offer = { basedOn: 0, note: '', terms };
  const { versions } = await call<{ versions: { version: number; hash: string }[] }>(
    ...([staff.request, site, 'POST', `${one}/offers`, offer] as const),
  );
  const { version, hash } = versions[0]!;
  await call(client.request, site, 'POST', `${one}/acceptance`, { version, hash });
  return call<Project>(client.request, site, 'GET', one);
}

async function book(desk: Page, amount: string) {
  await desk.getByLabel('Amount in NGN').fill(amount);
  await desk.getByLabel('Bank reference').fill(`FT ${randomUUID()}`);
  await desk.getByLabel('Arrived on').fill(dayIn(0));
  await button(desk.getByRole('main'), 'Confirm payment').click();
}

// @proves GAP-042 GAP-058
test('the store desk leads from an order of a milestone to its project, and offers only what works @soak', async ({
  page,
  browser,
  site,
}) => {
  const title = `A harbour sign ${randomUUID().slice(0, 8)}`;
  await settle(page, site, { firstName: 'Tolani' });
  const desk = await visitor(browser, site);
  await signInToDemo(desk.request, site, 'editor');
  const { number, work } = await agreeWithHouse(page, desk, site, title);
  await open(desk, `/store/desk/orders/${work.milestones[0]!.payment.order}`);
  const main = desk.getByRole('main');
  await expect(button(main, 'Confirm payment')).toBeVisible();
  await expect(button(main, 'Cancel order')).toHaveCount(0);
  await expectSound(desk, 'an order of a milestone at the desk');

  await book(desk, '400');
  await expect(main.getByText(/^₦400\.00, bank reference/)).toBeVisible();
  await open(page, `/verse/projects/${number}`);
  const milestone = page.getByRole('article', { name: 'Sketch' });
  await expect(milestone.getByText('₦400.00 paid, ₦600.00 left to pay.')).toBeVisible();
  await open(page, '/verse/notifications');
  await expect(page.getByText('₦400.00 of the payment for “Sketch” has arrived, and ₦600.00 is left')).toBeVisible();

  await book(desk, '600');
  await expect(button(main, 'Confirm payment')).toHaveCount(0);
  for (const name of ['Mark as delivered', 'Refund', 'Cancel order'])
    await expect(main.getByRole('button', { name, exact: true })).toHaveCount(0);
  await link(main, `project ${number}`).click();
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await desk.close();
});
