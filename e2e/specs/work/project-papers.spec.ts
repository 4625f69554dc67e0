import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectSound } from '../../audit';
import { linkOfRoom } from '../../fixtures';
import { expect, settle, test } from '../../people';
import { call, link, nameOf, open, visitor } from './employers';
import { openPapers, unfold } from './project-sides';

interface Project {
  number: string;
  revision: number;
  work: { milestones: { id: string }[] };
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const pagesOf = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;

/** Makes both sides agree on one milestone, which the seller delivers and the client accepts. */
async function agree(client: Page, seller: Page, site: string, handle: string): Promise<Project> {
  const brief = {
    seller: { kind: 'member', handle },
    service: null,
    packageId: null,
    links: [],
    budget: null,
    wantedBy: null,
    title: `A harbour sign ${randomUUID().slice(0, 8)}`,
    aim: 'It shows the way.',
  };
  const { number } = await call<Project>(client.request, site, 'POST', '/api/projects', brief);
  const one = `/api/projects/${number}`;
  const account = { holder: 'Sade Bello', bank: 'Lantern Bank', number: '0123456789', code: '' };
  const terms = {
    scope: 'One sign',
    deliverables: ['A sign'],
    revisions: 1,
    currency: 'NGN',
    silentDays: 7,
    account,
    milestones: [{ title: 'Sketch', dueOn: dayIn(9), minor: 15_000_050 }],
    validUntil: dayIn(5),
  };
  const offers = await call<{ versions: { version: number; hash: string }[] }>(
    ...([seller.request, site, 'POST', `${one}/offers`, { basedOn: 0, note: '', terms }] as const),
  );
  const { version, hash } = offers.versions[0]!;
  await call(client.request, site, 'POST', `${one}/acceptance`, { version, hash });
  const act = async (page: Page, path: string, data: object) => {
    const { revision, work } = (await (await page.request.get(site + one)).json()) as Project;
    const headers = { origin: site, 'if-match': `"${revision}"` };
    const to = `${site}${one}/milestones/${work.milestones[0]!.id}/${path}`;
    expect((await page.request.post(to, { data, headers })).status()).toBe(200);
  };
  await act(seller, 'deliveries', { note: 'Here it is.' });
  await act(client, 'decision', { is: 'accepted', note: '' });
  return { ...(await call<Project>(client.request, site, 'GET', one)), number };
}

async function download(page: Page, name: string) {
  const started = page.waitForEvent('download');
  await link(page.getByRole('main'), name).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

// @proves PRJ-01
test('both sides find the invoice and the archive on the project, and the invoice is one sheet of paper @soak', async ({
  page,
  browser,
  site,
}) => {
  const seller = await visitor(browser, site);
  const person = await settle(seller, site, { firstName: 'Sade' });
  const { handle } = await call<{ handle: string }>(seller.request, site, 'GET', '/api/me/profile');
  await settle(page, site, { firstName: 'Tolani' });
  const { number } = await agree(page, seller, site, handle);

  await open(page, `/verse/projects/${number}`);
  await openPapers(page);
  await unfold(page, 'Invoices and archive');
  const archive = await download(page, 'Download the archive (ZIP)');
  expect([archive.name, archive.bytes.subarray(0, 2).toString()]).toEqual([`project-${number}.zip`, 'PK']);
  await link(page.getByRole('list', { name: 'Invoices' }), 'INV-0001: Sketch').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice INV-0001' })).toBeVisible();
  await expect(page.getByText(nameOf(person), { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /To pay/ })).toContainText('₦150,000.50');
  await expectSound(page, 'an invoice');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print, or save as PDF' })).toBeHidden();
    expect(pagesOf(await page.pdf({ format: 'A4', printBackground: true })), colorScheme).toBe(1);
  }
  await page.emulateMedia({ media: 'screen' });
  await link(page.getByRole('main'), `Project ${number}`).click();
  await openPapers(page);
  await unfold(page, 'Invoices and archive');
  await expect(page.getByRole('list', { name: 'Invoices' })).toBeVisible();

  await page.getByRole('button', { name: 'Change the details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your details on invoices' });
  await dialog.getByLabel('Name on invoices').fill('Harbour Company');
  await dialog.getByLabel('Address on invoices').fill('7 Bode Street\nLagos');
  await expectSound(page, 'details on invoices');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const details = page.getByRole('region', { name: 'Your details on invoices' });
  await expect(details.getByText('Harbour Company')).toBeVisible();

  await open(page, '/verse/community');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByText('1 thing waits').click();
  await expect(waiting.getByText('Pay “Sketch”.')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(await linkOfRoom(page, 'Work', 'Next steps 1 waits for you')).toBeVisible();
  await expectSound(page, 'the community with next steps');
  await link(waiting, 'All next steps').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Next steps' })).toBeVisible();

  await open(seller, '/verse/projects?list=selling');
  const late = await download(seller, 'Late payments (CSV)');
  expect(late.bytes.toString()).toMatch(/^invoice,project,milestone,amount,currency,due_on,paid_on,days_late\r\n$/);
  await seller.close();
});
