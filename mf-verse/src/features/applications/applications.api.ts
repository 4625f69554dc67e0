import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OwnApplication, OwnApplicationList } from '@verse/api-contract/job-applications';
import type { Job } from '@verse/api-contract/jobs';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, pageQuery } from '@verse/contract/server-state';
import { orNotFound } from '../../shared/or-not-found';

export type ListedApplication = OwnApplication & { id: string };

const OWN = '/api/me/applications';
const pathOf = (jobId: string | undefined) => `${OWN}/${encodeURIComponent(jobId ?? '')}`;
const jobPath = (jobId: string) => `/api/jobs/${encodeURIComponent(jobId)}/application`;

export const threadOf = (jobId: string | undefined): string => `${pathOf(jobId)}/thread`;
export const fileOf = (jobId: string, id: string): string => `${pathOf(jobId)}/files/${encodeURIComponent(id)}`;

export const loadApplications = (args: LoaderFunctionArgs): Promise<LoadedPage<ListedApplication>> =>
  loadPage(args, async (page) => {
    const { applications, next } = await api(args)<OwnApplicationList>(`${OWN}?${pageQuery(page)}`);
    return { entries: applications.map((one) => ({ ...one, id: one.jobId })), next };
  });

/** @throws `data()` with status 404 if the API responds with 404 */
export const loadApplication = (args: LoaderFunctionArgs): Promise<OwnApplication> =>
  api(args)<OwnApplication>(pathOf(args.params.id)).catch(orNotFound);

export const withdraw = (client: ApiClient, jobId: string) => client<Job>(jobPath(jobId), { method: 'DELETE' });

export const restore = (client: ApiClient, jobId: string) =>
  client<Job>(`${jobPath(jobId)}/restore`, { method: 'POST' });
