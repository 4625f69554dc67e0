import {
  followAnswerSchema,
  handleParamsSchema,
  memberMessageSchema,
  memberProfileSchema,
  memberViewSchema,
  messageAnswerSchema,
} from '@verse/api-contract/profiles.schema';
import { byPerson, EVERYBODY, type RateLimits, reply, type Route, route } from '../../platform/http';
import { type MeetingService, UNKNOWN_MEMBER } from './meeting.service';

interface Dependencies {
  service: MeetingService;
  rateLimits: RateLimits;
}

const PATH = '/api/members/:handle';
const DAY_MS = 24 * 60 * 60_000;
const FOLLOWS_A_DAY = 200;
const NO_STORE = { headers: { 'Cache-Control': 'no-store' } };
const byHandle = { params: handleParamsSchema, unknown: UNKNOWN_MEMBER };
const SENT = 'Your message is on its way.';

/** Others as one sees them, and what one does with them. Every answer depends on privacy, so none is kept anywhere. */
export function membersRoutes({ service, rateLimits }: Dependencies): Route[] {
  const follows = rateLimits({
    name: 'follows',
    windowMs: DAY_MS,
    limit: FOLLOWS_A_DAY,
    by: byPerson,
    onlyAccepted: true,
    message: 'That was a lot of follows in a day. Please try again tomorrow.',
  });
  const follow = (method: 'put' | 'delete', summary: string) =>
    route(
      {
        method,
        path: `${PATH}/follow`,
        summary,
        may: 'members.meet',
        limits: method === 'put' ? [follows] : [],
        ...byHandle,
        answers: { 200: { description: 'As it is now', schema: followAnswerSchema } },
        refusals: [404, 409, 429, 503],
      },
      async ({ person, params }) => reply(200, await service.follow(person, params.handle, method === 'put'), NO_STORE),
    );
  return [
    route(
      {
        method: 'get',
        path: PATH,
        summary: 'A profile as everybody sees it, by its handle or a former one',
        may: EVERYBODY,
        ...byHandle,
        answers: { 200: { description: 'The profile', schema: memberProfileSchema } },
        refusals: [404],
      },
      async ({ params }) => reply(200, await service.forEverybody(params.handle), NO_STORE),
    ),
    route(
      {
        method: 'get',
        path: `${PATH}/view`,
        summary: 'A profile as the caller sees it',
        may: 'members.see',
        ...byHandle,
        answers: { 200: { description: 'The profile, and how the caller stands to it', schema: memberViewSchema } },
        refusals: [404],
      },
      async ({ person, params }) => reply(200, await service.see(person, params.handle), NO_STORE),
    ),
    follow('put', 'Follows a member'),
    follow('delete', 'Follows a member no more'),
    route(
      {
        method: 'post',
        path: `${PATH}/messages`,
        summary: 'Writes to a member. We mail it, and tell neither the address of the other',
        may: 'members.meet',
        ...byHandle,
        body: memberMessageSchema,
        answers: { 202: { description: 'On its way', schema: messageAnswerSchema } },
        refusals: [400, 404, 409, 413, 415, 429, 503],
      },
      async ({ person, params, body }) => {
        await service.write(person, params.handle, body.text);
        return reply(202, { message: SENT }, NO_STORE);
      },
    ),
  ];
}
