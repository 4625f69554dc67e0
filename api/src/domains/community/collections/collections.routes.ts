import { z } from 'zod';
import {
  collectionChangeSchema,
  collectionPlaceSchema,
  collectionQuerySchema,
  collectionSchema,
  memberCollectionsSchema,
  newCollectionSchema,
  ownCollectionSchema,
  ownCollectionsQuerySchema,
  ownCollectionsSchema,
  savedPlaceSchema,
} from '@verse/api-contract/community/collections.schema';
import { COLLECTION_MESSAGES } from '@verse/api-contract/community/collections.values';
import { handleParamsSchema } from '@verse/api-contract/identity/profiles.schema';
import { AppError, NO_STORE, noContent, type Person, PUBLIC, reply, type Route, route } from '../../../platform/http';
import { type FindReader, UNKNOWN_MEMBER } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { Collection } from './collection';
import type { CollectionsService } from './collections.service';
import type { Saving } from './saving.service';
import type { SeenCollections } from './seen-collections';

interface Dependencies extends Pick<People, 'findByHandles'> {
  service: Pick<CollectionsService, 'create' | 'edit' | 'remove' | 'restore'>;
  saving: Saving;
  seen: Pick<SeenCollections, 'openOf' | 'own' | 'page' | 'viewsOf'>;
  findReader: FindReader;
}

const id = z.string().regex(/^[\w-]{1,64}$/);
const MINE = '/api/me/collections';
const ONE = `${MINE}/:id`;
const WORK_OF_ONE = '/api/me/collections/:id/works/:work';
const notFoundMessage = COLLECTION_MESSAGES.unknown;
const byId = { params: z.object({ id }), notFoundMessage } as const;
const byWork = { params: z.object({ id, work: id }), notFoundMessage } as const;
const one = { description: 'The collection', schema: ownCollectionSchema };
const permission = 'community.keep-own' as const;

/** Returns a collection as its owner sees it. */
const createView =
  ({ seen, findReader }: Dependencies) =>
  async (person: Person, collection: Collection, work?: string) =>
    (await seen.viewsOf(await findReader(person), [collection], work))[0];

function keepingRoutes(dependencies: Dependencies): Route[] {
  const { service, seen, findReader } = dependencies;
  const view = createView(dependencies);
  return [
    route(
      {
        method: 'get',
        path: MINE,
        summary: 'List the caller’s collections, the default one first, then last changed first',
        permission: 'members.see',
        query: ownCollectionsQuerySchema,
        responses: { 200: { description: 'All collections', schema: ownCollectionsSchema } },
        errors: [400],
      },
      async ({ person, query: { work } }) => {
        const reader = { ...(await findReader(person)), id: person.id };
        return reply(200, { collections: await seen.own(reader, work) }, NO_STORE);
      },
    ),
    route(
      {
        method: 'post',
        path: MINE,
        summary: 'Create a collection',
        permission,
        body: newCollectionSchema,
        responses: { 201: one },
        errors: [400, 409, 413, 415, 429],
      },
      async ({ person, body }) => {
        const made = await service.create(person.id, body);
        return reply(201, await view(person, made), NO_STORE);
      },
    ),
    route(
      {
        method: 'patch',
        path: ONE,
        summary: 'Update the name of a collection, or who may see it',
        permission,
        ...byId,
        body: collectionChangeSchema,
        responses: { 200: one },
        errors: [400, 404, 409, 413, 415, 429],
      },
      async ({ person, params, body }) => {
        const edited = await service.edit(person.id, params.id, body);
        return reply(200, await view(person, edited), NO_STORE);
      },
    ),
  ];
}

