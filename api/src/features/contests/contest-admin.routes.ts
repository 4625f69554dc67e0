import { z } from 'zod';
import {
  contestChangeSchema,
  contestFormSchema,
  contestPictureSchema,
  heldPlaceListSchema,
} from '@verse/api-contract/contests.schema';
import { type Form, noContent, orConflict, type Reply, reply, type Route, route } from '../../platform/http';
import type { ContestAdmin, SentPicture } from './contest-admin.service';
import { byId, contest, NO_STORE, PATH } from './contests.routes';
import { type ContestOfMember, UNKNOWN_CONTEST } from './contests.service';
import { contestView } from './contests.view';

/** Provides the contact details of members who hold a place, for staff who confirm fees. */
export interface ContestAdminDependencies {
  findContacts: (ids: readonly string[]) => Promise<{ id: string; name: string; email: string }[]>;
}

interface Dependencies extends ContestAdminDependencies {
  admin: ContestAdmin;
  form: Form<SentPicture>;
  now: () => Date;
}

const ofOne = { params: byId, notFoundMessage: UNKNOWN_CONTEST };
const keySchema = z
  .string()
  .regex(/^[\w-]{8,128}$/, 'An Idempotency-Key has 8 to 128 letters, digits, - or _.')
  .optional();

interface PictureDependencies extends Omit<Dependencies, 'findContacts' | 'now'> {
  replyOrConflict: (changing: Promise<ContestOfMember>) => Promise<Reply>;
}

const pictureRoutes = ({ admin, form, replyOrConflict }: PictureDependencies): Route[] => [
  route(
    {
      method: 'put',
      path: `${PATH}/picture`,
      summary: 'Sets the picture of a contest, in the part `picture`; without the part, only its alternative text',
      permission: 'contests.write',
      ...ofOne,
      ifMatch: true,
      form,
      body: contestPictureSchema.extend({
        picture: z.string().meta({ format: 'binary' }).optional(),
      }),
      responses: { 200: contest },
      errors: [400, 404, 409, 411, 413, 415, 422, 428, 429, 503],
    },
    ({ person, params, version, body }) => replyOrConflict(admin.setPicture(person, params.id, version, body)),
    ({ params }) => admin.find(params.id),
  ),
  route(
    {
      method: 'delete',
      path: `${PATH}/picture`,
      summary: 'Removes the picture of a contest',
      permission: 'contests.write',
      ...ofOne,
      ifMatch: true,
      responses: { 200: contest },
      errors: [404, 409, 428],
    },
    ({ person, params, version }) => replyOrConflict(admin.removePicture(person, params.id, version)),
  ),
];

export function contestAdminRoutes({ admin, form, findContacts, now }: Dependencies): Route[] {
  const answerOf = (one: ContestOfMember) => {
    const at = now();
    return { serverNow: at.toISOString(), contest: contestView(one, at) };
  };
  const replyOrConflict = async (changing: Promise<ContestOfMember>): Promise<Reply> => {
    const changed = await orConflict(changing, (current: ContestOfMember) => ({
      message: 'Someone else has changed this contest in the meantime. Nothing of yours was saved.',
      details: { current: answerOf(current).contest },
    }));
    return reply(200, answerOf(changed), NO_STORE);
  };
  return [
    route(
      {
        method: 'post',
        path: '/api/contests',
        summary: 'Adds a contest; the same Idempotency-Key adds it once',
        permission: 'contests.write',
        headers: z.object({ 'Idempotency-Key': keySchema }),
        body: contestFormSchema,
        responses: { 201: contest },
        errors: [400, 413, 415],
      },
      async ({ person, body, headers }) =>
        reply(201, answerOf(await admin.add(person, body, headers['Idempotency-Key'])), NO_STORE),
    ),
    route(
      {
        method: 'patch',
        path: PATH,
        summary: 'Edits a contest, never to fewer places than are taken, or ends it now',
        permission: 'contests.write',
        ...ofOne,
        ifMatch: true,
        body: contestChangeSchema,
        responses: { 200: contest },
        errors: [400, 404, 409, 413, 415, 428],
      },
      ({ person, params, version, body }) => replyOrConflict(admin.change(person, params.id, version, body)),
    ),
    ...pictureRoutes({ admin, form, replyOrConflict }),
    route(
      {
        method: 'get',
        path: `${PATH}/held`,
        summary: 'Places waiting for their entry fee, next to expire first',
        permission: 'contests.write',
        ...ofOne,
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
        summary: 'Confirms a held place whose fee was paid',
        permission: 'contests.write',
        params: byId.extend({ member: z.string().regex(/^[\w-]{1,80}$/) }),
        notFoundMessage: UNKNOWN_CONTEST,
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
