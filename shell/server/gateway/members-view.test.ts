/** @jest-environment node */
import { ask, endAll, gateway } from '../../test/test-gateway';

afterEach(endAll);

/** Starts a gateway in front of one page that guests may not see, and counts the questions to the API. */
async function openSite(memberView: string | undefined, status = 200) {
  const asked: string[] = [];
  const site = await gateway({
    render: ({ isForMembers }) =>
      isForMembers
        ? { status: 200, render: 'ssr', html: '<html>for members</html>' }
        : { status: 404, render: 'ssr', html: '<html>not found</html>', ...(memberView ? { memberView } : {}) },
    api: ({ url, headers }, response) => {
      asked.push(`${url} ${headers.cookie ?? 'no cookie'}`);
      response.writeHead(headers.cookie === 'verse.session_token=ada' ? status : 401).end('{}');
    },
  });
  const open = (cookie?: string) => ask(site.origin, '/u/ada', { headers: cookie ? { cookie } : {} });
  return { open, asked };
}

const ADA = 'verse.session_token=ada';
const VIEW = '/api/members/ada/view';

// @proves SCR-10
test('a page that is a 404 for guests is a 200 for a member who may see it, and is kept nowhere', async () => {
  const { open, asked } = await openSite(VIEW);
  const guest = await open();
  expect([guest.status, guest.body]).toEqual([404, '<html>not found</html>']);
  expect(asked).toEqual([]);
  for (let times = 0; times < 2; times += 1) {
    const { status, body, headers } = await open(ADA);
    expect([status, body]).toEqual([200, '<html data-account="expected">for members</html>']);
    expect([headers['cache-control'], headers['x-robots-tag'], headers.link]).toEqual([
      'no-store',
      'noindex',
      undefined,
    ]);
  }
  expect(asked).toEqual([`${VIEW} ${ADA}`, `${VIEW} ${ADA}`]);
  for (const cookie of [undefined, 'verse.session_token=eve', 'theme=dark']) {
    const { status, body } = await open(cookie);
    expect([status, body.replace(' data-account="expected"', '')]).toEqual([404, '<html>not found</html>']);
  }
});

// @proves SCR-10
test.each([
  ['the API knows of no such page for the member', VIEW, 404],
  ['the API fails', VIEW, 503],
  ['the page names no path', undefined, 200],
  ['the page names a path outside the API', 'https://elsewhere.example/api/', 200],
])('the page stays a 404 if %s', async (_, memberView, status) => {
  const { open } = await openSite(memberView, status);
  expect((await open(ADA)).status).toBe(404);
});
