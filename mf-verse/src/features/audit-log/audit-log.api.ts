import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AuditEntry } from '@verse/api-contract/api';
import { LAST_PAGE } from '@verse/api-contract/paging';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

/** The API's default page size. */
const PAGE_SIZE = 20;
export const AUDIT_FIELDS = ['actor', 'target', 'kind', 'from', 'to'] as const;

export interface AuditPage {
  /** Typed values of the form, by field. */
  query: Partial<Record<(typeof AUDIT_FIELDS)[number], string>>;
  page: number;
  pages: number;
  entries: AuditEntry[];
}

export async function loadAuditLog(args: LoaderFunctionArgs): Promise<AuditPage> {
  const { searchParams } = new URL(args.request.url);
  const typed = AUDIT_FIELDS.flatMap((name) => {
    const value = searchParams.get(name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  const asked = Math.trunc(Number(searchParams.get('page')));
  const page = asked >= 1 && asked <= LAST_PAGE ? asked : 1;
  let total = 0;
  const entries = await callApi(api(args), 'GET /api/audit', {
    query: new URLSearchParams([...typed.map(([name, value]) => [name, value]), ['page', String(page)]]),
    onResponse: ({ headers }) => {
      total = Number(headers.get('x-total-count'));
    },
  });
  return { query: Object.fromEntries(typed), page, pages: Math.ceil(total / PAGE_SIZE), entries };
}
