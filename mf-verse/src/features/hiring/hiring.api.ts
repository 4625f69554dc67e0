import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type {
  ManagedJob,
  OwnOrganisation,
  PostingDraft,
  PostingStateChange,
  StoredPostingDraft,
} from '@verse/api-contract/api';
import type { JobPosting } from '@verse/api-contract/work/job-postings.schema';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { createId, type LoadedPage, loadPage } from '@verse/contract/server-state';
import { isNotFound, orNotFound } from '../../shared/or-not-found';

export const part = (text: string | undefined) => encodeURIComponent(text ?? '');
export const ofOrganisation = (handle: string | undefined) => `/api/organisations/${part(handle)}`;
const jobsPath = (handle: string | undefined) => [ofOrganisation(handle), 'jobs'].join('/');
export const jobPath = (handle: string | undefined, id: string | undefined) => `${jobsPath(handle)}/${part(id)}`;

export const loadOrganisation = (args: LoaderFunctionArgs) =>
  callApi(api(args), 'GET /api/me/organisations/{handle}', { params: { handle: args.params.handle } });

function orNull(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

export type JobEntry = ManagedJob & { id: string };

export const toEntry = (job: ManagedJob): JobEntry => ({ ...job, id: job.job.id });

export interface HiringPage extends LoadedPage<JobEntry> {
  organisation: OwnOrganisation;
  drafts: StoredPostingDraft[];
}

export async function loadHiring(args: LoaderFunctionArgs): Promise<HiringPage> {
  let drafts: StoredPostingDraft[] = [];
  const asked = loadPage(args, async (page) => {
    const list = await callApi(api(args), 'GET /api/organisations/{handle}/jobs', {
      params: { handle: args.params.handle },
      query: page,
    });
    drafts = list.drafts;
    return { entries: list.jobs.map(toEntry), next: list.next };
  });
  const [organisation, page] = await Promise.all([loadOrganisation(args), asked]).catch(orNotFound);
  return { ...page, organisation, drafts };
}

export interface PostingPage {
  organisation: OwnOrganisation;
  id: string;
  draft: StoredPostingDraft | null;
  /** Set once the draft is published. */
  job: ManagedJob | null;
  /** Whether the organisation may publish without a review. */
  isTrusted: boolean;
  /** When the page was loaded. */
  now: number;
}

/**
 * Loads a draft or a published job; a published job keeps the id of its draft. The id `new` redirects to a draft with a
 * newly created id.
 */
export async function loadPosting(args: LoaderFunctionArgs): Promise<PostingPage> {
  const { handle = '', id = '' } = args.params;
  if (id === 'new') throw redirect(new URL(`./${createId()}`, args.request.url).pathname);
  const [organisation, list] = await Promise.all([
    loadOrganisation(args),
    callApi(api(args), 'GET /api/organisations/{handle}/jobs', { params: { handle } }),
  ]).catch(orNotFound);
  const draft = list.drafts.find((one) => one.id === id) ?? null;
  const listed = list.jobs.find(({ job }) => job.id === id) ?? null;
  // If neither list contains the id, it belongs either to a new draft or to a job on a later page of the job list.
  const isBelow = !draft && !listed && list.next !== null;
  const job = isBelow
    ? await callApi(api(args), 'GET /api/organisations/{handle}/jobs/{id}', { params: { handle, id } }).catch(orNull)
    : listed;
  const isTrusted = organisation.domain !== null || list.jobs.length > 0;
  return { organisation, id, draft, job, isTrusted, now: Date.now() };
}

export const saveDraft = (client: ApiClient, handle: string, id: string, version: number, draft: PostingDraft) =>
  callApi(client, 'PUT /api/organisations/{handle}/job-drafts/{id}', {
    params: { handle, id },
    body: { version, draft },
  });

export const deleteDraft = (client: ApiClient, handle: string, id: string) =>
  callApi(client, 'DELETE /api/organisations/{handle}/job-drafts/{id}', { params: { handle, id } });

export const publishDraft = (client: ApiClient, handle: string, id: string) =>
  callApi(client, 'PUT /api/organisations/{handle}/job-drafts/{id}/publication', { params: { handle, id } });

export const takeBack = (client: ApiClient, handle: string, id: string) =>
  callApi(client, 'DELETE /api/organisations/{handle}/job-drafts/{id}/publication', { params: { handle, id } });

export const changePosting = (client: ApiClient, handle: string, id: string, version: number, posting: JobPosting) =>
  callApi(client, 'PATCH /api/organisations/{handle}/jobs/{id}', { params: { handle, id }, version, body: posting });

export const setPostingState = (
  client: ApiClient,
  handle: string,
  { id, version }: { id: string; version: number },
  change: PostingStateChange,
) =>
  callApi(client, 'PUT /api/organisations/{handle}/jobs/{id}/state', { params: { handle, id }, version, body: change });
