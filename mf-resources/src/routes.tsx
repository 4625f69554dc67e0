import type { RouteObject } from 'react-router-dom';
import { asFailure, dataRoute, page } from '@verse/contract/page-route';
import { WORKSPACE_LISTS, WORKSPACE_PAGES } from './shared/workspace-paths';

/** Creates a route that only loads data for the pages of the editor workspace. */
const workspaceList = (name: keyof typeof WORKSPACE_LISTS) =>
  dataRoute<unknown>(
    `blog-management/${WORKSPACE_LISTS[name]}`,
    async () => (await import('./pages/lists/workspace-lists'))[name],
    'blog-management',
    name === 'tags' ? () => ({ asked: '', suggestions: [] }) : asFailure,
  );

/** Routes relative to `/resources`. */
export const routes: RouteObject[] = [
  page('', () => import('./pages/hub/hub')),
  page('blogs', () => import('./pages/blogs/blogs')),
  page('blogs/:id', () => import('./pages/blog/blog')),
  page('blog-management', () => import('./pages/blog-management/blog-management')),
  page(`blog-management/${WORKSPACE_PAGES.mine}`, () => import('./pages/my-posts/my-posts'), 'blog-management'),
  page(`blog-management/${WORKSPACE_PAGES.mine}/:id`, () => import('./pages/one-post/one-post'), 'blog-management'),
  page(
    `blog-management/${WORKSPACE_PAGES.review}`,
    () => import('./pages/review-queue/review-queue'),
    'blog-management',
  ),
  page(`blog-management/${WORKSPACE_PAGES.all}`, () => import('./pages/all-posts/all-posts'), 'blog-management'),
  workspaceList('posts'),
  workspaceList('versions'),
  workspaceList('tags'),
  page('digital-products', () => import('./pages/digital-products/digital-products')),
  page('tool-suggestions', () => import('./pages/tool-suggestions/tool-suggestions')),
  dataRoute(
    'tool-suggestions/list',
    async () => (await import('./pages/lists/suggestions')).loadSuggestions,
    'tool-suggestions',
    asFailure,
  ),
];
