import type { Feature } from '../../platform/http';
import { createBlogsRouter, type BlogsRoutesDependencies } from './blogs.routes';
import { blogOperations } from './blogs.schema';
import { createBlogsService, type BlogsServiceDependencies } from './blogs.service';

export type BlogsDependencies = BlogsServiceDependencies & Omit<BlogsRoutesDependencies, 'service'>;

export function createBlogsFeature(dependencies: BlogsDependencies): Feature {
  const service = createBlogsService(dependencies);
  return { name: 'blogs', router: createBlogsRouter({ ...dependencies, service }), operations: blogOperations };
}
