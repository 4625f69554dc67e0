import type { LoaderFunctionArgs } from 'react-router-dom';
import type {
  AnswersForm,
  ApplicationRow,
  ManagedJob,
  OwnOrganisation,
  ReviewedApplication,
} from '@verse/api-contract/api';
import { REVIEW_STAGES, type ReviewStage } from '@verse/api-contract/work/application-stages.values';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage } from '@verse/contract/server-state';
import { orNotFound } from '../../../shared/or-not-found';
import { loadOrganisation, ofOrganisation, part } from '../hiring.api';

/** A reviewer's score for each attribute of the job. */
export type Scores = NonNullable<ReviewedApplication['ownScores']>;

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
  const page = loadPage(args, async (request) => {
    const { applications, next } = await callApi(api(args), 'GET /api/organisations/{handle}/jobs/{id}/applications', {
      params: { handle, id },
      query: { stage, ...request },
    });
    return { entries: applications, next };
  });
  const [organisation, managed, list] = await Promise.all([
    loadOrganisation(args),
    callApi(api(args), 'GET /api/organisations/{handle}/jobs/{id}', { params: { handle, id } }),
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
    callApi(api(args), 'GET /api/organisations/{handle}/applications/{id}', { params: { handle, id } }),
  ]).catch(orNotFound);
  return { organisation, application };
}

export const openApplication = (client: ApiClient, handle: string, id: string) =>
  callApi(client, 'PUT /api/organisations/{handle}/applications/{id}/opened', { params: { handle, id } });

export const sendAnswers = (client: ApiClient, handle: string, job: string, form: AnswersForm) =>
  callApi(client, 'POST /api/organisations/{handle}/jobs/{id}/answers', { params: { handle, id: job }, body: form });

/** Closes a job whose positions are filled, and declines the applicants still waiting. */
export const closeFilled = (client: ApiClient, handle: string, job: string, message: string) =>
  callApi(client, 'PUT /api/organisations/{handle}/jobs/{id}/filled', {
    params: { handle, id: job },
    body: { message },
  });

export const saveScores = (client: ApiClient, handle: string, id: string, scores: Scores) =>
  callApi(client, 'PUT /api/organisations/{handle}/applications/{id}/scores', {
    params: { handle, id },
    body: { scores },
  });

/** @param key idempotency key: resending does not add the note twice */
export const addNote = (client: ApiClient, { handle, id }: { handle: string; id: string }, text: string, key: string) =>
  callApi(client, 'POST /api/organisations/{handle}/applications/{id}/notes', {
    params: { handle, id },
    headers: { 'Idempotency-Key': key },
    body: { text },
  });

export const deleteNote = (client: ApiClient, handle: string, id: string, note: string) =>
  callApi(client, 'DELETE /api/organisations/{handle}/applications/{id}/notes/{note}', {
    params: { handle, id, note },
  });
