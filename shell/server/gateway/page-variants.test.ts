/** @jest-environment node */
import { ask, endAll, gateway } from '../../test/test-gateway';

afterEach(endAll);

const MEMBER = 'verse.session_token=secret';
const HASH = `'sha256-${'A'.repeat(43)}='`;

const openSite = () =>
  gateway({
    render: () => ({ status: 200, render: 'ssr', html: '<!DOCTYPE html><html lang="en"></html>', styles: [HASH] }),
  });

// @proves GAP-076 GEN-03
test('guests and members share one rendered page, and the tag of the document says which links to show', async () => {
  const site = await openSite();
  const tagFor = async (cookie: string) =>
    /<html[^>]*>/.exec((await ask(site.origin, '/about', { headers: { cookie } })).body)?.[0];
  expect(await tagFor('')).toBe('<html lang="en">');
  expect(await tagFor(MEMBER)).toBe('<html data-account="expected" lang="en">');
  expect(await tagFor(`__Host-${MEMBER}; verse-theme=dark`)).toBe(
    '<html data-theme="dark" data-account="expected" lang="en">',
  );
  for (const cookie of ['verse.session_token=', 'other-verse.session_token=a', 'verse.browser=a'])
    expect([cookie, await tagFor(cookie)]).toEqual([cookie, '<html lang="en">']);
  expect([site.jobs, site.asked]).toEqual([['/about'], []]);
});

// @proves GAP-076
test('a browser that signs in or out gets the other form of a page that it has kept', async () => {
  const site = await openSite();
  const open = (cookie: string, tag = '') =>
    ask(site.origin, '/about', { headers: { cookie, ...(tag ? { 'if-none-match': tag } : {}) } });
  const guest = await open('');
  expect(guest.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(guest.headers.vary).toContain('cookie');
  const tag = String(guest.headers.etag);
  expect((await open('', tag)).status).toBe(304);
  const member = await open(MEMBER, tag);
  expect([member.status, (await open(MEMBER, String(member.headers.etag))).status]).toEqual([200, 304]);
});

// @proves R17
test('the policy of a page allows the style sheets inside it by hash, and nothing else that is inline', async () => {
  const site = await openSite();
  const policyOf = async (path: string) => String((await ask(site.origin, path)).headers['content-security-policy']);
  const page = await policyOf('/about');
  const plain = await policyOf('/healthz');
  expect(page).toContain(`style-src 'self' ${HASH} 'sha256-`);
  expect(page.replace(` ${HASH}`, '')).toBe(plain);
  expect(plain).toMatch(/style-src 'self' 'sha256-[^']+';/);
});
