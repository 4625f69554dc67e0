import { Suspense, use } from 'react';
import type { RouteObject } from 'react-router-dom';
import { ApiError } from '@verse/contract';
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

const renderRoute = (route: RouteObject) => {
  const mounted: RouteObject[] = [{ path: '/store', ...route } as RouteObject];
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

const renderComponent = (Page: () => React.ReactNode) => renderRoute({ element: <Page /> });

describe('a page whose loader fails', () => {
  const renderFailure = (status: number) =>
    renderRoute({
      element: <p>Jobs</p>,
      loader: () => Promise.reject(new ApiError(status, undefined)),
    });

  // @proves GAP-160
  it.each([400, 404])('has the status of the API, if that rejects the address with %i', async (status) => {
    const answer = await renderFailure(status);
    expect([answer.status, answer.render, answer.error]).toEqual([status, 'ssr', undefined]);
    expect(answer.html).toContain('Page Not Found');
  });

  it.each([0, 401, 429, 500, 503])('is left to the browser, if the API fails with %i', async (status) => {
    const { render, error } = await renderFailure(status);
    expect([render, error]).toEqual(['csr:loader', expect.stringContaining('ApiError')]);
  });
});

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

  it('is left to the browser when the part fails, even if the page has a fallback', async () => {
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
