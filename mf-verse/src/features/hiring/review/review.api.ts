import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  type AnswersForm,
  type AnswersResult,
  type ApplicationRow,
  type ApplicationRowList,
  REVIEW_STAGES,
  type ReviewedApplication,
  type ReviewStage,
} from '@verse/api-contract/job-applications';
import type { ManagedJob } from '@verse/api-contract/job-postings';
import type { OwnOrganisation } from '@verse/api-contract/organisations';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, pageQuery } from '@verse/contract/server-state';
import { orNotFound } from '../../../shared/or-not-found';
import { jobPath, loadOrganisation, ofOrganisation, part } from '../hiring.api';

const applicationPath = (handle: string | undefined, id: string | undefined) =>
  `${ofOrganisation(handle)}/applications/${part(id)}`;

export const applicantFileHref = (handle: string, id: string, file: string) =>
  `${applicationPath(handle, id)}/files/${file}`;
/** Returns the API path of the message thread with an applicant. */
export const applicantThread = (handle: string | undefined, id: string | undefined) =>
  `${applicationPath(handle, id)}/thread`;

export interface ApplicantsPage extends LoadedPage<ApplicationRow> {
  organisation: OwnOrganisation;
  managed: ManagedJob;
  stage: ReviewStage | undefined;
}

/** Loads a job's applications, in one stage or in all stages. */
export async function loadApplicantsOf(args: LoaderFunctionArgs): Promise<ApplicantsPage> {
  const { handle, id } = args.params;
  const asked = new URL(args.request.url).searchParams.get('stage');
  const stage = REVIEW_STAGES.find((one) => one === asked);
  const job = jobPath(handle, id);
  const page = loadPage(args, async (request) => {
    const query = pageQuery(request, stage ? { stage } : {});
    const { applications, next } = await api(args)<ApplicationRowList>(`${job}/applications?${query}`);
    return { entries: applications, next };
  });
  const [organisation, managed, list] = await Promise.all([
    loadOrganisation(args),
    api(args)<ManagedJob>(job),
    page,
  ]).catch(orNotFound);
  return { ...list, organisation, managed, stage };
}

export interface ApplicantPage {
  organisation: OwnOrganisation;
  application: ReviewedApplication;
}

export async function loadApplicant(args: LoaderFunctionArgs): Promise<ApplicantPage> {
  const { handle, id } = args.params;
  const [organisation, application] = await Promise.all([
    loadOrganisation(args),
    api(args)<ReviewedApplication>(applicationPath(handle, id)),
  ]).catch(orNotFound);
  return { organisation, application };
}

export const openApplication = (client: ApiClient, handle: string, id: string) =>
  client<ReviewedApplication>(`${applicationPath(handle, id)}/opened`, { method: 'PUT' });

export const sendAnswers = (client: ApiClient, handle: string, job: string, form: AnswersForm) =>
  client<AnswersResult>(`${jobPath(handle, job)}/answers`, { method: 'POST', body: form });

export const saveScores = (client: ApiClient, handle: string, id: string, scores: Record<string, number>) =>
  client<ReviewedApplication>(`${applicationPath(handle, id)}/scores`, { method: 'PUT', body: { scores } });

export const addNote = (client: ApiClient, handle: string, id: string, text: string) =>
  client<ReviewedApplication>(`${applicationPath(handle, id)}/notes`, { method: 'POST', body: { text } });

export const deleteNote = (client: ApiClient, handle: string, id: string, note: string) =>
  client<ReviewedApplication>(`${applicationPath(handle, id)}/notes/${part(note)}`, { method: 'DELETE' });
