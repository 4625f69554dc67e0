import { z } from 'zod';
import {
  deskMemberSchema,
  deskPeopleQuerySchema,
  deskPeopleSchema,
  deskSanctionSchema,
  newSanctionSchema,
  ownSanctionAppealSchema,
  ownSanctionListSchema,
  ownSanctionSchema,
  sanctionAnswerSchema,
  sanctionAppealListSchema,
  sanctionEndSchema,
  sanctionLinkAppealSchema,
  sanctionLinkSchema,
  spreadQuerySchema,
  spreadSchema,
} from '@verse/api-contract/identity/people-desk.schema';
import { SPREAD_KINDS } from '@verse/api-contract/identity/people-desk.values';
import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import type { SpreadContent } from '../../../platform/feature';
import { type Person, PUBLIC, type RateLimits, reply, requiredKey, type Route, route } from '../../../platform/http';
import type { DeskAccounts } from '../accounts';
import type { AppealLinks } from './appeal-links';
import type { PeopleService } from './people.service';
import { ownSanctionView, personView, sanctionView } from './people-desk.view';
import {
  maySuspendForever,
  type Sanction,
  sanctionsFor,
  UNKNOWN_PERSON,
  UNKNOWN_SANCTION,
  unknownPerson,
} from './sanction';
import type { SanctionsService } from './sanctions.service';

interface Dependencies {
  people: PeopleService;
  sanctions: SanctionsService;
  desk: DeskAccounts;
  spreads: () => readonly SpreadContent[];
  links: AppealLinks;
  rateLimits: RateLimits;
  now: () => Date;
}

const id = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
const ofPerson = { params: id, notFoundMessage: UNKNOWN_PERSON };
const ofSanction = { params: id, notFoundMessage: UNKNOWN_SANCTION };
const oneSanction = { 200: { description: 'The decision', schema: deskSanctionSchema } };
const ownSanction = { 200: { description: 'The decision', schema: ownSanctionSchema } };

function createViews({ desk, now }: Dependencies) {
  const all = async (person: Person, sanctions: readonly Sanction[]) => {
    const ids = sanctions.flatMap(({ memberId, by }) => [memberId, by]);
    const accounts = await desk.findAll([...new Set(ids)]);
    return sanctions.map((one) => sanctionView(person, one, accounts, now()));
  };
  return { all, one: async (person: Person, one: Sanction) => (await all(person, [one]))[0] };
}

function peopleRoutes(dependencies: Dependencies): Route[] {
  const { people, sanctions, desk, spreads, now } = dependencies;
  const views = createViews(dependencies);
  return [
    route(
      {
        method: 'get',
        path: '/api/desk/people',
        summary: 'Search members by the beginning of a name, a handle or an address',
        permission: 'people.look-up',
        query: deskPeopleQuerySchema,
        responses: { 200: { description: 'The members found', schema: deskPeopleSchema } },
        errors: [400],
      },
      async ({ person, query }) => {
        const { people: found, isMore } = await people.search(person, query.q);
        return reply(200, { people: found.map((one) => personView(person, one)), isMore });
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/desk/people/:id',
        summary: 'Get a member’s history; recorded in the audit log',
        permission: 'people.look-up',
        ...ofPerson,
        responses: { 200: { description: 'The member', schema: deskMemberSchema } },
        errors: [404],
      },
      async ({ person, params }) => {
        const { found, lists, sessions } = await people.open(person, params.id);
        const may = sanctionsFor(person, found.account);
        return reply(200, {
          person: personView(person, found),
          sanctions: await views.all(person, await sanctions.listOfMember(params.id)),
          records: lists.map(({ kind, entries, isMore }) => ({
            kind,
            entries: entries.map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry })),
            isMore,
          })),
          sessions,
          may,
          mayForever: may.length > 0 && maySuspendForever(person),
        });
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/desk/people/:id/spread',
        summary: 'Count what an erasure would hide',
        permission: 'people.sanction',
        ...ofPerson,
        query: spreadQuerySchema,
        responses: { 200: { description: 'The counts', schema: spreadSchema } },
        errors: [400, 404],
      },
      async ({ params, query }) => {
        if (!(await desk.find(params.id))) throw unknownPerson();
        const since = new Date(now().getTime() - query.days * DAY_MS);
        const counts = await Promise.all(
          SPREAD_KINDS.map(async (what) => {
            const source = spreads().find((one) => one.what === what);
            return [what, (await source?.count(params.id, since)) ?? 0] as const;
          }),
        );
        return reply(200, Object.fromEntries(counts));
      },
    ),
  ];
}

