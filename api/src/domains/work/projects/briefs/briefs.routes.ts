import { can } from '@verse/api-contract/rights';
import {
  briefFormSchema,
  type ProjectListName,
  projectListQuerySchema,
  projectListSchema,
  projectSchema,
} from '@verse/api-contract/work/projects.schema';
import {
  AppError,
  assertSecondFactor,
  decodeCursor,
  encodeCursor,
  NO_STORE,
  type Person,
  reply,
  requiredKey,
  type Route,
  route,
} from '../../../../platform/http';
import type { Filter } from '../../../../store';
import { toSellerKey } from '../project';
import { reading } from '../project-calls';
import type { ProjectParts } from '../project-parts';
import type { ProjectView } from '../projects.view';
import { ACTING_ROLES } from '../sides';
import type { Briefs } from './briefs.service';

type Dependencies = Pick<ProjectParts, 'projects' | 'sides' | 'organisations'> & { briefs: Briefs; view: ProjectView };

const ALL = '/api/projects';

const isOfHouse = (list: ProjectListName) => list === 'house' || list === 'house-waiting';

export function briefRoutes({ briefs, projects, sides, organisations, view }: Dependencies): Route[] {
  async function filtersOf(person: Person, list: ProjectListName, organisation?: string): Promise<Filter[]> {
    if (organisation !== undefined && !isOfHouse(list)) {
      const { id } = await organisations.admit(person, organisation, ACTING_ROLES, 'read');
      return [
        list === 'buying' ? { clientOrganisationId: id } : { sellerKey: toSellerKey({ kind: 'organisation', id }) },
      ];
    }
    if (list === 'buying') return sides.buyingFilters(person.id);
    if (list === 'selling') {
      const keys = (await sides.sellingFor(person.id)).map(toSellerKey);
      return keys.map((sellerKey) => ({ sellerKey }));
    }
    if (!can(person.role, 'projects.sell-for-house')) throw new AppError('forbidden', 'Staff only.');
    assertSecondFactor(person);
    return [{ sellerKey: 'house' }];
  }

  return [
    route(
      {
        method: 'get',
        path: ALL,
        summary: 'List the projects in which the caller, or their organisation, buys or sells, last changed first',
        permission: 'projects.read',
        query: projectListQuerySchema,
        responses: { 200: { description: 'A page of projects', schema: projectListSchema } },
        errors: [400, 403, 404],
      },
      async ({ person, query: { list, organisation, cursor, limit } }) => {
        const name = `projects-${list}`;
        const filters = await filtersOf(person, list, organisation);
        const isQueue = list === 'house-waiting';
        const after = decodeCursor(name, cursor);
        const found = isQueue
          ? await projects.listOpen('house', after, limit + 1)
          : await projects.list(filters, after, limit + 1);
        const shown = found.slice(0, limit);
        const last = found.length > limit ? shown.at(-1) : undefined;
        const side = list === 'buying' ? 'client' : 'seller';
        const open = await Promise.all(
          shown.map(async (project) => ({ project, side: (await sides.sideOf(person, project)) ?? side }) as const),
        );
        const next = last ? encodeCursor(name, { at: isQueue ? last.createdAt : last.changedAt, id: last.id }) : null;
        return reply(200, { projects: await view.list(person.id, open), next }, NO_STORE);
      },
    ),
    route(
      {
        method: 'post',
        path: ALL,
        summary: 'Send a brief to a seller; idempotent by Idempotency-Key',
        permission: 'projects.act',
        headers: requiredKey,
        body: briefFormSchema,
        responses: { 201: { description: 'The project', schema: projectSchema } },
        errors: [400, 404, 409, 413, 415, 429],
      },
      async ({ person, headers, body }) => {
        const project = await briefs.send(person, headers['Idempotency-Key'], body);
        return reply(201, await view.one({ project, side: 'client', readerId: person.id }), NO_STORE);
      },
    ),
    route(
      {
        method: 'get',
        path: `${ALL}/:number`,
        summary: 'Get a project as the caller’s side sees it',
        ...reading,
        responses: { 200: { description: 'The project', schema: projectSchema } },
        errors: [404],
      },
      async ({ person, params }) => reply(200, await view.one(await sides.open(person, params.number)), NO_STORE),
    ),
  ];
}
