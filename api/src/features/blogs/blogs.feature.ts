import { Router } from 'express';
import type { ContentEvents } from '../../platform/events';
import type { Feature } from '../../platform/http';
import { addBlogsRoutes, type BlogsRoutesDependencies } from './blogs.routes';
import { blogOperations, editingOperations } from './blogs.schema';
import { createBlogsService, type BlogsServiceDependencies } from './blogs.service';
import { removeDeleted, type DeletionsDependencies } from './deletions';
import { addEditingRoutes, type EditingRoutesDependencies } from './editing.routes';
import { createEditingService, type EditingServiceDependencies } from './editing.service';
import { addPublishingRoutes, type PublishingRoutesDependencies } from './publishing.routes';
import { createPublishingService, type PublishingServiceDependencies } from './publishing.service';
import { Totals } from './totals';
import { addVersionsRoutes, type VersionsRoutesDependencies } from './versions.routes';
import { versionOperations } from './versions.schema';
import { createVisibility } from './visibility';

export type BlogsDependencies = BlogsServiceDependencies &
  PublishingServiceDependencies &
  Omit<EditingServiceDependencies, 'pictures'> &
  Omit<BlogsRoutesDependencies, 'service'> &
  Omit<PublishingRoutesDependencies, 'publishing'> &
  Omit<EditingRoutesDependencies, 'editing'> &
  Omit<DeletionsDependencies, 'undoDays'> &
  Omit<VersionsRoutesDependencies, 'editing'> & { events: Pick<ContentEvents, 'changed'>; deletedPostsDays: number };

export interface BlogsFeature extends Feature {
  /** Publishes scheduled posts whose time has come; gives their number. */
  publishDue: () => Promise<number>;
  /** Removes for good what was deleted too long ago to be undone; gives the number. */
  removeDeleted: () => Promise<number>;
}

export function createBlogsFeature(dependencies: BlogsDependencies): BlogsFeature {
  const totals = new Totals(dependencies.bodies.lifetimeMs);
  const visibility = createVisibility({ ...dependencies, totals });
  const editing = createEditingService({ ...dependencies, visibility });
  const router = Router();
  // `mine` before `:id`, which would take it for one.
  addEditingRoutes(router, { ...dependencies, editing });
  addVersionsRoutes(router, { ...dependencies, editing });
  addBlogsRoutes(router, { ...dependencies, service: createBlogsService({ ...dependencies, totals }) });
  addPublishingRoutes(router, { ...dependencies, publishing: createPublishingService({ ...dependencies, visibility }) });
  return {
    name: 'blogs',
    router,
    operations: [...blogOperations, ...editingOperations, ...versionOperations],
    publishDue: () => editing.publishDue(),
    removeDeleted: () => removeDeleted({ ...dependencies, undoDays: dependencies.deletedPostsDays }),
  };
}
