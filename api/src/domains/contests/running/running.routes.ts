import { z } from 'zod';
import {
  contestCancellationSchema,
  contestDraftChangeSchema,
  contestJudgesSchema,
  contestOrganiserSchema,
  contestPostponementSchema,
  managedContestListSchema,
  managedContestSchema,
} from '@verse/api-contract/contests/contest-running.schema';
import { contestPictureSchema } from '@verse/api-contract/contests/contests.schema';
import { pageLength } from '@verse/api-contract/paging.schema';
import { ORGANISATION_ROLES } from '@verse/api-contract/work/organisations.values';
import {
  type Form,
  NO_STORE,
  noContent,
  optionalKey,
  orConflict,
  type Person,
  reply,
  type Route,
  route,
} from '../../../platform/http';
import type { Contest } from '../contest';
import { byHandle, byId, OF_ORGANISATION, ofOrganisedContest } from '../contest-calls';
import { type ContestParts, RUNNING_ROLES } from '../contest-parts';
import type { SentPicture } from '../contest-picture';
import { HOUSE_ID } from '../house';
import type { OrganisationContests } from './contests-of-organisation';
import type { Drafts } from './drafts.service';
import type { Published } from './published.service';
import { managedView, rowView } from './running.view';

type Dependencies = Pick<ContestParts, 'seats' | 'organisations' | 'findContacts' | 'now'> & {
  own: OrganisationContests;
  drafts: Drafts;
  published: Published;
  form: Form<SentPicture>;
};

const CONTESTS_OF = '/api/organisations/:handle/contests';
const ofOne = { ...ofOrganisedContest, params: byHandle.extend(byId.shape) };
const managed = { description: 'The contest as its organisation manages it', schema: managedContestSchema };

function createViews({ seats, findContacts, organisations, now }: Dependencies) {
  async function view(contest: Contest) {
    const { id, judgeIds = [], guestIds = [] } = contest;
    const names = new Map((await findContacts(judgeIds)).map((one) => [one.id, one.name]));
    const judges = judgeIds.map((memberId) => ({
      memberId,
      name: names.get(memberId) ?? 'A former member',
      isGuest: guestIds.includes(memberId),
    }));
    return managedView({ contest, judges, participants: await seats.count(id, now()) }, now());
  }
  return {
    view,
    answer: async (changing: Promise<Contest>, status: 200 | 201 = 200) =>
      reply(status, await view(await changing), NO_STORE),
    admit: (person: Person, handle: string, use?: 'read') => organisations.admit(person, handle, RUNNING_ROLES, use),
    orContestConflict: <T>(changing: Promise<T>) =>
      orConflict(changing, async (current) => ({
        message: 'A colleague just changed this contest, so we didn’t save yours.',
        details: { current: await view(current as Contest) },
      })),
  };
}

function readingRoutes(dependencies: Dependencies): Route[] {
  const { own, drafts, seats, organisations, findContacts, now } = dependencies;
  const { admit, answer } = createViews(dependencies);
  return [
    route(
      {
        method: 'get',
        path: CONTESTS_OF,
        summary: 'List an organisation’s drafts and contests, newest first',
        permission: 'contests.run',
        params: byHandle,
        notFoundMessage: 'There is no such organisation.',
        query: z.strictObject({ cursor: z.string().max(200).optional(), limit: pageLength(20) }),
        responses: { 200: { description: 'A page of contests', schema: managedContestListSchema } },
        errors: [400, 404],
      },
      async ({ person, params: { handle }, query }) => {
        const page = await drafts.list((await admit(person, handle, 'read')).id, query.cursor, query.limit);
        const counted = page.contests.map(async (contest) =>
          rowView({ contest, participants: await seats.count(contest.id, now()) }, now()),
        );
        return reply(200, { contests: await Promise.all(counted), next: page.next }, NO_STORE);
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/organisations/:handle/contest-organiser',
        summary: 'Get who runs contests under a handle, an organisation or the house, and who can judge them',
        permission: 'contests.run',
        params: byHandle,
        notFoundMessage: 'There is no such organisation.',
        responses: { 200: { description: 'The organiser', schema: contestOrganiserSchema } },
        errors: [404],
      },
      async ({ person, params: { handle } }) => {
        const { id, name, domain, state } = await admit(person, handle, 'read');
        const members = await organisations.membersOf(id, ORGANISATION_ROLES);
        const people = (await findContacts(members)).map((one) => ({ id: one.id, name: one.name }));
        const isHouse = id === HOUSE_ID;
        return reply(
          200,
          {
            handle,
            name,
            isHouse,
            people,
            domain: domain && { name: domain.name },
            state: state === 'open' ? 'open' : 'suspended',
          },
          NO_STORE,
        );
      },
    ),
    route(
      {
        method: 'get',
        path: OF_ORGANISATION,
        summary: 'Get an organisation’s contest as its managers see it',
        ...ofOne,
        responses: { 200: managed },
        errors: [404],
      },
      async ({ person, params: { handle, id } }) => answer(own.find((await admit(person, handle, 'read')).id, id)),
    ),
  ];
}

