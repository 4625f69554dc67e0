import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, signInToDemo, soakUnless, test } from '../../../fixtures';
import { startOwnSite } from '../../../own-site';
import { photo } from '../../../pictures';
import {
  addCover,
  chooseView,
  fillIn,
  form,
  lostCharacters,
  openEditor,
  postsTitled,
  publishedNote,
  publishPost,
  VIEWS,
  wordsOf,
} from './editor';

const SAVED = /^Saved on the server at \d\d:\d\d$/;
const notPublished = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not published' });

for (const view of VIEWS) {
  const tag = soakUnless(view === 'Formatted');
  // @proves GAP-024 GAP-025
  test(`nothing is lost without network, and the post is sent once when the network is back: ${view}${tag}`, async ({
    page,
    signInAs,
    expectConsole,
  }) => {
    expectConsole(/Failed to|ERR_INTERNET_DISCONNECTED/);
    const words = wordsOf(`A poster printed in a tunnel, ${view}`);
    await signInAs('editor');
    await openEditor(page);
    await chooseView(page, view);
    await page.context().setOffline(true);
    await fillIn(page, words);
    await addCover(page);
    await expect(page.getByText('Not yet on the server: no connection, trying again')).toBeVisible();
    await publishPost(page);
    await expect(page.getByRole('alert').filter({ hasText: 'Not published' })).toBeVisible();
    expect(await lostCharacters(page, words)).toBe(0);

    await page.context().setOffline(false);
    await expect(publishedNote(page)).toBeVisible();
    expect(await postsTitled(page.request, words.Title)).toBe(1);
  });
}

// @proves GAP-024
test('a double click publishes once @soak', async ({ page, signInAs }) => {
  const words = wordsOf('A poster clicked twice');
  await signInAs('editor');
  await openEditor(page);
  await fillIn(page, words);
  await addCover(page);
  await publishPost(page, { clicks: 2 });
  await expect(publishedNote(page)).toBeVisible();
  expect(await postsTitled(page.request, words.Title)).toBe(1);
});

/** Starts a proxy to the site that can cut connections during a transfer. */
async function startLine() {
  const sockets = new Set<Socket>();
  let target = 0;
  let left = Infinity;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    far.pipe(near);
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    near.on('data', (bytes: Buffer) => {
      left -= bytes.length;
      if (left > 0) far.write(bytes);
      else for (const socket of sockets) socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port: number) => (target = port),
    cutAfter: (bytes: number) => (left = bytes),
    mend: () => (left = Infinity),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

// @proves GAP-024 API-05
test('an interrupted upload and a server killed meanwhile lose nothing: each post exists once @soak', async ({
  page,
  expectConsole,
  atEnd,
}) => {
  expectConsole(/Failed to|ERR_/);
  const line = await startLine();
  atEnd(line.close);
  const site = await startOwnSite({
    RATE_LIMIT_FACTOR: '100',
    DEMO: '1',
    PUBLIC_ORIGIN: `http://localhost:${line.port}`,
  });
  atEnd(site.stop);
  line.leadTo(site.port);
  await signInToDemo(page.request, site.address, 'editor');
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/blogs'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  const large = await photo();
  await openEditor(page, site.address);

  const cut = wordsOf('A poster cut in half');
  await fillIn(page, cut);
  await addCover(page, large);
  await expect(page.getByText(SAVED)).toBeVisible();
  line.cutAfter(large.length / 2);
  await publishPost(page);
  await expect(notPublished(page)).toBeVisible();
  line.mend();
  expect([await lostCharacters(page, cut), await postsTitled(page.request, cut.Title, site.address)]).toEqual([0, 0]);
  await publishPost(page);
  await expect(publishedNote(page)).toBeVisible();
  expect([await postsTitled(page.request, cut.Title, site.address), keys.length, new Set(keys).size]).toEqual([
    1, 2, 1,
  ]);

  const killed = wordsOf('A poster that outlived the press');
  await fillIn(page, killed);
  await addCover(page, large);
  await expect(page.getByText(SAVED)).toBeVisible();
  await publishPost(page);
  // The upload is complete, and the server is processing the pictures.
  await expect(page.getByRole('progressbar', { name: 'Preparing your pictures…' })).toBeVisible();
  await site.killApi();
  await expect(notPublished(page)).toBeVisible();
  expect(await lostCharacters(page, killed)).toBe(0);
  await site.restartApi();
  await publishPost(page);
  await expect(publishedNote(page)).toBeVisible({ timeout: 30_000 });
  expect([await postsTitled(page.request, killed.Title, site.address), keys.length, new Set(keys).size]).toEqual([
    1, 4, 2,
  ]);
  await expect(form(page).getByLabel('Title')).toHaveValue('');
});
