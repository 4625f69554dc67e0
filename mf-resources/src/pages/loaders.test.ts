/** @jest-environment node */
import { ApiError } from '@verse/contract';
import { apiContext } from '@verse/contract/react';
import { RouterContextProvider } from 'react-router-dom';
import * as blog from './blog/blog';
import * as blogs from './blogs/blogs';
import * as hub from './hub/hub';

/** As on the server: there is no window. */
function argsFor(path: string, client: (path: string) => Promise<unknown>) {
  const context = new RouterContextProvider(new Map([[apiContext as never, client as never]]));
  return { request: new Request(`http://localhost${path}`), context, params: { id: 'one' } } as never;
}

const failing = (status: number) => () => Promise.reject(new ApiError(status, undefined));

describe('the loaders, on the server', () => {
  it('wait for the posts, so that the page is whole without scripts [GEN-03]', async () => {
    expect(await hub.loader(argsFor('/resources', () => Promise.resolve([])))).toEqual({ arriving: { value: { posts: [], approved: [] } } });
  });

  it('answer 404 for a post that is not there [BLD-08] [ERR-04]', async () => {
    const answer = await blog.loader(argsFor('/resources/blogs/one', failing(404)));
    expect(answer).toMatchObject({ init: { status: 404 }, data: { arriving: { failure: { status: 404 } } } });
  });

  it.each([0, 500, 503])('answer 503, which no cache keeps, when the API says %i [ERR-01] [ERR-03]', async (status) => {
    for (const load of [blogs.loader, hub.loader, blog.loader]) {
      expect(await load(argsFor('/resources/blogs', failing(status)))).toMatchObject({ init: { status: 503 } });
    }
  });

  it('let a mistake of ours through, so that it is reported [ERR-01]', async () => {
    await expect(blogs.loader(argsFor('/resources/blogs', () => Promise.reject(new TypeError('ours'))))).rejects.toThrow('ours');
  });
});
