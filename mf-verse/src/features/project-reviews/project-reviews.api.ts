import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ProjectReviewForm, ProjectReviews } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type Result, toResult } from '@verse/contract/server-state';

export const loadProjectReviews = (args: LoaderFunctionArgs): Promise<Result<ProjectReviews>> =>
  toResult(callApi(api(args), 'GET /api/projects/{number}/reviews', { params: { number: args.params.number } }));

export const saveReview = (client: ApiClient, number: string, body: ProjectReviewForm) =>
  callApi(client, 'PUT /api/projects/{number}/reviews/mine', { params: { number }, body });

export const withdrawReview = (client: ApiClient, number: string) =>
  callApi(client, 'DELETE /api/projects/{number}/reviews/mine', { params: { number } });

export const saveAnswer = (client: ApiClient, { number, text }: { number: string; text: string }) =>
  callApi(client, 'PUT /api/projects/{number}/reviews/answer', { params: { number }, body: { text } });

export const removeAnswer = (client: ApiClient, number: string) =>
  callApi(client, 'DELETE /api/projects/{number}/reviews/answer', { params: { number } });
