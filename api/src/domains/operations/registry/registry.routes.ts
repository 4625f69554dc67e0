import type { Request, RequestHandler } from 'express';
import type { RegistryAct } from '@verse/api-contract/api';
import {
  actedSchema,
  bearerSchema,
  gatewayReportSchema,
  registryActSchema,
  registryFileSchema,
  registrySchema,
  releaseRecordSchema,
  sectionFileSchema,
  sectionReleaseSchema,
  sectionSchema,
  sectionStatusSchema,
} from '@verse/api-contract/operations/registry.schema';
import {
  AppError,
  NO_STORE,
  noContent,
  PUBLIC,
  rawBody,
  reply,
  type Route,
  route,
  textReply,
} from '../../../platform/http';
import type { GatewayReports } from './gateway-reports';
import type { RegistryService } from './registry.service';

/** Maximum sizes of a file and of a release manifest. */
const FILE_BYTES = 8 * 1024 * 1024;
const RECORD_BYTES = 512 * 1024;

interface RegistryRoutesParts {
  service: RegistryService;
  gateways: GatewayReports;
}

const NO_SECTION = 'There is no such section.';
/**
 * Actions that gateways may perform, either on behalf of admins or because a release fails. Gateways cannot upload
 * releases.
 */
const OF_GATEWAYS: ReadonlySet<RegistryAct['act']> = new Set([
  'rollback',
  'refused',
  'freeze',
  'unfreeze',
  'canary-ended',
]);

/** Rejects requests without a valid token before their body is read. */
function tokenOnly(admits: (request: Request) => boolean | Promise<boolean>): RequestHandler {
  return async (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (!(await admits(request))) throw new AppError('unauthenticated', 'The token of the section is required.');
    next();
  };
}

/** Public routes: the active releases, and the files that browsers load from them anyway. */
function publicRoutes({ service, gateways }: RegistryRoutesParts): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/registry',
        summary: 'List the active releases, one per section',
        permission: PUBLIC,
        headers: bearerSchema,
        responses: { 200: { description: 'By section', schema: registrySchema } },
      },
      async ({ headers: { authorization } }) =>
        reply(200, await service.listServed(gateways.admits(authorization)), NO_STORE),
    ),
    route(
      {
        method: 'get',
        path: '/api/registry/sections/:section/releases/:release',
        summary: 'Get the manifest of a release',
        permission: PUBLIC,
        params: sectionReleaseSchema,
        notFoundMessage: 'There is no such release.',
        responses: { 200: { description: 'As uploaded', type: 'application/json' } },
        errors: [404],
      },
      async ({ params: { section, release } }) => textReply('application/json', await service.record(section, release)),
    ),
    route(
      {
        method: 'get',
        path: '/api/registry/files/:digest',
        summary: 'Download a release file by its hash',
        permission: PUBLIC,
        params: registryFileSchema,
        notFoundMessage: 'There is no such file.',
        responses: { 200: { description: 'Its bytes', type: 'application/octet-stream' } },
        errors: [404],
      },
      async ({ params: { digest } }) =>
        textReply('application/octet-stream', await service.file(digest), {
          headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
        }),
    ),
  ];
}

/** Routes for a section's state and actions, used by its team and by gateways. */
function sectionRoutes({ service, gateways }: RegistryRoutesParts): Route[] {
  const isGateway = (authorization: string | undefined) => gateways.admits(authorization);
  const limits = [
    tokenOnly(
      async ({ params, headers: { authorization } }) =>
        isGateway(authorization) || service.admits(String(params.section), authorization),
    ),
  ];
  return [
    route(
      {
        method: 'get',
        path: '/api/registry/sections/:section',
        summary: 'Get the state of a section; requires its token or the token of the gateways',
        permission: PUBLIC,
        limits,
        params: sectionSchema,
        notFoundMessage: NO_SECTION,
        responses: {
          200: {
            description: 'The active release, the audit log, and what gateways serve',
            schema: sectionStatusSchema,
          },
        },
        errors: [401, 404],
      },
      async ({ params: { section } }) =>
        reply(200, { ...(await service.readState(section)), gateways: await gateways.running() }),
    ),
    route(
      {
        method: 'post',
        path: '/api/registry/sections/:section/acts',
        summary: 'Activate, roll back or freeze a section, or change its canary; requires the token of the section',
        permission: PUBLIC,
        limits,
        params: sectionSchema,
        notFoundMessage: NO_SECTION,
        headers: bearerSchema,
        body: registryActSchema,
        responses: { 200: { description: 'The active release, and the canary', schema: actedSchema } },
        errors: [400, 401, 404, 409, 413, 415],
      },
      async ({ params: { section }, headers: { authorization }, body }) => {
        const by = isGateway(authorization) ? 'site' : 'team';
        if (by === 'site' && !OF_GATEWAYS.has(body.act))
          throw new AppError('unauthenticated', 'The token of the section is required.');
        return reply(200, await service.act(section, body, by));
      },
    ),
  ];
}

/** Upload routes for a section's team; they require the section's token. */
function teamRoutes({ service }: RegistryRoutesParts): Route[] {
  const limits = [tokenOnly(({ params, headers }) => service.admits(String(params.section), headers.authorization))];
  const ofTeam = { permission: PUBLIC, limits, notFoundMessage: NO_SECTION } as const;
  return [
    route(
      {
        ...ofTeam,
        method: 'put',
        path: '/api/registry/sections/:section/files/:digest',
        summary: 'Upload a file of a release; requires the token of the section',
        params: sectionFileSchema,
        form: rawBody(FILE_BYTES),
        responses: { 204: { description: 'It is stored' } },
        errors: [400, 401, 404, 413, 415],
      },
      async ({ params: { digest }, body }) => {
        await service.putFile(digest, body);
        return noContent();
      },
    ),
    route(
      {
        ...ofTeam,
        method: 'put',
        path: '/api/registry/sections/:section/releases/:release',
        summary: 'Upload a release after its files; requires the token of the section',
        params: sectionReleaseSchema,
        body: releaseRecordSchema,
        bodyBytes: RECORD_BYTES,
        responses: { 200: { description: 'Already stored' }, 201: { description: 'It is stored' } },
        errors: [400, 401, 404, 409, 413, 415],
      },
      async ({ params: { section, release }, body }) => {
        const isNew = await service.putRelease(section, release, body.record);
        return reply(isNew ? 201 : 200, { section, release });
      },
    ),
  ];
}

const gatewayRoute = ({ gateways }: RegistryRoutesParts): Route =>
  route(
    {
      method: 'put',
      path: '/api/registry/gateways',
      summary: 'Report the releases that a gateway serves; requires the token of the gateways',
      permission: PUBLIC,
      limits: [tokenOnly(({ headers }) => gateways.admits(headers.authorization))],
      body: gatewayReportSchema,
      responses: { 204: { description: 'It is stored' } },
      errors: [400, 401, 413, 415],
    },
    async ({ body }) => {
      await gateways.report(body);
      return noContent();
    },
  );

export const registryRoutes = (parts: RegistryRoutesParts): Route[] => [
  ...publicRoutes(parts),
  ...sectionRoutes(parts),
  ...teamRoutes(parts),
  gatewayRoute(parts),
];
