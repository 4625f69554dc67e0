import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, linkOfRoom, signInToDemo, test } from '../../fixtures';
import { startOwnSite } from '../../own-site';
import { advanceClock } from '../../people';
import { eventually, ReleaseFolder } from '../../release-fixtures';
import { decide } from './decide-suggestion';

/** How long no API process is running. `npm run soak -- notices` sets five seconds, and more rounds. */
const AWAY_MS = Number(process.env.NOTICES_AWAY_MS ?? 500);
const ROUNDS = Number(process.env.NOTICES_ROUNDS ?? 1);
/** A broken stream reconnects within six seconds, and a gateway needs slightly longer to use a process again. */
const BACK = { timeout: 30_000 };

const mark = (page: Page) => linkOfRoom(page, 'Me', /^Notifications/);
const expectUnread = async (page: Page, count: number) =>
  expect(await mark(page)).toHaveAccessibleName(
    `Notifications ${count} unread ${count === 1 ? 'notification' : 'notifications'}`,
    BACK,
  );

/** Creates a browser for a member, and a staff member who decides on that member's suggestions. */
async function people(browser: Browser, site: string) {
  const member = await browser.newContext();
  const staff = await browser.newContext();
  await signInToDemo(member.request, site, 'member');
  await signInToDemo(staff.request, site, 'editor');
  return { member, tell: (through: string) => decide({ member: member.request, staff: staff.request, site, through }) };
}

/** Buffers every response until it is complete, as some proxies do. A stream never completes. */
async function startBufferingProxy(target: string) {
  const server = createServer((request, response) => {
    const closed = new AbortController();
    response.once('close', () => closed.abort());
    const { host: _host, connection: _connection, ...headers } = request.headers as Record<string, string>;
    fetch(target + request.url, { headers, redirect: 'manual', signal: closed.signal })
      .then(async (answer) => {
        const body = Buffer.from(await answer.arrayBuffer());
        const { 'content-encoding': _coded, 'transfer-encoding': _sent, ...rest } = Object.fromEntries(answer.headers);
        response.writeHead(answer.status, { ...rest, 'content-length': body.length }).end(body);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Behind {
  member: BrowserContext;
  site: string;
  tell: () => Promise<string>;
}

/**
 * Expects that, behind a proxy that buffers streams, the page eventually falls back to polling and receives the
 * notification.
 */
async function expectNotifiedBehindProxy({ member, site, tell }: Behind, unread: number) {
  const proxy = await startBufferingProxy(site);
  const page = await member.newPage();
  await page.clock.install();
  await page.clock.resume();
  // The page receives notifications from the moment it requests the stream.
  const stream = page.waitForRequest(`${proxy.address}/api/notifications/stream`);
  await page.goto(`${proxy.address}/verse/feed`);
  await stream;
  await tell();
  const isPoll = (address: URL) => address.pathname === '/api/notifications/head';
  const polled = page.waitForResponse((response) => isPoll(new URL(response.url())));
  // Advances the clock so that the stream appears silent for too long, and runs the page's five-second check. Does not
  // run all timers in between, because scripts that are still loading would time out.
  await page.clock.setSystemTime(Date.now() + 25_000);
  await advanceClock(page, 5000);
  const poll = await polled;
  expect(poll.status()).toBe(200);
  await expectUnread(page, unread);
  await page.close();
  await proxy.stop();
}

// @proves GAP-065
test('a notification during a deployment of the section reaches the open page, and so does the next @soak', async ({
  browser,
  atEnd,
}) => {
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  const first = await releases.add('mf-verse');
  const next = await releases.vary('mf-verse', first, (_, text) => text);
  const site = await startOwnSite({ DEMO: '1', SEED: '0', RATE_LIMIT_FACTOR: '10000' });
  atEnd(site.stop);
  const gateway = await site.addGateway(undefined, { RELEASES_DIR: releases.dir });
  atEnd(gateway.stop);
  const { member, tell } = await people(browser, site.address);
  const page = await member.newPage();
  await page.goto(`${gateway.address}/verse/feed`);
  await expect(await mark(page)).toHaveAccessibleName('Notifications');
  await Promise.all([releases.activate('mf-verse', next), tell(site.address)]);
  await expectUnread(page, 1);
  const htmlOf = async () => (await member.request.get(`${gateway.address}/verse/feed`)).text();
  await eventually(htmlOf, (html) => html.includes(next) && !html.includes(first));
  await tell(site.address);
  await expectUnread(page, 2);
  await page.reload();
  await expectUnread(page, 2);
  await member.close();
});

// @proves GAP-065
test('a notification reaches the page after kills, restarts, and behind a buffering proxy, once each @soak', async ({
  browser,
  atEnd,
}) => {
  const site = await startOwnSite({ DEMO: '1', SEED: '0', RATE_LIMIT_FACTOR: '10000' });
  atEnd(site.stop);
  const other = await site.addApi();
  let second = await other.start();
  atEnd(() => second.stop('SIGKILL'));
  const gateway = await site.addGateway([site.apiAddress, other.address]);
  atEnd(gateway.stop);
  const { member, tell } = await people(browser, site.address);
  // The host must be identical, because cookies are scoped by host.
  const [one, another] = [site.apiAddress, other.address].map((address) => address.replace('127.0.0.1', 'localhost'));
  const page = await member.newPage();
  await page.goto(`${gateway.address}/verse/feed`);
  await expect(await mark(page)).toHaveAccessibleName('Notifications');
  const notified: string[] = [];
  const expectNotification = async (through: string) => {
    notified.push(await tell(through));
    await expectUnread(page, notified.length);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    // One process serves the stream, and the other one writes.
    await expectNotification(one!);
    await expectNotification(another!);
    await site.killApi();
    await expectNotification(another!);
    await site.restartApi();
    await second.stop('SIGKILL');
    await expectNotification(one!);
    await Promise.all([site.stopApi(), new Promise((resolve) => setTimeout(resolve, AWAY_MS))]);
    await site.restartApi();
    second = await other.start();
    await expectNotification(another!);
  }
  const behind = { member, site: gateway.address, tell: async () => (notified[notified.length] = await tell(one!)) };
  await expectNotifiedBehindProxy(behind, notified.length + 1);
  await page.goto(`${gateway.address}/verse/notifications`);
  for (const name of notified) await expect(page.getByText(`“${name}”`)).toHaveCount(1);
  await member.close();
});
