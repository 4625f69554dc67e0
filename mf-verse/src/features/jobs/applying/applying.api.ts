import type { ApplicationDraftForm, ApplicationFile } from '@verse/api-contract/api';
import type { JobApplicationRequest } from '@verse/api-contract/work/jobs.schema';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { sendForm } from '@verse/contract/send-form';

const pathOf = (jobId: string) => `/api/jobs/${encodeURIComponent(jobId)}/application`;

export const saveApplicationDraft = (client: ApiClient, jobId: string, form: ApplicationDraftForm) =>
  callApi(client, 'PUT /api/jobs/{id}/application/draft', { params: { id: jobId }, body: form });

export const previewApplication = (client: ApiClient, jobId: string) =>
  callApi(client, 'GET /api/jobs/{id}/application/preview', { params: { id: jobId } });

interface FileList {
  files: ApplicationFile[];
}

export function sendDraftFile(jobId: string, file: File, onProgress: (share: number) => void) {
  const form = new FormData();
  form.set('file', file);
  return sendForm<FileList>({ method: 'POST', path: `${pathOf(jobId)}/draft/files`, form, headers: {}, onProgress });
}

export const removeDraftFile = (client: ApiClient, jobId: string, id: string) =>
  callApi(client, 'DELETE /api/jobs/{id}/application/draft/files/{file}', { params: { id: jobId, file: id } });

export const applyToJob = (client: ApiClient, jobId: string, form: JobApplicationRequest) =>
  callApi(client, 'PUT /api/jobs/{id}/application', { params: { id: jobId }, body: form });
