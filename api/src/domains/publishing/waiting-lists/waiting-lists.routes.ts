import { z } from 'zod';
import {
  ownWaitingListsSchema,
  waitingAnswerSchema,
  waitingDeskSchema,
  waitingListNameSchema,
  waitingListsSchema,
  waitingOpeningSchema,
  waitingReceiptSchema,
  waitingRequestSchema,
  waitingTokenSchema,
} from '@verse/api-contract/publishing/waiting-lists.schema';
import { MINUTE_MS } from '@verse/api-contract/time';
import { NO_STORE, noContent, PUBLIC, type RateLimits, reply, type Route, route } from '../../../platform/http';
import type { Platform } from '../../../platform/open-platform';
import { UNKNOWN_LIST, type WaitingListsService } from './waiting-lists.service';

interface Dependencies {
  service: WaitingListsService;
  platform: Pick<Platform, 'rateLimits' | 'responses'>;
}

const AREA = 'waiting-lists';
const byList = { params: z.object({ list: waitingListNameSchema }), notFoundMessage: UNKNOWN_LIST };

export const limitRequests = (rateLimits: RateLimits) =>
  rateLimits({
    name: 'waiting-lists',
    windowMs: 10 * MINUTE_MS,
    limit: 20,
    message: 'That’s a lot of waiting lists. Please wait ten minutes.',
  });

function guestRoutes(service: WaitingListsService, rateLimits: RateLimits): Route[] {
  const limit = limitRequests(rateLimits);
  return [
    route(
      {
        method: 'post',
        path: '/api/waiting-lists/:list/requests',
        summary: 'Request a place on a waiting list, to be confirmed by email',
        permission: PUBLIC,
        ...byList,
        limits: [limit],
        body: waitingRequestSchema,
        responses: { 202: { description: 'The same for every address', schema: waitingReceiptSchema } },
        errors: [400, 403, 404, 409, 413, 415, 429],
      },
      async ({ params, body }) => {
        await service.ask(params.list, body.email);
        return reply(202, { message: 'Check your inbox and confirm your email.' }, NO_STORE);
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/waiting-lists/confirm',
        summary: 'Confirm a place with the token from the email',
        permission: PUBLIC,
        limits: [limit],
        body: waitingTokenSchema,
        responses: { 200: { description: 'The list', schema: waitingAnswerSchema } },
        errors: [400, 403, 404, 413, 415, 429],
      },
      async ({ body }) => reply(200, await service.confirm(body.token), NO_STORE),
    ),
    route(
      {
        method: 'post',
        path: '/api/waiting-lists/leave',
        summary: 'Leave a waiting list with the token from an email',
        permission: PUBLIC,
        limits: [limit],
        body: waitingTokenSchema,
        responses: { 204: { description: 'Left, or left before' } },
        errors: [400, 403, 404, 413, 415, 429],
      },
      async ({ body }) => {
        await service.leave(body.token);
        return noContent();
      },
    ),
  ];
}

const memberRoutes = (service: WaitingListsService): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/waiting-lists/own',
      summary: 'List the waiting lists that the caller is on',
      permission: 'waiting-lists.see-own',
      responses: { 200: { description: 'The lists', schema: ownWaitingListsSchema } },
    },
    async ({ person }) => reply(200, { names: await service.listOwn(person.id) }, NO_STORE),
  ),
  route(
    {
      method: 'put',
      path: '/api/waiting-lists/:list/place',
      summary: 'Join a waiting list',
      permission: 'waiting-lists.join',
      ...byList,
      responses: { 204: { description: 'The caller is on the list' } },
      errors: [404, 409],
    },
    async ({ person, params }) => {
      await service.join(person, params.list);
      return noContent();
    },
  ),
  route(
    {
      method: 'delete',
      path: '/api/waiting-lists/:list/place',
      summary: 'Leave a waiting list',
      permission: 'waiting-lists.see-own',
      ...byList,
      responses: { 204: { description: 'The caller is not on the list' } },
      errors: [404],
    },
    async ({ person, params }) => {
      await service.leaveAs(person, params.list);
      return noContent();
    },
  ),
];

const deskRoutes = (service: WaitingListsService): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/waiting-lists/desk',
      summary: 'Count the people on each waiting list',
      permission: 'waiting-lists.open',
      responses: { 200: { description: 'The lists with their numbers', schema: waitingDeskSchema } },
    },
    async () => reply(200, await service.desk(), NO_STORE),
  ),
  route(
    {
      method: 'post',
      path: '/api/waiting-lists/:list/opening',
      summary: 'Open a waiting list, and send one email to each person on it',
      permission: 'waiting-lists.open',
      ...byList,
      body: waitingOpeningSchema,
      responses: { 204: { description: 'Open; the letters are being written' } },
      errors: [400, 404, 409, 413, 415],
    },
    async ({ person, params, body }) => {
      await service.open(person, params.list, body.path);
      return noContent();
    },
  ),
];

export const waitingListsRoutes = ({ service, platform: { rateLimits, responses } }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/waiting-lists',
      summary: 'List the waiting lists, with those that have opened',
      permission: PUBLIC,
      responses: { 200: { description: 'All lists', schema: waitingListsSchema }, 304: { description: 'Unchanged' } },
    },
    () => responses.cachedResponse(AREA, 'all', async () => ({ body: { lists: await service.list() } })),
  ),
  ...guestRoutes(service, rateLimits),
  ...memberRoutes(service),
  ...deskRoutes(service),
];
