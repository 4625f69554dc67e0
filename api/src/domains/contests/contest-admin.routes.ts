import { z } from 'zod';
import {
  contestChangeSchema,
  contestFormSchema,
  contestPictureSchema,
  heldPlaceListSchema,
} from '@verse/api-contract/contests/contests.schema';
import {
  type Form,
  NO_STORE,
  noContent,
  optionalKey,
  orConflict,
  type Reply,
  reply,
  type Route,
  route,
} from '../../platform/http';
import type { ContestAdmin } from './contest-admin.service';
import { byId, ofContest, PATH } from './contest-calls';
import type { ContestParts } from './contest-parts';
import type { SentPicture } from './contest-picture';
import { contest } from './contests.routes';
import type { ContestOfMember } from './contests.service';
import { contestAnswer, contestView } from './contests.view';

type Dependencies = Pick<ContestParts, 'findContacts' | 'findContest' | 'now'> & {
  admin: ContestAdmin;
  form: Form<SentPicture>;
};

type PictureDependencies = Dependencies & { replyOrConflict: (changing: Promise<ContestOfMember>) => Promise<Reply> };

const pictureRoutes = ({ admin, form, findContest, replyOrConflict }: PictureDependencies): Route[] => [
  route(
    {
      method: 'put',
      path: `${PATH}/picture`,
      summary: 'Set the picture of a contest from the part `picture`; without the part, set only its alternative text',
      permission: 'contests.write',
      ...ofContest,
      ifMatch: true,
      form,
      body: contestPictureSchema.extend({ picture: z.string().meta({ format: 'binary' }).optional() }),
      responses: { 200: contest },
      errors: [400, 404, 409, 411, 413, 415, 422, 428, 429, 503],
    },
    ({ person, params, version, body }) => replyOrConflict(admin.setPicture(person, params.id, version, body)),
    ({ params }) => findContest(params.id),
  ),
  route(
    {
      method: 'delete',
      path: `${PATH}/picture`,
      summary: 'Remove the picture of a contest',
      permission: 'contests.write',
      ...ofContest,
      ifMatch: true,
      responses: { 200: contest },
      errors: [404, 409, 428],
    },
    ({ person, params, version }) => replyOrConflict(admin.removePicture(person, params.id, version)),
  ),
];

export function contestAdminRoutes(dependencies: Dependencies): Route[] {
  const { admin, findContacts, now } = dependencies;
  const replyOrConflict = async (changing: Promise<ContestOfMember>): Promise<Reply> => {
    const changed = await orConflict(changing, (current: ContestOfMember) => ({
      message: 'Someone else just changed this contest, so we didn’t save yours.',
      details: { current: contestView(current, now()) },
    }));
    return reply(200, contestAnswer(changed, now()), NO_STORE);
  };
  return [
    route(
      {
        method: 'post',
        path: '/api/contests',
        summary: 'Create a contest; idempotent by Idempotency-Key',
        permission: 'contests.write',
        headers: optionalKey,
        body: contestFormSchema,
        responses: { 201: contest },
        errors: [400, 413, 415],
      },
      async ({ person, body, headers }) =>
        reply(201, contestAnswer(await admin.add(person, body, headers['Idempotency-Key']), now()), NO_STORE),
    ),
    route(
      {
        method: 'patch',
        path: PATH,
        summary: 'Update a contest, with at least as many places as are taken, or end it now',
        permission: 'contests.write',
        ...ofContest,
        ifMatch: true,
        body: contestChangeSchema,
        responses: { 200: contest },
        errors: [400, 404, 409, 413, 415, 428],
      },
      ({ person, params, version, body }) => replyOrConflict(admin.change(person, params.id, version, body)),
    ),
    ...pictureRoutes({ ...dependencies, replyOrConflict }),
    route(
      {
        method: 'get',
        path: `${PATH}/held`,
        summary: 'List the places that wait for their entry fee, next to expire first',
        permission: 'contests.write',
        ...ofContest,
        responses: { 200: { description: 'The places', schema: heldPlaceListSchema } },
        errors: [404],
      },
      async ({ params }) => {
        const held = await admin.held(params.id);
        const people = new Map((await findContacts(held.map(({ memberId }) => memberId))).map((one) => [one.id, one]));
        const places = held.flatMap(({ memberId, heldUntil }) => {
          const person = people.get(memberId);
          if (!person || !heldUntil) return [];
          return [{ memberId, name: person.name, email: person.email, heldUntil: heldUntil.toISOString() }];
        });
        return reply(200, { places }, NO_STORE);
      },
    ),
    route(
      {
        method: 'put',
        path: `${PATH}/held/:member`,
        summary: 'Confirm a held place whose fee was paid',
        permission: 'contests.write',
        ...ofContest,
        params: byId.extend({ member: z.string().regex(/^[\w-]{1,80}$/) }),
        responses: { 204: { description: 'Confirmed' } },
        errors: [404, 409],
      },
      async ({ person, params }) => {
        await admin.confirm(person, params.id, params.member);
        return noContent();
      },
    ),
  ];
}
