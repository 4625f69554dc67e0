import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Job, JobChange, JobList } from '@verse/api-contract/jobs';
import type { JobApplicationForm, JobForm } from '@verse/api-contract/jobs.schema';
import { api } from '@verse/contract/react';
import { loadList } from '../../shared/list-page';
import { actsOf } from '../../shared/perform';
import { jobChoiceOf, jobQuery } from './job-choice';

export type JobAct =
  | { what: 'save'; id: string; on: boolean }
  | { what: 'apply'; id: string; form: JobApplicationForm }
  | { what: 'withdraw'; id: string }
  | { what: 'post'; key: string; form: JobForm }
  | { what: 'change'; id: string; version: number; change: JobChange };

export function loadJobs(args: LoaderFunctionArgs) {
  const choice = jobChoiceOf(new URL(args.request.url).searchParams);
  return loadList(args, async ({ cursor, limit }) => {
    const query = new URLSearchParams([
      ...new URLSearchParams(jobQuery(choice)),
      ['limit', String(limit)],
      ...(cursor === null ? [] : [['cursor', cursor]]),
    ] as [string, string][]);
    const { jobs, next } = await api(args)<JobList>(`/api/jobs?${query}`);
    return { entries: jobs, next };
  });
}

export const loadJob = (args: LoaderFunctionArgs): Promise<Job> =>
  api(args)<Job>(`/api/jobs/${encodeURIComponent(args.params.id ?? '')}`);

export const doWithJob = actsOf((client, act: JobAct): Promise<unknown> => {
  if (act.what === 'post')
    return client<Job>('/api/jobs', { method: 'POST', body: act.form, headers: { 'Idempotency-Key': act.key } });
  const path = `/api/jobs/${encodeURIComponent(act.id)}`;
  switch (act.what) {
    case 'save':
      return client<Job>(`${path}/save`, { method: act.on ? 'PUT' : 'DELETE' });
    case 'apply':
      return client<Job>(`${path}/application`, { method: 'PUT', body: act.form });
    case 'withdraw':
      return client<Job>(`${path}/application`, { method: 'DELETE' });
    case 'change':
      return client<Job>(path, { method: 'PATCH', body: act.change, headers: { 'If-Match': `"${act.version}"` } });
  }
});
