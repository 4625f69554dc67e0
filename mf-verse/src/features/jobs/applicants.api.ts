import type { LoaderFunctionArgs } from 'react-router-dom';
import type { JobApplicant, JobApplicantList } from '@verse/api-contract/jobs';
import { ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadList } from '../../shared/list-page';

/** Whoever has applied to a job, for those who posted it. What fails becomes words in the dialog; the page stays. */
export const loadApplicants = (args: LoaderFunctionArgs): Promise<LoadedPage<JobApplicant>> =>
  loadList(args, async ({ cursor, limit }) => {
    const query = new URLSearchParams({ limit: String(limit), ...(cursor === null ? {} : { cursor }) });
    const path = `/api/jobs/${encodeURIComponent(args.params.id ?? '')}/applications`;
    const { applicants, next } = await api(args)<JobApplicantList>(`${path}?${query}`);
    return { entries: applicants, next };
  }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return { entries: [], next: null, after: null, failure: error.message };
  });
