import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PostingDecision, PostingReviewList } from '@verse/api-contract/job-postings';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';

const PATH = '/api/job-reviews';

export interface JobReviewPage extends PostingReviewList {
  /** Time at which the page was loaded. */
  now: number;
}

export const loadJobReviews = async (args: LoaderFunctionArgs): Promise<JobReviewPage> => ({
  ...(await api(args)<PostingReviewList>(PATH)),
  now: Date.now(),
});

export const decidePosting = (client: ApiClient, id: string, decision: PostingDecision) =>
  client<unknown>(`${PATH}/${encodeURIComponent(id)}`, { method: 'PUT', body: decision });
