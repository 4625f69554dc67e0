import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PostingDecision, PostingReviewList } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

export interface JobReviewPage extends PostingReviewList {
  /** Time at which the page was loaded. */
  now: number;
}

export const loadJobReviews = async (args: LoaderFunctionArgs): Promise<JobReviewPage> => ({
  ...(await callApi(api(args), 'GET /api/job-reviews')),
  now: Date.now(),
});

export const decidePosting = (client: ApiClient, id: string, decision: PostingDecision) =>
  callApi(client, 'PUT /api/job-reviews/{id}', { params: { id }, body: decision });
