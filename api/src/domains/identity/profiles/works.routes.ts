import { z } from 'zod';
import { workMoveSchema, workSchema, worksSchema } from '@verse/api-contract/identity/profiles.schema';
import {
  createKeyedId,
  NO_STORE,
  noContent,
  optionalKey,
  orConflict,
  type Person,
  type Reply,
  reply,
  type Route,
  route,
} from '../../../platform/http';
import type { Work } from '../../../platform/ports';
import type { createPictureForms } from './picture-forms';
import { workView } from './profiles.view';
import { UNKNOWN_WORK, type WorksService } from './works.service';

interface Dependencies {
  service: WorksService;
  forms: ReturnType<typeof createPictureForms>;
}

const PATH = '/api/me/works';
const byId = { params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }), notFoundMessage: UNKNOWN_WORK };
const work = { description: 'The work', schema: workSchema };
const permission = 'profile.keep' as const;
const formSchema = z.object({
  work: z.string().meta({ description: 'Texts and the order of the pictures, as JSON' }),
  pictures: z.array(z.string().meta({ format: 'binary' })).optional(),
});
const errors = [400, 404, 409, 411, 413, 415, 422, 428, 429, 503];

/** The key alone tells which work it is, because its maker may change the form before sending it again. */
const toWorkId = ({ id }: Pick<Person, 'id'>, headers: z.infer<typeof optionalKey>): string =>
  createKeyedId(headers['Idempotency-Key'], ['work', id]);

const CHANGED = 'You changed this work in another window. Take a look, then save again.';

const orTold = async (changing: Promise<Work>): Promise<Reply> => {
  const changed = await orConflict(changing, (current) => ({
    message: CHANGED,
    details: { current: workView(current) },
  }));
  return reply(200, workView(changed), NO_STORE);
};

const leavingRoutes = (service: WorksService): Route[] => [
  route(
    {
      method: 'delete',
      path: `${PATH}/:id`,
      summary: 'Delete a work; can be undone for a month',
      permission,
      ...byId,
      responses: { 204: { description: 'Deleted' } },
      errors: [404, 409],
    },
    async ({ person, params }) => {
      await service.remove(person.id, params.id);
      return noContent();
    },
  ),
  route(
    {
      method: 'post',
      path: `${PATH}/:id/restore`,
      summary: 'Restore a deleted work',
      permission,
      ...byId,
      responses: { 200: work },
      errors: [404, 409],
    },
    ({ person, params }) => orTold(service.restore(person.id, params.id)),
  ),
];

export function worksRoutes({ service, forms }: Dependencies): Route[] {
  return [
    route(
      {
        method: 'post',
        path: PATH,
        summary: 'Add a work; idempotent by Idempotency-Key',
        permission,
        headers: optionalKey,
        form: forms.work,
        body: formSchema,
        responses: { 201: work },
        errors,
      },
      async ({ person, headers, body }) => {
        const id = toWorkId(person, headers);
        return reply(201, workView(await service.add(person.id, body, id)), NO_STORE);
      },
      ({ person, headers }) => service.assertRoom(person.id, toWorkId(person, headers)),
    ),
    route(
      {
        method: 'patch',
        path: `${PATH}/:id`,
        summary: 'Update a work',
        permission,
        ifMatch: true,
        ...byId,
        form: forms.work,
        body: formSchema,
        responses: { 200: work },
        errors,
      },
      ({ person, params, version, body }) => orTold(service.edit(person.id, params.id, version, body)),
      ({ person, params }) => service.findShown(person.id, params.id),
    ),
    route(
      {
        method: 'put',
        path: `${PATH}/:id/place`,
        summary: 'Move a work by one position',
        permission,
        ...byId,
        body: workMoveSchema,
        responses: { 200: { description: 'All works in their order', schema: worksSchema } },
        errors: [400, 404, 409, 413, 415],
      },
      async ({ person, params, body }) => {
        const ordered = await orConflict(service.move(person.id, params.id, body.towards), () => ({
          message: CHANGED,
          details: {},
        }));
        return reply(200, { works: ordered.map(workView) }, NO_STORE);
      },
    ),
    ...leavingRoutes(service),
  ];
}
