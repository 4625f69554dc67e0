import type { LoaderFunctionArgs } from 'react-router-dom';
import type { JobOfferAnswerForm, OwnApplication } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage } from '@verse/contract/server-state';
import { orNotFound } from '../../shared/or-not-found';

export type ListedApplication = OwnApplication & { id: string };

const OWN = '/api/me/applications';
const pathOf = (jobId: string | undefined) => `${OWN}/${encodeURIComponent(jobId ?? '')}`;

export const threadOf = (jobId: string | undefined): string => `${pathOf(jobId)}/thread`;
export const fileOf = (jobId: string, id: string): string => `${pathOf(jobId)}/files/${encodeURIComponent(id)}`;

export const loadApplications = (args: LoaderFunctionArgs): Promise<LoadedPage<ListedApplication>> =>
  loadPage(args, async (page) => {
    const { applications, next } = await callApi(api(args), 'GET /api/me/applications', { query: page });
    return { entries: applications.map((one) => ({ ...one, id: one.jobId })), next };
  });

/** @throws `data()` with status 404 if the API responds with 404 */
export const loadApplication = (args: LoaderFunctionArgs): Promise<OwnApplication> =>
  callApi(api(args), 'GET /api/me/applications/{id}', { params: { id: args.params.id } }).catch(orNotFound);

export const answerOffer = (client: ApiClient, jobId: string, form: JobOfferAnswerForm) =>
  callApi(client, 'PUT /api/me/applications/{id}/offer-answer', { params: { id: jobId }, body: form });

export const withdraw = (client: ApiClient, jobId: string) =>
  callApi(client, 'DELETE /api/jobs/{id}/application', { params: { id: jobId } });

export const restore = (client: ApiClient, jobId: string) =>
  callApi(client, 'POST /api/jobs/{id}/application/restore', { params: { id: jobId } });
