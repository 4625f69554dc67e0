import { z } from 'zod';
import {
  notificationHeadSchema,
  notificationListSchema,
  readUpToSchema,
} from '@verse/api-contract/community/notifications.schema';
import { pageLength } from '@verse/api-contract/paging.schema';
import { MINUTE_MS } from '@verse/api-contract/time';
import { byPerson, NO_STORE, type RateLimits, reply, type Route, route, taggedReply } from '../../../platform/http';
import type { Accounts } from '../../../platform/ports';
import type { Delivery } from './delivery';
import { type NotificationsService, UNKNOWN_LINE } from './notifications.service';

interface RoutesDependencies extends Pick<Accounts, 'findSession'> {
  service: NotificationsService;
  delivery: Delivery;
  rateLimits: RateLimits;
}

const PAGE = 20;
const PATH = '/api/notifications';
const head = { description: 'The current state', schema: notificationHeadSchema };
const listQuery = z.strictObject({ cursor: z.string().max(200).optional(), limit: pageLength(PAGE) });

function listRoutes({ service }: RoutesDependencies): Route[] {
  return [
    route(
      {
        method: 'get',
        path: PATH,
        summary: 'List the caller’s notifications, newest first',
        permission: 'notifications.read',
        query: listQuery,
        responses: { 200: { description: 'A page of the list', schema: notificationListSchema } },
      },
      async ({ person, query }) => reply(200, await service.list(person.id, query), NO_STORE),
    ),
    route(
      {
        method: 'patch',
        path: PATH,
        summary: 'Mark notifications up to a version as read',
        permission: 'notifications.read',
        body: readUpToSchema,
        responses: { 200: head },
      },
      async ({ person, body }) => reply(200, await service.readUpTo(person.id, new Date(body.upTo)), NO_STORE),
    ),
    route(
      {
        method: 'patch',
        path: `${PATH}/:id`,
        summary: 'Mark a notification as read',
        permission: 'notifications.read',
        params: z.object({ id: z.string().regex(/^[\da-f]{24}$/) }),
        notFoundMessage: UNKNOWN_LINE,
        body: z.strictObject({ isUnread: z.literal(false) }),
        responses: { 200: head },
        errors: [404],
      },
      async ({ person, params }) => reply(200, await service.readOne(person.id, params.id), NO_STORE),
    ),
  ];
}

function liveRoutes({ service, delivery, findSession, rateLimits }: RoutesDependencies): Route[] {
  const openings = rateLimits({
    name: 'streams',
    windowMs: MINUTE_MS,
    limit: 30,
    by: byPerson,
    here: true,
    message: 'Notifications come a little later. Please wait a moment.',
  });
  return [
    route(
      {
        method: 'get',
        path: `${PATH}/head`,
        summary: 'Count the unread notifications, for polling',
        permission: 'notifications.read',
        responses: { 200: head, 304: { description: 'Nothing has changed' } },
      },
      async ({ person }) => {
        const tag = String(await service.versionOf(person.id));
        return taggedReply(
          tag,
          { 'Cache-Control': 'private, no-cache', 'Content-Type': 'application/json' },
          async () => Buffer.from(JSON.stringify(await service.head(person.id))),
        );
      },
    ),
    route(
      {
        method: 'get',
        path: `${PATH}/stream`,
        summary: 'Stream state changes as server-sent events',
        permission: 'notifications.read',
        limits: [openings],
        responses: { 200: { description: 'Events named head, beat and end', type: 'text/event-stream' } },
        errors: [429, 503],
      },
      async ({ person, browser }) => {
        const leave = delivery.admit(person.id);
        try {
          const sessionId = await findSession(browser);
          return (_request, response) => delivery.open(response, { memberId: person.id, sessionId }, leave);
        } catch (error) {
          leave();
          throw error;
        }
      },
    ),
  ];
}

export const notificationsRoutes = (dependencies: RoutesDependencies): Route[] => [
  ...listRoutes(dependencies),
  ...liveRoutes(dependencies),
];