function leavingRoutes(dependencies: Dependencies): Route[] {
  const { service } = dependencies;
  const view = createView(dependencies);
  return [
    route(
      {
        method: 'delete',
        path: ONE,
        summary: 'Delete a collection; can be undone for a month',
        permission,
        ...byId,
        responses: { 204: { description: 'Deleted' } },
        errors: [404, 409],
      },
      async ({ person, params }) => {
        await service.remove(person.id, params.id);
        return noContent(NO_STORE);
      },
    ),
    route(
      {
        method: 'post',
        path: `${ONE}/restore`,
        summary: 'Restore a deleted collection',
        permission,
        ...byId,
        responses: { 200: one },
        errors: [404, 409],
      },
      async ({ person, params }) => {
        const restored = await service.restore(person.id, params.id);
        return reply(200, await view(person, restored), NO_STORE);
      },
    ),
  ];
}

function savingRoutes(dependencies: Dependencies): Route[] {
  const { saving, findReader } = dependencies;
  const view = createView(dependencies);
  return [
    route(
      {
        method: 'put',
        path: WORK_OF_ONE,
        summary: 'Add a work to a collection; idempotent',
        permission,
        ...byWork,
        body: savedPlaceSchema,
        responses: { 200: one },
        errors: [400, 404, 409, 413, 415, 429],
      },
      async ({ person, params: { id: into, work }, body: { before } }) => {
        const member = { ...(await findReader(person)), id: person.id };
        const saved = await saving.add(member, into, work, before);
        return reply(200, await view(person, saved, work), NO_STORE);
      },
    ),
    route(
      {
        method: 'delete',
        path: WORK_OF_ONE,
        summary: 'Remove a work from a collection; idempotent',
        permission,
        ...byWork,
        responses: { 200: one },
        errors: [404, 409],
      },
      async ({ person, params: { id: from, work } }) => {
        const left = await saving.drop(person.id, from, work);
        return reply(200, await view(person, left, work), NO_STORE);
      },
    ),
    route(
      {
        method: 'put',
        path: `${WORK_OF_ONE}/place`,
        summary: 'Move a work before another one of a collection, or to its end',
        permission,
        ...byWork,
        body: collectionPlaceSchema,
        responses: { 200: one },
        errors: [400, 404, 409, 413, 415, 429],
      },
      async ({ person, params: { id: within, work }, body: { before } }) => {
        const moved = await saving.move(person.id, within, work, before);
        return reply(200, await view(person, moved, work), NO_STORE);
      },
    ),
  ];
}

const publicRoutes = ({ seen, findReader, findByHandles }: Dependencies): Route[] => [
  route(
    {
      method: 'get',
      path: '/api/members/:handle/collections',
      summary: 'List a member’s public collections; the caller must be allowed to open the profile',
      permission: PUBLIC,
      params: handleParamsSchema,
      notFoundMessage: UNKNOWN_MEMBER,
      responses: { 200: { description: 'All of them, last changed first', schema: memberCollectionsSchema } },
      errors: [404],
    },
    async ({ caller, params: { handle } }) => {
      const reader = await findReader(await caller());
      const ownerId = (await findByHandles(reader, [handle])).get(handle);
      if (ownerId === undefined) throw new AppError('not-found', UNKNOWN_MEMBER);
      const open = await seen.openOf(reader, ownerId);
      return reply(
        200,
        { collections: open.map(({ id, name, count, covers }) => ({ id, name, count, covers })) },
        NO_STORE,
      );
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/collections/:id',
      summary: 'Get a collection that the caller may see, with a page of its works',
      permission: PUBLIC,
      ...byId,
      query: collectionQuerySchema,
      responses: { 200: { description: 'The collection and a page of its works', schema: collectionSchema } },
      errors: [400, 404],
    },
    async ({ caller, params, query }) =>
      reply(200, await seen.page(await findReader(await caller()), params.id, query), NO_STORE),
  ),
];

export const collectionsRoutes = (dependencies: Dependencies): Route[] => [
  ...keepingRoutes(dependencies),
  ...leavingRoutes(dependencies),
  ...savingRoutes(dependencies),
  ...publicRoutes(dependencies),
];
