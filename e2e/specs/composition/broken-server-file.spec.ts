import { expect, soakUnless, test } from '../../fixtures';
import { eventually, ReleaseFolder, startGatewayOver } from '../../release-fixtures';

const remote = (route: string) =>
  `;module.exports = { default: { contract: module.exports.default.contract, routes: [${route}] } };`;

/** Faults in a remote's server file, each with the expected `x-render` value. The browser's files are intact. */
const FAULTS: { what: string; render: string; change: (text: string) => string }[] = [
  { what: 'throws at import', render: 'csr:load', change: (text) => `throw new Error("broken at import");${text}` },
  { what: 'has a syntax error', render: 'csr:load', change: (text) => `${text}\n}}}` },
  { what: 'never finishes its import', render: 'csr:load', change: (text) => `for(;;){}${text}` },
  { what: 'requires the file system', render: 'csr:load', change: (text) => `require("fs");${text}` },
  {
    what: 'has another contract',
    render: 'csr:load',
    change: (text) => `${text};module.exports = { default: { contract: 99, routes: [] } };`,
  },
  {
    what: 'has a loader that throws',
    render: 'csr:loader',
    change: (text) =>
      text + remote('{ index: true, loader() { throw new Error("broken loader"); }, Component: () => null }'),
  },
  {
    what: 'has a loader that never resolves',
    render: 'csr:loader-timeout',
    change: (text) => text + remote('{ index: true, loader: () => new Promise(() => {}), Component: () => null }'),
  },
  {
    what: 'throws while rendering',
    render: 'csr:render',
    change: (text) => text + remote('{ index: true, Component() { throw new Error("broken render"); } }'),
  },
  {
    what: 'never finishes rendering',
    render: 'csr:worker',
    change: (text) => text + remote('{ index: true, Component() { for (;;) {} } }'),
  },
];

/** One fault for each value of `x-render`, without `csr:worker`, which the last test shows. */
const DAILY = new Set(
  FAULTS.filter(
    ({ render }, at) => render !== 'csr:worker' && FAULTS.findIndex((one) => one.render === render) === at,
  ).map(({ what }) => what),
);

for (const { what, render, change } of FAULTS) {
  const tag = soakUnless(DAILY.has(what));
  // @proves GEN-09
  test(`the browser renders the page when the server file ${what}, and x-render says ${render}${tag}`, async ({
    page,
    baseURL,
    expectConsole,
    atEnd,
  }) => {
    expectConsole(/favicon/);
    const releases = await ReleaseFolder.create();
    atEnd(() => releases.remove());
    const good = await releases.add('mf-store');
    await releases.add('mf-resources');
    await releases.activate(
      'mf-store',
      await releases.vary('mf-store', good, (name, text) => (name === 'server/remote.cjs' ? change(text) : text)),
    );
    const gateway = await startGatewayOver(releases, baseURL ?? '');
    atEnd(gateway.stop);

    const answer = await page.goto(`${gateway.address}/store`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['x-render']).toBe(render);
    await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
    expect(
      (
        await eventually(
          () => fetch(`${gateway.address}/resources/blogs`),
          ({ headers }) => headers.get('x-render') === 'ssr',
        )
      ).status,
    ).toBe(200);
  });
}

// @proves GEN-09
test('a release that does not load on the server does not replace the one that does', async ({ baseURL, atEnd }) => {
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  const good = await releases.add('mf-store');
  const gateway = await startGatewayOver(releases, baseURL ?? '');
  atEnd(gateway.stop);
  const bad = await releases.vary('mf-store', good, (name, text) =>
    name === 'server/remote.cjs' ? `throw new Error("broken");${text}` : text,
  );
  await releases.activate('mf-store', bad);
  await eventually(
    () => Promise.resolve(gateway.log.join('')),
    (log) => log.includes('release rejected'),
  );

  const answer = await fetch(`${gateway.address}/store`);
  const html = await answer.text();
  expect(answer.headers.get('x-render')).toBe('ssr');
  expect(html).toContain(`/mf/mf-store/${good}/`);
  expect(html).not.toContain(bad);
});

// @proves GEN-09
test('a release that kills two render workers becomes a client-render fallback for a while', async ({
  baseURL,
  atEnd,
}) => {
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  const good = await releases.add('mf-store');
  const loops = FAULTS.find(({ render }) => render === 'csr:worker');
  await releases.activate(
    'mf-store',
    await releases.vary('mf-store', good, (name, text) =>
      name === 'server/remote.cjs' ? (loops?.change(text) ?? text) : text,
    ),
  );
  const gateway = await startGatewayOver(releases, baseURL ?? '');
  atEnd(gateway.stop);
  const ask = async () => (await fetch(`${gateway.address}/store`)).headers.get('x-render');
  expect(await ask()).toBe('csr:worker');
  expect(await ask()).toBe('csr:worker');
  expect(await ask()).toBe('csr:quarantine');
});
