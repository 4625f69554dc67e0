import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Job, JobApplicant, ResponseFigures } from '@verse/api-contract/api';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, loadPart, pageQuery } from '@verse/contract/server-state';
import { type CacheableData, isCacheable } from '../../shared/cacheable-data';
import { orNotFound } from '../../shared/or-not-found';
import { JOB_FILTERS } from './job-filters';

export const jobPath = (id: string | undefined) => `/api/jobs/${encodeURIComponent(id ?? '')}`;

type PageRequest = Parameters<typeof pageQuery>[0];

const createLoad = (args: LoaderFunctionArgs, filters: Record<string, string>) => async (page: PageRequest) => {
  const { jobs, next } = await callApi(api(args), 'GET /api/jobs', { query: { ...filters, ...page } });
  return { entries: jobs, next };
};

export async function loadJobs(args: LoaderFunctionArgs): Promise<LoadedPage<Job> & CacheableData> {
  const filters = JOB_FILTERS.read(new URL(args.request.url).searchParams);
  return { ...(await loadPage(args, createLoad(args, JOB_FILTERS.toQuery(filters)))), isCacheable: isCacheable() };
}

export interface OrganisationJobsPage {
  page: LoadedPage<Job>;
  figures: ResponseFigures | null;
}

/**
 * Loads an organisation's open jobs and its response figures. The organisation's page is shown even if loading fails.
 */
export async function loadOrganisationJobs(args: LoaderFunctionArgs): Promise<OrganisationJobsPage> {
  const { handle = '' } = args.params;
  const answers = callApi(api(args), 'GET /api/organisations/{handle}/answers', { params: { handle } });
  // The figures are left out if they cannot be loaded.
  const [page, { figures }] = await Promise.all([
    loadPart(args, createLoad(args, { organisation: handle })),
    answers.catch(() => ({ figures: null })),
  ]);
  return { page, figures };
}

export interface JobPage extends CacheableData {
  job: Job;
}

/** @throws `data()` with status 404 if the API responds with 404, so that the server-rendered page has this status */
export async function loadJob(args: LoaderFunctionArgs): Promise<JobPage> {
  const job = await callApi(api(args), 'GET /api/jobs/{id}', { params: { id: args.params.id } }).catch(orNotFound);
  return { job, isCacheable: isCacheable() };
}

/** Loads the applicants, for those who posted the job. The page remains usable if loading fails. */
export const loadApplicants = (args: LoaderFunctionArgs): Promise<LoadedPage<JobApplicant>> =>
  loadPart(args, async (page) => {
    const { applicants, next } = await callApi(api(args), 'GET /api/jobs/{id}/applications', {
      params: { id: args.params.id },
      query: page,
    });
    return { entries: applicants, next };
  });
