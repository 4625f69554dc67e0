import { Suspense, use } from 'react';
import type { RouteObject } from 'react-router-dom';
import { createRouteSet, renderPage } from './render-page';

const shell = {
  section: 'shell',
  release: '0'.repeat(16),
  version: '0.1.0',
  builtAt: '2026-11-22T00:00:00.000Z',
  contract: 1,
  shared: {},
  publicPath: '/mf/shell/0/client/',
  chunks: {},
  files: {},
  parts: [],
  pages: {},
  folder: '/nowhere',
};

const renderComponent = (Page: () => React.ReactNode) => {
  const mounted: RouteObject[] = [{ path: '/store', element: <Page /> }];
  const job = {
    id: 1,
    kind: 'render' as const,
    url: '/store',
    composition: { sections: {}, parts: [], addresses: {} },
    outside: { 'community-chat': '' },
    shell,
    release: { ...shell, section: 'mf-store' },
    publicOrigin: 'https://verse.example',
  };
  return renderPage(job, createRouteSet('mf-store', mounted), () => Promise.reject(new Error('no call expected')));
};

describe('a page whose part is not ready when it is rendered', () => {
  it('is sent whole when the part arrives', async () => {
    const words = new Promise<string>((tell) => setTimeout(tell, 20, 'The late part.'));
    const Late = () => <p>{use(words)}</p>;
    const { render, html } = await renderComponent(() => (
      <Suspense fallback="Wait.">
        <Late />
      </Suspense>
    ));
    expect(render).toBe('ssr');
    expect(html).toContain('<p>The late part.</p>');
    expect(html).not.toContain('Wait.');
  });

  it('is left to the browser when the part fails, even where the page has something to show instead', async () => {
    const Broken = () => {
      throw new Error('no part');
    };
    const { render, html, error } = await renderComponent(() => (
      <Suspense fallback="Wait.">
        <Broken />
      </Suspense>
    ));
    expect(render).toBe('csr:render');
    expect(error).toContain('no part');
    expect(html).not.toContain('Wait.');
  });
});
