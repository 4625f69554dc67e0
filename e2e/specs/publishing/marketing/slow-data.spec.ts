import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test } from '../../../fixtures';
import { startGatewayBefore } from '../../../release-fixtures';

type Answer = 'held' | 'refused' | 'given';

/** Starts a gateway in front of the site under test that can delay or fail requests for services. */
async function gatewayWithServices(baseURL: string) {
  let answer: Answer = 'held';
  let waiting: (() => void)[] = [];
  const turn = (to: Answer) => {
    answer = to;
    waiting.forEach((go) => go());
    waiting = [];
  };
  const api = createServer((request, response) => {
    const pass = async () => {
      if (request.url === '/Data/services.json' && answer === 'refused') return void response.writeHead(503).end();
      const { status, headers, body } = await fetch(baseURL + request.url);
      response.writeHead(status, { 'content-type': headers.get('content-type') ?? '' });
      if (body) Readable.fromWeb(body as never).pipe(response);
      else response.end();
    };
    if (request.url === '/Data/services.json' && answer === 'held') waiting.push(() => void pass());
    else void pass();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { address, stop } = await startGatewayBefore(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  return {
    address,
    turn,
    async stop() {
      turn('given');
      await stop();
      api.closeAllConnections();
      api.close();
    },
  };
}

// @proves SVD-06 ERR-15
test('a service with slow data says "Loading..." in its layout, and is complete when they arrive', async ({
  page,
  baseURL,
  atEnd,
}) => {
  const { address, turn, stop } = await gatewayWithServices(baseURL ?? '');
  atEnd(stop);
  const answer = await page.goto(`${address}/services/service/direct-mentorship`);
  expect(answer?.headers()['x-render']).toMatch(/^csr:/);
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  turn('given');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Direct Mentorship');
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page).toHaveTitle('Direct Mentorship | Creativity Verse');
});

// @proves GAP-012 GAP-014
test('a page whose data fail shows a message at its own URL, and loads on "Try again" @soak', async ({
  page,
  baseURL,
  expectConsole,
  atEnd,
}) => {
  expectConsole(/503/, /public site/);
  const { address, turn, stop } = await gatewayWithServices(baseURL ?? '');
  atEnd(stop);
  turn('refused');
  for (const [path, title] of [
    ['/services', /Help from people/],
    ['/services/service/direct-mentorship', /^Direct Mentorship$/],
  ] as const) {
    turn('refused');
    const answer = await page.goto(address + path);
    expect(answer?.headers()['x-render']).toMatch(/^csr:/);
    await expect(page.getByRole('alert')).toContainText('This page is not available right now.');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    turn('given');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(address + path);
  }
});

// @proves GAP-016
test('the contact form works without the catalogue, ignoring a subject that it does not know @soak', async ({
  page,
  baseURL,
  expectConsole,
  atEnd,
}) => {
  expectConsole(/503/);
  const { address, turn, stop } = await gatewayWithServices(baseURL ?? '');
  atEnd(stop);
  turn('refused');
  await page.goto(`${address}/contact?service=direct-mentorship`);
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});
