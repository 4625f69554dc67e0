import { z } from 'zod';
import {
  contestChangeSchema,
  contestFormSchema,
  contestPictureSchema,
  heldPlaceListSchema,
} from '@verse/api-contract/contests.schema';
import { type Form, nothing, orConflict, type Reply, reply, type Route, route } from '../../platform/http';
import { byId, contest, NO_STORE, PATH } from './contests.routes';
import { type ContestOfMember, UNKNOWN_CONTEST } from './contests.service';
import { contestView } from './contests.view';
import type { DeskService, SentPicture } from './desk.service';

/** Whoever takes a place with a fee is known to those who book it. */
export interface DeskNeeds {
  contacts: (ids: readonly string[]) => Promise<{ id: string; name: string; email: string }[]>;
}

interface Dependencies extends DeskNeeds {
  desk: DeskService;
  form: Form<SentPicture>;
  now: () => Date;
}

const ofOne = { params: byId, unknown: UNKNOWN_CONTEST };
const keySchema = z
  .string()
  .regex(/^[\w-]{8,128}$/, 'An Idempotency-Key has 8 to 128 letters, digits, - or _.')
  .optional();

interface PictureDependencies extends Pick<Dependencies, 'desk' | 'form'> {
  orTold: (changing: Promise<ContestOfMember>) => Promise<Reply>;
}

const pictureRoutes = ({ desk, form, orTold }: PictureDependencies): Route[] => [
  route(
    {
      method: 'put',
      path: `${PATH}/picture`,
      summary: 'Gives a contest a picture, in the part `picture`; without the part, other words for the one it has',
      may: 'contests.write',
      ...ofOne,
      ifMatch: true,
      form,
      body: contestPictureSchema.extend({
        picture: z.string().meta({ format: 'binary' }).optional(),
      }),
      answers: { 200: contest },
      refusals: [400, 404, 409, 411, 413, 415, 422, 428, 429, 503],
    },
    ({ person, params, version, body }) => orTold(desk.setPicture(person, params.id, version, body)),
    ({ params }) => desk.find(params.id),
  ),
  route(
    {
      method: 'delete',
      path: `${PATH}/picture`,
      summary: 'Takes the picture of a contest away',
      may: 'contests.write',
      ...ofOne,
      ifMatch: true,
      answers: { 200: contest },
      refusals: [404, 409, 428],
    },
    ({ person, params, version }) => orTold(desk.removePicture(person, params.id, version)),
  ),
];

/** What those who work on contests may call. */
export function deskRoutes({ desk, form, contacts, now }: Dependencies): Route[] {
  const answerOf = (one: ContestOfMember) => {
    const at = now();
    return { serverNow: at.toISOString(), contest: contestView(one, at) };
  };
  const orTold = async (changing: Promise<ContestOfMember>): Promise<Reply> => {
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
        may: 'contests.write',
        headers: z.object({ 'Idempotency-Key': keySchema }),
        body: contestFormSchema,
        answers: { 201: contest },
        refusals: [400, 413, 415],
      },
      async ({ person, body, headers }) =>
        reply(201, answerOf(await desk.add(person, body, headers['Idempotency-Key'])), NO_STORE),
    ),
    route(
      {
        method: 'patch',
        path: PATH,
        summary: 'Edits a contest, never to fewer places than are taken, or ends it now',
        may: 'contests.write',
        ...ofOne,
        ifMatch: true,
        body: contestChangeSchema,
        answers: { 200: contest },
        refusals: [400, 404, 409, 413, 415, 428],
      },
      ({ person, params, version, body }) => orTold(desk.change(person, params.id, version, body)),
    ),
    ...pictureRoutes({ desk, form, orTold }),
    route(
      {
        method: 'get',
        path: `${PATH}/held`,
        summary: 'Places that wait for their entry fee, the next to end first',
        may: 'contests.write',
        ...ofOne,
        answers: { 200: { description: 'The places', schema: heldPlaceListSchema } },
        refusals: [404],
      },
      async ({ params }) => {
        const held = await desk.held(params.id);
        const people = new Map((await contacts(held.map(({ memberId }) => memberId))).map((one) => [one.id, one]));
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
        summary: 'Confirms a held place: its fee has come',
        may: 'contests.write',
        params: byId.extend({ member: z.string().regex(/^[\w-]{1,80}$/) }),
        unknown: UNKNOWN_CONTEST,
        answers: { 204: { description: 'Confirmed' } },
        refusals: [404, 409],
      },
      async ({ person, params }) => {
        await desk.confirm(person, params.id, params.member);
        return nothing();
      },
    ),
  ];
}
