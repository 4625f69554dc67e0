import { Router } from 'express';
import { z } from 'zod';
import { auditEntrySchema, auditQuerySchema } from '@verse/api-contract/audit';
import { pageHeaders, validated, type Feature, type Operation } from '../http';
import type { AuditLog } from './audit-log';

const operations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/audit',
    summary: 'What staff did, newest first',
    access: 'staff',
    query: auditQuerySchema,
    answers: { 200: { description: 'A page of entries', schema: z.array(auditEntrySchema) } },
    refusals: [400, 401, 403],
  },
];

/** The audit log, for admins to read. */
export function createAuditFeature(audit: AuditLog): Feature {
  const router = Router();
  router.get('/api/audit', async (request, response) => {
    const query = validated(auditQuerySchema, request.query);
    const { entries, total } = await audit.list({ skip: (query.page - 1) * query.limit, limit: query.limit });
    const shown = entries.map(({ actor, action, target, at }) => ({ actor, action, target, at: at.toISOString() }));
    response.set(pageHeaders('/api/audit', query, total)).json(shown);
  });
  return { name: 'audit', router, operations };
}
