import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Project, ProjectSummary } from '@verse/api-contract/api';
import type { ProjectListName } from '@verse/api-contract/work/projects.schema';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage } from '@verse/contract/server-state';
import { orNotFound } from '../../shared/or-not-found';

const ALL = '/api/projects';
const pathOf = (number: string | undefined) => `${ALL}/${encodeURIComponent(number ?? '')}`;

export const projectThread = (number: string | undefined): string => `${pathOf(number)}/thread`;
export const projectFile = (number: string, id: string): string => `${pathOf(number)}/files/${encodeURIComponent(id)}`;

export type ListedProject = ProjectSummary & { id: string };

export interface ProjectPage {
  list: ProjectListName;
  page: LoadedPage<ListedProject>;
}

async function loadList(args: LoaderFunctionArgs, list: ProjectListName): Promise<ProjectPage> {
  const page = await loadPage(args, async (asked) => {
    const { projects, next } = await callApi(api(args), 'GET /api/projects', { query: { list, ...asked } });
    return { entries: projects.map((one) => ({ ...one, id: one.number })), next };
  });
  return { list, page };
}

/** Loads the list named in the URL: `?list=selling`, or by default the projects in which the member is the buyer. */
export const loadProjects = (args: LoaderFunctionArgs): Promise<ProjectPage> =>
  loadList(args, new URL(args.request.url).searchParams.get('list') === 'selling' ? 'selling' : 'buying');

export const loadHouseProjects = (args: LoaderFunctionArgs): Promise<ProjectPage> => loadList(args, 'house');

/** @throws `data()` with status 404 if the API responds with 404 */
export const loadProject = (args: LoaderFunctionArgs): Promise<Project> =>
  callApi(api(args), 'GET /api/projects/{number}', { params: { number: args.params.number } }).catch(orNotFound);

export const endProject = (client: ApiClient, { number, revision }: Project, reason: string) =>
  callApi(client, 'POST /api/projects/{number}/ending', { params: { number }, version: revision, body: { reason } });

export function addFile(client: ApiClient, { number, file }: { number: string; file: File }) {
  const body = new FormData();
  body.set('file', file);
  return callApi(client, 'POST /api/projects/{number}/files', { params: { number }, body });
}

export const removeFile = (client: ApiClient, { number, id }: { number: string; id: string }) =>
  callApi(client, 'DELETE /api/projects/{number}/files/{file}', { params: { number, file: id } });
