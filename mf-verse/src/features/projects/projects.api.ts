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
  /** The organisation whose projects are listed; null for those of the member and of all their organisations. */
  organisation: { handle: string; name: string } | null;
  page: LoadedPage<ListedProject>;
}

async function loadList(args: LoaderFunctionArgs, list: ProjectListName, handle?: string): Promise<ProjectPage> {
  const client = api(args);
  const page = await loadPage(args, async (asked) => {
    const query = { list, organisation: handle, ...asked };
    const { projects, next } = await callApi(client, 'GET /api/projects', { query });
    return { entries: projects.map((one) => ({ ...one, id: one.number })), next };
  });
  if (handle === undefined) return { list, organisation: null, page };
  const { name } = await callApi(client, 'GET /api/me/organisations/{handle}', { params: { handle } });
  return { list, organisation: { handle, name }, page };
}

/**
 * Loads the list named in the URL: `?list=selling`, or by default the projects in which the member is the buyer.
 * `?organisation=` limits it to one of the member's organisations.
 */
export function loadProjects(args: LoaderFunctionArgs): Promise<ProjectPage> {
  const asked = new URL(args.request.url).searchParams;
  const list = asked.get('list') === 'selling' ? 'selling' : 'buying';
  return loadList(args, list, asked.get('organisation') ?? undefined).catch(orNotFound);
}

/** Loads the briefs that wait for an answer of the house or, with `?show=all`, all its projects. */
export const loadHouseProjects = (args: LoaderFunctionArgs): Promise<ProjectPage> =>
  loadList(args, new URL(args.request.url).searchParams.get('show') === 'all' ? 'house' : 'house-waiting');

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
