import { z } from 'zod';
import { auditEntrySchema, auditQuerySchema } from '@verse/api-contract/operations/audit.schema';
import { DAY_MS } from '@verse/api-contract/time';
import type { Feature } from '../feature';
import { pageHeaders, reply, route } from '../http';
import type { Accounts } from '../ports';
import type { AuditLog } from './audit-log';

type AuditAccounts = Pick<Accounts, 'findId' | 'findAllContacts'>;

export function createAuditFeature(audit: AuditLog, { findId, findAllContacts }: AuditAccounts): Feature {
  /** Returns the id of the account with this address; other texts are ids. An unknown address matches nothing. */
  const toId = async (typed: string | undefined) =>
    typed?.includes('@') ? ((await findId(typed.trim())) ?? typed) : typed?.trim() || undefined;

  return {
    name: 'audit',
    migrate: () => audit.addKinds(),
    routes: [
      route(
        {
          method: 'get',
          path: '/api/audit',
          summary: 'List the staff actions in the audit log, newest first, by person, kind of action and day',
          permission: 'audit.read',
          query: auditQuerySchema,
          responses: { 200: { description: 'A page of entries', schema: z.array(auditEntrySchema) } },
          errors: [400, 401, 403],
        },
        async ({ query }) => {
          const { page, limit, from, to } = query;
          const { entries, total } = await audit.list({
            actor: await toId(query.actor),
            target: await toId(query.target),
            kind: query.kind || undefined,
            from: from === undefined ? undefined : new Date(from),
            to: to === undefined ? undefined : new Date(new Date(to).getTime() + DAY_MS),
            skip: (page - 1) * limit,
            limit,
          });
          const ids = [...new Set(entries.flatMap(({ actor, target }) => [actor, target]))];
          const names = new Map((await findAllContacts(ids)).map(({ id, name }) => [id, name]));
          const shown = entries.map(({ actor, action, target, at }) => ({
            actor,
            action,
            target,
            at: at.toISOString(),
            actorName: names.get(actor) ?? null,
            targetName: names.get(target) ?? null,
          }));
          return reply(200, shown, { headers: pageHeaders('/api/audit', query, total) });
        },
      ),
    ],
  };
}
