import type { Project, ProjectWork } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

const pathOf = (number: string) => ['/api/projects', encodeURIComponent(number)].join('/');

/** Returns the URL of a delivery or receipt file. */
export const workFile = (number: string, id: string): string =>
  `${pathOf(number)}/work-files/${encodeURIComponent(id)}`;

interface WorkAction {
  project: Pick<Project, 'number' | 'revision'>;
  /** Path of the action relative to the project, e.g. `milestones/5f-1/deliveries`. */
  path: string;
  method?: 'POST' | 'PUT' | 'DELETE';
  body?: object;
}

/** Sends a change to the work, based on the revision shown on the page. */
export const sendWorkAction = (client: ApiClient, { project, path, method = 'POST', body }: WorkAction) =>
  client<ProjectWork>(`${pathOf(project.number)}/${path}`, {
    method,
    ...(body ? { body } : {}),
    headers: { 'If-Match': `"${project.revision}"` },
  });

export function addWorkFile(client: ApiClient, { number, id, file }: { number: string; id: string; file: File }) {
  const body = new FormData();
  body.set('file', file);
  return callApi(client, 'POST /api/projects/{number}/milestones/{milestone}/files', {
    params: { number, milestone: id },
    body,
  });
}

export const removeWorkFile = (client: ApiClient, { number, id, file }: { number: string; id: string; file: string }) =>
  callApi(client, 'DELETE /api/projects/{number}/milestones/{milestone}/files/{file}', {
    params: { number, milestone: id, file },
  });