function draftRoutes(dependencies: Dependencies): Route[] {
  const { drafts } = dependencies;
  const { admit, answer, orContestConflict } = createViews(dependencies);
  return [
    route(
      {
        method: 'post',
        path: CONTESTS_OF,
        summary: 'Create a contest draft; idempotent by Idempotency-Key',
        permission: 'contests.run',
        params: byHandle,
        notFoundMessage: 'There is no such organisation.',
        headers: optionalKey,
        body: contestDraftChangeSchema,
        responses: { 201: managed },
        errors: [400, 404, 409, 413, 415],
      },
      async ({ person, params: { handle }, headers, body }) => {
        const { id } = await admit(person, handle);
        return answer(drafts.create(person, id, body, headers['Idempotency-Key']), 201);
      },
    ),
    route(
      {
        method: 'patch',
        path: OF_ORGANISATION,
        summary: 'Update a contest; after the first entry, the terms that entrants rely on cannot change',
        ...ofOne,
        ifMatch: true,
        body: contestDraftChangeSchema,
        responses: { 200: managed },
        errors: [400, 404, 409, 413, 415, 428],
      },
      async ({ person, params: { handle, id }, version, body }) => {
        const organisation = await admit(person, handle);
        return answer(orContestConflict(drafts.change(person, organisation.id, id, version, body)));
      },
    ),
    route(
      {
        method: 'delete',
        path: OF_ORGANISATION,
        summary: 'Delete a contest draft',
        ...ofOne,
        responses: { 204: { description: 'It is deleted' } },
        errors: [404, 409],
      },
      async ({ person, params: { handle, id } }) => {
        await orContestConflict(drafts.removeDraft((await admit(person, handle)).id, id));
        return noContent();
      },
    ),
    route(
      {
        method: 'put',
        path: `${OF_ORGANISATION}/publication`,
        summary: 'Publish a contest; idempotent',
        ...ofOne,
        responses: { 200: managed },
        errors: [400, 404, 409, 429],
      },
      async ({ person, params: { handle, id } }) =>
        answer(orContestConflict(drafts.publish(person, await admit(person, handle), id))),
    ),
  ];
}

function publishedRoutes(dependencies: Dependencies): Route[] {
  const { published } = dependencies;
  const { admit, answer } = createViews(dependencies);
  return [
    route(
      {
        method: 'put',
        path: `${OF_ORGANISATION}/judges`,
        summary: 'Set the judges, from the members of the organisation',
        ...ofOne,
        body: contestJudgesSchema,
        responses: { 200: managed },
        errors: [400, 404, 409, 413, 415, 503],
      },
      async ({ person, params: { handle, id }, body }) =>
        answer(published.setJudges(person, await admit(person, handle), id, body.memberIds)),
    ),
    route(
      {
        method: 'post',
        path: `${OF_ORGANISATION}/postponements`,
        summary: 'Move the deadline or the results to a later day, with a reason for all participants',
        ...ofOne,
        body: contestPostponementSchema,
        responses: { 201: managed },
        errors: [400, 404, 409, 413, 415, 503],
      },
      async ({ person, params: { handle, id }, body }) =>
        answer(published.postpone(person, (await admit(person, handle)).id, id, body), 201),
    ),
    route(
      {
        method: 'put',
        path: `${OF_ORGANISATION}/cancellation`,
        summary: 'Cancel a contest, with a reason for all participants; idempotent',
        ...ofOne,
        body: contestCancellationSchema,
        responses: { 200: managed },
        errors: [400, 404, 409, 413, 415, 503],
      },
      async ({ person, params: { handle, id }, body }) =>
        answer(published.cancel(person, (await admit(person, handle)).id, id, body.reason)),
    ),
  ];
}

function pictureRoutes(dependencies: Dependencies): Route[] {
  const { published, own, form } = dependencies;
  const { admit, answer } = createViews(dependencies);
  return [
    route(
      {
        method: 'put',
        path: `${OF_ORGANISATION}/picture`,
        summary:
          'Set the picture of a contest from the part `picture`; without the part, set only its alternative text',
        ...ofOne,
        form,
        body: contestPictureSchema.extend({ picture: z.string().meta({ format: 'binary' }).optional() }),
        responses: { 200: managed },
        errors: [400, 404, 409, 411, 413, 415, 422, 429, 503],
      },
      async ({ person, params: { handle, id }, body }) =>
        answer(published.setPicture(person, (await admit(person, handle)).id, id, body)),
      async ({ person, params: { handle, id } }) => own.find((await admit(person, handle)).id, id),
    ),
    route(
      {
        method: 'delete',
        path: `${OF_ORGANISATION}/picture`,
        summary: 'Remove the picture of a contest',
        ...ofOne,
        responses: { 200: managed },
        errors: [404, 409, 503],
      },
      async ({ person, params: { handle, id } }) =>
        answer(published.removePicture((await admit(person, handle)).id, id)),
    ),
  ];
}

export const runningRoutes = (dependencies: Dependencies): Route[] => [
  ...readingRoutes(dependencies),
  ...draftRoutes(dependencies),
  ...publishedRoutes(dependencies),
  ...pictureRoutes(dependencies),
];