function sanctionRoutes(dependencies: Dependencies): Route[] {
  const { sanctions } = dependencies;
  const views = createViews(dependencies);
  return [
    route(
      {
        method: 'post',
        path: '/api/desk/people/:id/sanctions',
        summary: 'Add a sanction: a warning, silence, suspension or erasure; idempotent by Idempotency-Key',
        permission: 'people.sanction',
        ...ofPerson,
        headers: requiredKey,
        body: newSanctionSchema,
        responses: oneSanction,
        errors: [400, 403, 404, 409, 413, 415],
      },
      async ({ person, params, body, headers }) =>
        reply(
          200,
          await views.one(person, await sanctions.impose(person, params.id, body, headers['Idempotency-Key'])),
        ),
    ),
    route(
      {
        method: 'get',
        path: '/api/desk/sanctions',
        summary: 'List the appeals against sanctions that wait for an answer, oldest first',
        permission: 'people.sanction',
        responses: { 200: { description: 'The sanctions', schema: sanctionAppealListSchema } },
      },
      async ({ person }) => reply(200, { sanctions: await views.all(person, await sanctions.listAppealed()) }),
    ),
    route(
      {
        method: 'post',
        path: '/api/desk/sanctions/:id/end',
        summary: 'Withdraw a sanction before its end',
        permission: 'people.sanction',
        ...ofSanction,
        body: sanctionEndSchema,
        responses: oneSanction,
        errors: [400, 404, 409, 413, 415],
      },
      async ({ person, params, body }) =>
        reply(200, await views.one(person, await sanctions.takeBack(person, params.id, body.reason))),
    ),
    route(
      {
        method: 'post',
        path: '/api/desk/sanctions/:id/answer',
        summary: 'Submit the answer to an appeal against another person’s sanction',
        permission: 'people.sanction',
        ...ofSanction,
        body: sanctionAnswerSchema,
        responses: oneSanction,
        errors: [400, 404, 409, 413, 415],
      },
      async ({ person, params, body }) =>
        reply(200, await views.one(person, await sanctions.answer(person, params.id, body))),
    ),
  ];
}

function memberRoutes({ sanctions, links, rateLimits, now }: Dependencies): Route[] {
  const limit = rateLimits({
    name: 'appeal-links',
    windowMs: 10 * MINUTE_MS,
    limit: 30,
    message: 'Please wait a few minutes before you try again.',
  });
  const byLink = async (token: string) => sanctions.find(links.read(token));
  return [
    route(
      {
        method: 'get',
        path: '/api/me/sanctions',
        summary: 'List the sanctions against the caller, newest first',
        permission: 'moderation.see-own',
        responses: { 200: { description: 'The sanctions', schema: ownSanctionListSchema } },
      },
      async ({ person }) =>
        reply(200, { sanctions: (await sanctions.listOfMember(person.id)).map((one) => ownSanctionView(one, now())) }),
    ),
    route(
      {
        method: 'post',
        path: '/api/me/sanctions/:id/appeal',
        summary: 'Submit an appeal against a sanction, once',
        permission: 'moderation.see-own',
        ...ofSanction,
        body: ownSanctionAppealSchema,
        responses: ownSanction,
        errors: [400, 404, 409, 413, 415],
      },
      async ({ person, params, body }) =>
        reply(200, ownSanctionView(await sanctions.appealOwn(person, params.id, body.text), now())),
    ),
    route(
      {
        method: 'post',
        path: '/api/sanction-appeals/read',
        summary: 'Get a sanction by the link in its email, without signing in',
        permission: PUBLIC,
        limits: [limit],
        body: sanctionLinkSchema,
        responses: ownSanction,
        errors: [400, 403, 404, 413, 415, 429],
      },
      async ({ body }) => reply(200, ownSanctionView(await byLink(body.token), now())),
    ),
    route(
      {
        method: 'post',
        path: '/api/sanction-appeals',
        summary: 'Submit an appeal by the link in the email about a sanction, without signing in',
        permission: PUBLIC,
        limits: [limit],
        body: sanctionLinkAppealSchema,
        responses: ownSanction,
        errors: [400, 403, 404, 409, 413, 415, 429],
      },
      async ({ body }) =>
        reply(200, ownSanctionView(await sanctions.appeal(await byLink(body.token), body.text), now())),
    ),
  ];
}

export const peopleDeskRoutes = (dependencies: Dependencies): Route[] => [
  ...peopleRoutes(dependencies),
  ...sanctionRoutes(dependencies),
  ...memberRoutes(dependencies),
];
