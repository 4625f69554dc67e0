import type { RequestHandler } from 'express';
import type { DbPort } from '../../store';
import type { Logger } from '../logging';
import { nameChangedPages } from './changed-pages';
import { changesRoute } from './changes-route';
import type { ContentEvents } from './content-events';
import { PageChanges } from './page-changes';

interface GatewayRoutesOptions {
  events: ContentEvents;
  db: DbPort;
  /** Gateway token; if it is missing, there is no invalidation feed. */
  token: string | undefined;
  logger: Logger;
}

/**
 * Announces changes to gateways, both in the response to the request that made them and in a feed that all gateways
 * poll.
 */
export async function openGatewayRoutes({
  events,
  db,
  token,
  logger,
}: GatewayRoutesOptions): Promise<readonly RequestHandler[]> {
  const pageNames = nameChangedPages(events);
  if (!token) return [pageNames];
  const failed = (error: unknown) => logger.error({ err: error }, 'failed to add a change to the feed; retrying later');
  const changes = new PageChanges(db, failed);
  events.subscribe(({ paths }) => changes.note({ paths }));
  await changes.note({ paths: [], isStart: true }).catch(failed);
  return [pageNames, changesRoute(changes, token)];
}
