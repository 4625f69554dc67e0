import type { RequestHandler } from 'express';
import type { DbPort } from '../../store';
import type { Logger } from '../logging';
import { changesRoute } from './changes-route';
import type { ContentEvents } from './content-events';
import { PageChanges } from './page-changes';
import { pagePurge } from './page-purge';

interface Gateways {
  events: ContentEvents;
  db: DbPort;
  urls: readonly string[];
  token: string;
  logger: Logger;
}

/**
 * Notifies gateways of changes at once, and keeps a list in the store for those that missed a notification.
 * @returns the handler for requests of gateways
 */
export async function tellGateways({ events, db, urls, token, logger }: Gateways): Promise<RequestHandler> {
  const failed = (error: unknown) => logger.error({ err: error }, 'a change is not on the list for gateways yet');
  const changes = new PageChanges(db, failed);
  events.subscribe(({ paths }) => changes.note({ paths }));
  events.subscribe(pagePurge({ urls, token }));
  await changes.note({ paths: [], isStart: true }).catch(failed);
  return changesRoute(changes, token);
}
