/** @jest-environment node */
import { type LoaderFunction, RouterContextProvider } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { apiContext } from '@verse/contract/react';
import { routes } from '../routes';
import * as blog from './blog/blog';
import * as blogs from './blogs/blogs';
import * as hub from './hub/hub';

/** Returns loader arguments as on the server, where there is no window. */
function argsFor(path: string, client: (path: string) => Promise<unknown>) {
  const context = new RouterContextProvider(new Map([[apiContext as never, client as never]]));
  return { request: new Request(`http://localhost${path}`), context, params: { id: 'one' } } as never;
}

const failing = (status: number) => () => Promise.reject(new ApiError(status, undefined));

describe('the loaders, on the server', () => {
  // @proves GEN-03
  it('wait for the posts, so that the page is complete without scripts', async () => {
    expect(await hub.loader(argsFor('/resources', () => Promise.resolve([])))).toEqual({
      arriving: { ok: true, value: { posts: { ok: true, value: [] }, approved: [] } },
    });
  });

  // @proves BLD-08 ERR-04
  it('answer 404 for a post that does not exist', async () => {
    const answer = await blog.loader(argsFor('/resources/blogs/one', failing(404)));
    expect(answer).toMatchObject({ init: { status: 404 }, data: { arriving: { ok: false, status: 404 } } });
  });

  // @proves ERR-01 ERR-03
  it.each([0, 500, 503])('answer 503, which no cache keeps, when the API says %i', async (status) => {
    for (const load of [blogs.loader, hub.loader, blog.loader]) {
      expect(await load(argsFor('/resources/blogs', failing(status)))).toMatchObject({ init: { status: 503 } });
    }
  });

  it('answer 404 for a direct visit to a data route, without calling the API', async () => {
    const client = jest.fn();
    const loaders = routes.flatMap(({ loader }) => (loader ? [loader as LoaderFunction] : []));
    expect(loaders).toHaveLength(4);
    for (const load of loaders) {
      const answer = Promise.resolve(load(argsFor('/resources/blog-management/list', client)));
      await expect(answer).rejects.toMatchObject({ status: 404 });
    }
    expect(client).not.toHaveBeenCalled();
  });

  // @proves ERR-01
  it('rethrow unexpected errors, so that they are reported', async () => {
    await expect(
      blogs.loader(argsFor('/resources/blogs', () => Promise.reject(new TypeError('ours')))),
    ).rejects.toThrow('ours');
  });
});
