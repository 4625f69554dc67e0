import { z } from 'zod';
import {
  contestUpdateFormSchema,
  contestUpdateListSchema,
  contestUpdateSchema,
} from '@verse/api-contract/contests/contest-updates.schema';
import { NO_STORE, noContent, PUBLIC, reply, requiredKey, type Route, route } from '../../../platform/http';
import { byHandleAndId, byId, OF_ORGANISATION, ofContest, ofOrganisedContest, PATH, UNCHANGED } from '../contest-calls';
import { type ContestParts, RUNNING_ROLES } from '../contest-parts';
import type { ContestUpdate } from './updates.repository';
import { UNKNOWN_UPDATE, type Updates } from './updates.service';

type Dependencies = Pick<ContestParts, 'organisations' | 'responses'> & { updates: Updates };

const updateId = z.string().regex(/^[0-9a-f]{24}$/);
const GONE = { 204: { description: 'Removed' } };

const updateView = ({ id, title, text, at, removal, isHidden = false }: ContestUpdate) => ({
  id,
  title: isHidden ? '' : title,
  text: isHidden ? '' : text,
  at: at.toISOString(),
  removedBy: removal?.by ?? (isHidden ? 'staff' : null),
});

export const updateRoutes = ({ updates, organisations, responses }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: `${PATH}/updates`,
      summary: 'List the organisation’s updates about a contest, newest first',
      permission: PUBLIC,
      ...ofContest,
      responses: { 200: { description: 'The updates', schema: contestUpdateListSchema }, 304: UNCHANGED },
      errors: [404],
    },
    ({ params: { id } }) =>
      responses.cachedResponse('contests', `updates ${id}`, async () => ({
        body: { updates: (await updates.list(id)).map(updateView) },
      })),
  ),
  route(
    {
      method: 'post',
      path: `${OF_ORGANISATION}/updates`,
      summary: 'Send an update to everyone who takes part in a contest; idempotent by Idempotency-Key',
      ...ofOrganisedContest,
      headers: requiredKey,
      body: contestUpdateFormSchema,
      responses: { 201: { description: 'The update', schema: contestUpdateSchema } },
      errors: [400, 404, 409, 413, 415, 429],
    },
    async ({ person, params, body, headers }) => {
      const { id } = await organisations.admit(person, params.handle, RUNNING_ROLES);
      const sent = { ...body, key: headers['Idempotency-Key'] };
      return reply(201, updateView(await updates.write(person, id, params.id, sent)), NO_STORE);
    },
  ),
  route(
    {
      method: 'delete',
      path: `${OF_ORGANISATION}/updates/:update`,
      summary: 'Remove an update; that there was one stays visible',
      permission: 'contests.run',
      params: byHandleAndId.extend({ update: updateId }),
      notFoundMessage: UNKNOWN_UPDATE,
      responses: GONE,
      errors: [404, 409],
    },
    async ({ person, params }) => {
      const { id } = await organisations.admit(person, params.handle, RUNNING_ROLES);
      await updates.removeOwned(person, id, params.id, params.update);
      return noContent();
    },
  ),
  route(
    {
      method: 'delete',
      path: `${PATH}/updates/:update`,
      summary: 'Remove an update of an organisation, for staff',
      permission: 'contests.write',
      params: byId.extend({ update: updateId }),
      notFoundMessage: UNKNOWN_UPDATE,
      responses: GONE,
      errors: [404],
    },
    async ({ person, params }) => {
      await updates.removeAsStaff(person, params.id, params.update);
      return noContent();
    },
  ),
];
