import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { OwnOrganisation } from '@verse/api-contract/api';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

/** Returns the organisations on whose behalf the member may post jobs. */
export async function loadEmployers(args: LoaderFunctionArgs): Promise<OwnOrganisation[]> {
  const { organisations } = await callApi(api(args), 'GET /api/me/organisations');
  return organisations.filter(({ role, state }) => role !== 'judge' && state === 'open');
}

/**
 * Redirects to a new draft if the member has exactly one organisation, or to the form for a new organisation if the
 * member has none.
 */
export async function startPosting(args: LoaderFunctionArgs): Promise<OwnOrganisation[]> {
  const employers = await loadEmployers(args);
  const area = new URL('./organisations', args.request.url).pathname;
  const [only, second] = employers;
  if (!only) throw redirect(`${area}/new?then=job`);
  if (!second) throw redirect([area, only.handle, 'jobs', 'drafts', 'new'].join('/'));
  return employers;
}
