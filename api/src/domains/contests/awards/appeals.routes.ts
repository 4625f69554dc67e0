import { z } from 'zod';
import {
  appealDecisionSchema,
  appealFormSchema,
  contestAppealListSchema,
  contestAppealQuerySchema,
  contestAppealSchema,
} from '@verse/api-contract/contests/contest-awards.schema';
import { NO_STORE, type Person, reply, type Route, route } from '../../../platform/http';
import { byHandleAndId, byId, OF_ORGANISATION, ofContest, ofOrganisedContest, PATH } from '../contest-calls';
import { type ContestParts, RUNNING_ROLES } from '../contest-parts';
import type { AppealDecisions } from './appeal-decisions.service';
import { appealId, appealThreadRoutes } from './appeal-thread.routes';
import type { AppealThreads, OpenAppeal } from './appeal-threads';
import { type Appeals, UNKNOWN_APPEAL } from './appeals.service';
import type { ViewAppeals } from './appeals.view';

type Dependencies = Pick<ContestParts, 'files' | 'organisations'> & {
  appeals: Appeals;
  decisions: AppealDecisions;
  repository: ContestParts['appeals'];
  viewAppeals: ViewAppeals;
  threads: AppealThreads;
};

const OF_APPEAL = { about: 'an appeal', unknown: UNKNOWN_APPEAL } as const;
const STAFF = '/api/contest-appeals';
const list = { description: 'A page of appeals, oldest first', schema: contestAppealListSchema };
const one = { description: 'The appeal', schema: contestAppealSchema };

const entrantRoutes = ({ appeals, viewAppeals, threads, files }: Dependencies): Route[] => [
  route(
    {
      method: 'put',
      path: `${PATH}/entries/own/appeal`,
      summary: 'Submit an appeal against the removal of the caller’s entry, or against its result; once each',
      permission: 'contests.enter',
      ...ofContest,
      body: appealFormSchema,
      responses: { 200: one },
      errors: [400, 404, 409, 413, 415],
    },
    async ({ person, params, body }) => {
      const [view] = await viewAppeals([await appeals.file(person.id, params.id, body)]);
      return reply(200, view, NO_STORE);
    },
  ),
  ...appealThreadRoutes({
    ...OF_APPEAL,
    path: `${PATH}/entries/own/appeals/:appeal/thread`,
    params: byId.extend({ appeal: appealId }),
    side: 'a maker of the entry',
    permissions: { read: 'contests.read', write: 'contests.enter' },
    open: async ({ id: readerId }, params): Promise<OpenAppeal> => ({
      appeal: await appeals.findOfMember(readerId, params.id, params.appeal),
      side: 'entrant',
      readerId,
    }),
    threads,
    files,
  }),
];

function organisationRoutes(dependencies: Dependencies): Route[] {
  const { appeals, repository, viewAppeals, threads, files, organisations } = dependencies;
  return [
    route(
      {
        method: 'get',
        path: `${OF_ORGANISATION}/appeals`,
        summary: 'List the appeals about an organisation’s contest; makers are hidden before the results',
        ...ofOrganisedContest,
        query: contestAppealQuerySchema.omit({ state: true }),
        responses: { 200: list },
        errors: [400, 404],
      },
      async ({ person, params, query }) => {
        const { id } = await organisations.admit(person, params.handle, RUNNING_ROLES, 'read');
        const page = await repository.ofContest(params.id, query.cursor, query.limit);
        const own = page.appeals.filter(({ organisationId }) => organisationId === id);
        const open = own.map((appeal): OpenAppeal => ({ appeal, side: 'organisation', readerId: person.id }));
        const readable = await Promise.all(open.map(threads.toReadable));
        return reply(200, { appeals: await viewAppeals(readable), next: page.next }, NO_STORE);
      },
    ),
    ...appealThreadRoutes({
      ...OF_APPEAL,
      path: `${OF_ORGANISATION}/appeals/:appeal/thread`,
      params: byHandleAndId.extend({ appeal: appealId }),
      side: 'the organisation',
      permissions: { read: 'contests.run', write: 'contests.run' },
      async open(person, params, use): Promise<OpenAppeal> {
        const { id } = await organisations.admit(person, params.handle, RUNNING_ROLES, use);
        const appeal = await appeals.findOfOrganisation(id, params.id, params.appeal);
        return { appeal, side: 'organisation', readerId: person.id };
      },
      threads,
      files,
    }),
  ];
}

const staffRoutes = ({ decisions, repository, viewAppeals, threads, files }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: STAFF,
      summary: 'List the appeals about contests, oldest first',
      permission: 'contests.write',
      query: contestAppealQuerySchema,
      responses: { 200: list },
      errors: [400],
    },
    async ({ person, query: { state, cursor, limit } }) => {
      const page = await repository.inState(state, cursor, limit);
      const shown = await viewAppeals(await decisions.withoutInvolved(person, page.appeals));
      return reply(200, { appeals: shown, next: page.next }, NO_STORE);
    },
  ),
  route(
    {
      method: 'put',
      path: `${STAFF}/:id/decision`,
      summary: 'Submit the decision on an appeal, once; if a removal is overturned, the entry takes part again',
      permission: 'contests.write',
      params: z.object({ id: appealId }),
      notFoundMessage: UNKNOWN_APPEAL,
      body: appealDecisionSchema,
      responses: { 200: one },
      errors: [400, 404, 409, 413, 415],
    },
    async ({ person, params, body }) => {
      const [view] = await viewAppeals([await decisions.decide(person, params.id, body)]);
      return reply(200, view, NO_STORE);
    },
  ),
  ...appealThreadRoutes({
    ...OF_APPEAL,
    path: `${STAFF}/:id/thread`,
    params: z.object({ id: appealId }),
    side: 'staff',
    permissions: { read: 'contests.write', write: 'contests.write' },
    open: async (person: Person, params): Promise<OpenAppeal> => ({
      appeal: await decisions.findForStaff(person, params.id),
      side: 'staff',
      readerId: person.id,
    }),
    threads,
    files,
  }),
];

export const appealRoutes = (dependencies: Dependencies): Route[] => [
  ...entrantRoutes(dependencies),
  ...organisationRoutes(dependencies),
  ...staffRoutes(dependencies),
];
