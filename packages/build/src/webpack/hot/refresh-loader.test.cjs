const PAGE = `import { definePage } from '../../shared/define-page';
export const { loader, Component, ErrorBoundary } = definePage({ View: () => null });`;

/** @param {string} source @returns {string} what the loader makes of it */
function load(source) {
  const callback = jest.fn();
  require('./refresh-loader.mjs').default.call(
    { callback, getOptions: () => ({ section: 'mf-store' }), rootContext: '/site', resourcePath: '/site/jobs.tsx' },
    source,
  );
  return callback.mock.calls[0][1];
}

it('a module without components is left as it is', () => {
  expect(load('export const a = 1;')).toBe('export const a = 1;');
});

it('a page registers the components of its definition, and keeps the lines of its source', () => {
  const loaded = load(PAGE);
  expect(loaded).toContain('= __definedPage($RefreshReg$, definePage, { View: () => null });');
  expect(loaded).toContain('registrar("mf-store jobs.tsx")');
  expect(loaded.split('\n').slice(0, 2)).toHaveLength(PAGE.split('\n').length);
});

it('a page that is defined again has the same families of components', () => {
  const { definedPage, registrar } = require('./browser/refresh.mjs');
  const runtime = require('react-refresh/runtime');
  const define = () => {
    const View = () => null;
    const page = definedPage(registrar('jobs.tsx'), ({ View }) => ({ loader: () => 1, Component: () => View }), {
      View,
      loader: () => 1,
      failed: { title: 'No jobs.' },
    });
    return { View, ...page };
  };
  const before = define();
  const now = define();
  for (const name of ['View', 'Component']) {
    expect(runtime.getFamilyByType(before[name])).toBeDefined();
    expect(runtime.getFamilyByType(now[name])).toBe(runtime.getFamilyByType(before[name]));
  }
  expect(runtime.getFamilyByType(now.loader)).toBeUndefined();
});
