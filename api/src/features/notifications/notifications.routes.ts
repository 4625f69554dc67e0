import { z } from 'zod';
import {
  notificationHeadSchema,
  notificationListSchema,
  readUpToSchema,
} from '@verse/api-contract/notifications.schema';
import { pageLength } from '@verse/api-contract/paging.schema';
import { type Browser, byPerson, type RateLimits, reply, type Route, route, taggedReply } from '../../platform/http';
import { CURSOR } from './cursor';
import type { Delivery } from './delivery';
import { type NotificationsService, UNKNOWN_LINE } from './notifications.service';

interface RoutesDependencies {
  service: NotificationsService;
  delivery: Delivery;
  sessionOf: (browser: Browser) => Promise<string>;
  rateLimits: RateLimits;
}

const PAGE = 20;
const NO_STORE = { 'Cache-Control': 'no-store' };
const PATH = '/api/notifications';
const head = { description: 'How things stand now', schema: notificationHeadSchema };
const listQuery = z.strictObject({
  cursor: z.string().regex(CURSOR, 'This is no cursor of this list.').optional(),
  limit: pageLength(PAGE),
});

function listRoutes({ service }: RoutesDependencies): Route[] {
  return [
    route(
      {
        method: 'get',
        path: PATH,
        summary: 'What the caller was told of, newest first',
        may: 'notifications.read',
        query: listQuery,
        answers: { 200: { description: 'A page of the list', schema: notificationListSchema } },
      },
      async ({ person, query }) => reply(200, await service.list(person.id, query), { headers: NO_STORE }),
    ),
    route(
      {
        method: 'patch',
        path: PATH,
        summary: 'Marks as read what was shown, and nothing that came meanwhile',
        may: 'notifications.read',
        body: readUpToSchema,
        answers: { 200: head },
      },
      async ({ person, body }) =>
        reply(200, await service.readUpTo(person.id, new Date(body.upTo)), { headers: NO_STORE }),
    ),
    route(
      {
        method: 'patch',
        path: `${PATH}/:id`,
        summary: 'Marks one as read',
        may: 'notifications.read',
        params: z.object({ id: z.string().regex(/^[\da-f]{24}$/) }),
        unknown: UNKNOWN_LINE,
        body: z.strictObject({ isUnread: z.literal(false) }),
        answers: { 200: head },
        refusals: [404],
      },
      async ({ person, params }) => reply(200, await service.readOne(person.id, params.id), { headers: NO_STORE }),
    ),
  ];
}

function liveRoutes({ service, delivery, sessionOf, rateLimits }: RoutesDependencies): Route[] {
  const openings = rateLimits({
    name: 'streams',
    windowMs: 60_000,
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
        summary: 'How many are unread, for pages that ask again and again',
        may: 'notifications.read',
        answers: { 200: head, 304: { description: 'Nothing has changed' } },
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
        summary: 'The same as server-sent events, told as it changes',
        may: 'notifications.read',
        limits: [openings],
        answers: { 200: { description: 'Events named head, beat and end', type: 'text/event-stream' } },
        refusals: [429, 503],
      },
      async ({ person, browser }) => {
        const leave = delivery.admit(person.id);
        try {
          const sessionId = await sessionOf(browser);
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
