import type { RouteObject } from 'react-router-dom';
import { WORKSPACE_LISTS, WORKSPACE_PAGES } from './shared/workspace-paths';

/** Creates a route that only loads data for the pages of the editor workspace. */
const workspaceList = (name: keyof typeof WORKSPACE_LISTS): RouteObject => ({
  path: `blog-management/${WORKSPACE_LISTS[name]}`,
  handle: { chunk: 'mf-resources-blog-management' },
  lazy: async () => {
    const lists = await import(/* webpackChunkName: "mf-resources-blog-management" */ './pages/lists/workspace-lists');
    return { loader: lists[name] };
  },
});

/** Routes relative to `/resources`. */
export const routes: RouteObject[] = [
  {
    index: true,
    handle: { chunk: 'mf-resources-hub' },
    lazy: () => import(/* webpackChunkName: "mf-resources-hub" */ './pages/hub/hub'),
  },
  {
    path: 'blogs',
    handle: { chunk: 'mf-resources-blogs' },
    lazy: () => import(/* webpackChunkName: "mf-resources-blogs" */ './pages/blogs/blogs'),
  },
  {
    path: 'blogs/:id',
    handle: { chunk: 'mf-resources-blog' },
    lazy: () => import(/* webpackChunkName: "mf-resources-blog" */ './pages/blog/blog'),
  },
  {
    path: 'blog-management',
    handle: { chunk: 'mf-resources-blog-management' },
    lazy: () =>
      import(/* webpackChunkName: "mf-resources-blog-management" */ './pages/blog-management/blog-management'),
  },
  {
    path: `blog-management/${WORKSPACE_PAGES.mine}`,
    handle: { chunk: 'mf-resources-blog-management' },
    lazy: () => import(/* webpackChunkName: "mf-resources-blog-management" */ './pages/my-posts/my-posts'),
  },
  {
    path: `blog-management/${WORKSPACE_PAGES.mine}/:id`,
    handle: { chunk: 'mf-resources-blog-management' },
    lazy: () => import(/* webpackChunkName: "mf-resources-blog-management" */ './pages/one-post/one-post'),
  },
  {
    path: `blog-management/${WORKSPACE_PAGES.review}`,
    handle: { chunk: 'mf-resources-blog-management' },
    lazy: () => import(/* webpackChunkName: "mf-resources-blog-management" */ './pages/review-queue/review-queue'),
  },
  {
    path: `blog-management/${WORKSPACE_PAGES.all}`,
    handle: { chunk: 'mf-resources-blog-management' },
    lazy: () => import(/* webpackChunkName: "mf-resources-blog-management" */ './pages/all-posts/all-posts'),
  },
  workspaceList('posts'),
  workspaceList('versions'),
  workspaceList('tags'),
  {
    path: 'digital-products',
    handle: { chunk: 'mf-resources-digital-products' },
    lazy: () =>
      import(/* webpackChunkName: "mf-resources-digital-products" */ './pages/digital-products/digital-products'),
  },
  {
    path: 'tool-suggestions',
    handle: { chunk: 'mf-resources-tool-suggestions' },
    lazy: () =>
      import(/* webpackChunkName: "mf-resources-tool-suggestions" */ './pages/tool-suggestions/tool-suggestions'),
  },
  {
    path: 'tool-suggestions/list',
    handle: { chunk: 'mf-resources-tool-suggestions' },
    lazy: () => import(/* webpackChunkName: "mf-resources-tool-suggestions" */ './pages/lists/suggestions'),
  },
];
