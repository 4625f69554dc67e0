import type {
  ApplicationDraft,
  ApplicationDraftForm,
  ApplicationFile,
  ApplicationPreview,
} from '@verse/api-contract/job-applications';
import type { Job } from '@verse/api-contract/jobs';
import type { JobApplicationRequest } from '@verse/api-contract/jobs.schema';
import type { ApiClient } from '@verse/contract';
import { sendForm } from '@verse/contract/send-form';

const pathOf = (jobId: string) => `/api/jobs/${encodeURIComponent(jobId)}/application`;

export const saveApplicationDraft = (client: ApiClient, jobId: string, form: ApplicationDraftForm) =>
  client<ApplicationDraft>(`${pathOf(jobId)}/draft`, { method: 'PUT', body: form });

export const previewApplication = (client: ApiClient, jobId: string) =>
  client<ApplicationPreview>(`${pathOf(jobId)}/preview`);

interface FileList {
  files: ApplicationFile[];
}

export function sendDraftFile(jobId: string, file: File, onProgress: (share: number) => void) {
  const form = new FormData();
  form.set('file', file);
  return sendForm<FileList>({ method: 'POST', path: `${pathOf(jobId)}/draft/files`, form, headers: {}, onProgress });
}

export const removeDraftFile = (client: ApiClient, jobId: string, id: string) =>
  client<FileList>(`${pathOf(jobId)}/draft/files/${encodeURIComponent(id)}`, { method: 'DELETE' });

export const applyToJob = (client: ApiClient, jobId: string, form: JobApplicationRequest) =>
  client<Job>(pathOf(jobId), { method: 'PUT', body: form });
