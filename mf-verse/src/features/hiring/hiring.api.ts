import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type {
  JobPosting,
  ManagedJob,
  ManagedJobList,
  PostingDraft,
  PostingStateChange,
  Publication,
  StoredPostingDraft,
} from '@verse/api-contract/job-postings';
import type { OwnOrganisation } from '@verse/api-contract/organisations';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { createId, type LoadedPage, loadPage, pageQuery } from '@verse/contract/server-state';
import { isNotFound, orNotFound } from '../../shared/or-not-found';

export const part = (text: string | undefined) => encodeURIComponent(text ?? '');
export const ofOrganisation = (handle: string | undefined) => `/api/organisations/${part(handle)}`;
const jobsPath = (handle: string | undefined) => [ofOrganisation(handle), 'jobs'].join('/');
export const jobPath = (handle: string | undefined, id: string | undefined) => `${jobsPath(handle)}/${part(id)}`;
const draftPath = (handle: string, id: string) => `${ofOrganisation(handle)}/job-drafts/${part(id)}`;

export const loadOrganisation = (args: LoaderFunctionArgs) =>
  api(args)<OwnOrganisation>(`/api/me/organisations/${part(args.params.handle)}`);

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
    const list = await api(args)<ManagedJobList>(`${jobsPath(args.params.handle)}?${pageQuery(page)}`);
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
    api(args)<ManagedJobList>(jobsPath(handle)),
  ]).catch(orNotFound);
  const draft = list.drafts.find((one) => one.id === id) ?? null;
  const listed = list.jobs.find(({ job }) => job.id === id) ?? null;
  // If neither list contains the id, it belongs either to a new draft or to a job on a later page of the job list.
  const isBelow = !draft && !listed && list.next !== null;
  const job = isBelow ? await api(args)<ManagedJob>(jobPath(handle, id)).catch(orNull) : listed;
  const isTrusted = organisation.domain !== null || list.jobs.length > 0;
  return { organisation, id, draft, job, isTrusted, now: Date.now() };
}

export const saveDraft = (client: ApiClient, handle: string, id: string, version: number, draft: PostingDraft) =>
  client<StoredPostingDraft>(draftPath(handle, id), { method: 'PUT', body: { version, draft } });

export const deleteDraft = (client: ApiClient, handle: string, id: string) =>
  client<void>(draftPath(handle, id), { method: 'DELETE' });

export const publishDraft = (client: ApiClient, handle: string, id: string) =>
  client<Publication>(`${draftPath(handle, id)}/publication`, { method: 'PUT' });

export const takeBack = (client: ApiClient, handle: string, id: string) =>
  client<StoredPostingDraft>(`${draftPath(handle, id)}/publication`, { method: 'DELETE' });

const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

export const changePosting = (client: ApiClient, handle: string, id: string, version: number, posting: JobPosting) =>
  client<ManagedJob>(jobPath(handle, id), { method: 'PATCH', body: posting, headers: ifMatch(version) });

export const setPostingState = (
  client: ApiClient,
  handle: string,
  { id, version }: { id: string; version: number },
  change: PostingStateChange,
) => client<ManagedJob>(`${jobPath(handle, id)}/state`, { method: 'PUT', body: change, headers: ifMatch(version) });
