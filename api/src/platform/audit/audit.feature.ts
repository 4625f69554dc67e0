import { z } from 'zod';
import { auditEntrySchema, auditQuerySchema } from '@verse/api-contract/operations/audit.schema';
import { pageHeaders, reply, route, type RouteGroup } from '../http';
import type { AuditLog } from './audit-log';

export const createAuditFeature = (audit: AuditLog): RouteGroup => ({
  name: 'audit',
  routes: [
    route(
      {
        method: 'get',
        path: '/api/audit',
        summary: 'List the staff actions in the audit log, newest first',
        permission: 'audit.read',
        query: auditQuerySchema,
        responses: { 200: { description: 'A page of entries', schema: z.array(auditEntrySchema) } },
        errors: [400, 401, 403],
      },
      async ({ query }) => {
        const { entries, total } = await audit.list({ skip: (query.page - 1) * query.limit, limit: query.limit });
        const shown = entries.map(({ actor, action, target, at }) => ({ actor, action, target, at: at.toISOString() }));
        return reply(200, shown, { headers: pageHeaders('/api/audit', query, total) });
      },
    ),
  ],
});
