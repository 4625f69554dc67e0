/** @type {(text: string, section?: string) => Promise<string>} */
const named = async (text, section = 'mf-verse') => require('./page-chunks.mjs').nameChunks(text, section);

/** @param {string} resourcePath @param {string} source @returns {string} */
const load = (resourcePath, source) => require('./page-chunks.mjs').default.call({ resourcePath }, source);

it('a page names its chunk after the section and its file, for webpack and for the server', async () => {
  expect(await named(`page('jobs', () => import('./pages/jobs/jobs'))`)).toBe(
    `page('jobs', () => import(/* webpackChunkName: "mf-verse-jobs" */ './pages/jobs/jobs'), 'mf-verse-jobs')`,
  );
});

it('pages that share a chunk name it', async () => {
  const text = `const é = 1;\npage(\`\${é}/:id\`, () => import('./a'), 'b');\npage('', () => import('./c'));`;
  expect((await named(text, 'mf-store')).split('\n')).toEqual([
    'const é = 1;',
    `page(\`\${é}/:id\`, () => import(/* webpackChunkName: "mf-store-b" */ './a'), 'mf-store-b');`,
    `page('', () => import(/* webpackChunkName: "mf-store-c" */ './c'), 'mf-store-c');`,
  ]);
});

it('a route may have only a part of its module', async () => {
  const text = `dataRoute(path, async () => (await import('./loaders'))[name], 'parts', asNull)`;
  const comment = '/* webpackChunkName: "mf-verse-parts" */';
  expect(await named(text)).toBe(
    `dataRoute(path, async () => (await import(${comment} './loaders'))[name], 'mf-verse-parts', asNull)`,
  );
});

it.each([
  `page('jobs', load)`,
  `page('jobs', () => import(file))`,
  `page('jobs', () => import('./jobs'), name)`,
  `page('jobs', () => Promise.all([import('./jobs'), import('./job')]))`,
])('%s would have no chunk of a known name', async (text) => {
  await expect(named(text)).rejects.toThrow('must import one file');
});

it('only files that import page are changed', () => {
  const call = `page('jobs', () => import('./jobs'));`;
  const table = `import { page } from '@verse/contract/page-route';\n${call}`;
  expect(load('/src/app/mf-verse/src/routes.tsx', table)).toContain('"mf-verse-jobs"');
  expect(load('/site/mf-verse/src/app/job-routes.ts', table)).toContain('"mf-verse-jobs"');
  expect(load('/site/mf-verse/src/routes.tsx', call)).toBe(call);
});
