/** @jest-environment node */
import type { PageAnswer } from '../../render/job';
import { PageCache } from './page-cache';
import { RenderedPage } from './rendered-page';

const MINUTE = 60_000;

/** Creates a cache with a controllable clock, for a page whose content tests can change. */
function cacheOf(first: PageAnswer) {
  const state = { now: 0, answer: first, renders: 0 };
  const cache = new PageCache(() => state.now);
  const visit = async (key = '/post', more: { isShortLived?: boolean; version?: string; variant?: string } = {}) => {
    const render = async () => {
      state.renders += 1;
      return new RenderedPage(state.answer);
    };
    const { page, state: how } = await cache.load(cache.find({ key, version: 'a', ...more }), render);
    // Lets the background render triggered by one visit finish before the next visit.
    await new Promise(setImmediate);
    return [page.status, String(await page.body('identity')), how];
  };
  return { cache, state, visit };
}

const page = (html: string, status = 200): PageAnswer => ({ status, render: 'ssr', html });
const GONE = page('not here', 404);
const BROKEN = page('error', 503);

// @proves GAP-024
test('a page that turns out to be gone while its copy is served is gone for the next visitors', async () => {
  for (const gone of [GONE, page('gone', 410), { status: 302, render: 'ssr', location: '/elsewhere' } as const]) {
    const { state, visit } = cacheOf(page('the post'));
    await visit();
    state.now = MINUTE;
    state.answer = gone;
    expect(await visit()).toEqual([200, 'the post', 'stale']);
    expect((await visit())[0]).toBe(gone.status);
    state.now += 100 * MINUTE;
    state.answer = { status: 200, render: 'csr:worker', html: 'skeleton' };
    expect((await visit())[1]).toBe('skeleton');
  }
});

// @proves R4
test('a page outlives an API that answers with errors for a day, without waiting for it each time', async () => {
  const { state, visit } = cacheOf(page('the post'));
  await visit();
  state.answer = BROKEN;
  state.now = 11 * MINUTE;
  expect(await visit()).toEqual([200, 'the post', 'error']);
  state.renders = 0;
  for (let visits = 0; visits < 100; visits++) expect(await visit()).toEqual([200, 'the post', 'error']);
  expect(state.renders).toBe(0);
  state.now = 23 * 60 * MINUTE;
  expect(await visit()).toEqual([200, 'the post', 'error']);
  state.now = 25 * 60 * MINUTE;
  expect((await visit())[0]).toBe(503);
});

// @proves GAP-024
test('an invalidated page is not served again, even if rendering fails or began before', async () => {
  const { cache, state, visit } = cacheOf(page('the post'));
  await visit();
  cache.invalidate(['/po*']);
  state.answer = BROKEN;
  expect((await visit())[0]).toBe(503);

  let finish = (_: RenderedPage) => undefined as void;
  const slow = cache.load(
    cache.find({ key: '/post', version: 'a' }),
    () => new Promise((resolve) => (finish = resolve)),
  );
  cache.invalidate(['/post']);
  finish(new RenderedPage(page('the post')));
  await slow;
  expect((await visit())[0]).toBe(503);
});

// @proves GAP-024 R4
test('a stale page is rendered before it is served, and its copy is the fallback when that fails', async () => {
  const { cache, state, visit } = cacheOf(page('old'));
  await visit();
  cache.markAllStale();
  state.answer = BROKEN;
  expect(await visit()).toEqual([200, 'old', 'error']);
  state.now = MINUTE;
  state.answer = page('new');
  expect(await visit()).toEqual([200, 'new', 'miss']);
  expect(await visit()).toEqual([200, 'new', 'hit']);
});

// @proves R19
test('made-up addresses evict no page', async () => {
  const { state, visit } = cacheOf(page('the post'));
  await visit();
  state.answer = GONE;
  for (let address = 0; address < 1000; address++) await visit(`/made-up-${address}`);
  state.answer = page('a list');
  for (let query = 0; query < 1000; query++) await visit(`/list?x=${query}`, { isShortLived: true });
  expect(await visit()).toEqual([200, 'the post', 'hit']);
  state.renders = 0;
  for (let visits = 0; visits < 10; visits++) await visit('/list?x=999', { isShortLived: true });
  expect(state.renders).toBe(0);
});

// @proves R19
test('a visited page stays in a full cache', async () => {
  const { visit } = cacheOf(page('a page'));
  await visit('/visited');
  for (let address = 0; address < 600; address++) {
    await visit(`/page-${address}`);
    await visit('/visited');
  }
  expect((await visit('/visited'))[2]).toBe('hit');
  expect((await visit('/page-0'))[2]).toBe('miss');
});

// @proves GAP-024
test('visitors who wait for the same page are all redirected to its target', async () => {
  const cache = new PageCache();
  let renders = 0;
  const render = async () => {
    renders += 1;
    await new Promise(setImmediate);
    return new RenderedPage({ status: 302, render: 'ssr', location: '/elsewhere' });
  };
  const answers = await Promise.all(
    [1, 2, 3].map(() => cache.load(cache.find({ key: '/moved', version: 'a' }), render)),
  );
  expect(answers.map(({ page: { status, location } }) => [status, location])).toEqual(
    Array(3).fill([302, '/elsewhere']),
  );
  expect(renders).toBe(1);
});

// @proves R19
test('a page is cached for each variant, and invalidated in all', async () => {
  const { cache, visit } = cacheOf(page('a page'));
  const variants = ['', 'mf-store@1'];
  for (const variant of variants) {
    expect((await visit('/store', { variant }))[2]).toBe('miss');
    expect((await visit('/store', { variant }))[2]).toBe('hit');
  }
  cache.invalidate(['/store']);
  for (const variant of variants) expect((await visit('/store', { variant }))[2]).toBe('miss');
});
