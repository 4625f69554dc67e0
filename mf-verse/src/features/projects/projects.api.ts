import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Project, ProjectList, ProjectListName, ProjectSummary } from '@verse/api-contract/projects';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, pageQuery } from '@verse/contract/server-state';
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
    const { projects, next } = await api(args)<ProjectList>(`${ALL}?${pageQuery(asked, { list })}`);
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
  api(args)<Project>(pathOf(args.params.number)).catch(orNotFound);

export const endProject = (client: ApiClient, { number, revision }: Project, reason: string) =>
  client<Project>(`${pathOf(number)}/ending`, {
    method: 'POST',
    body: { reason },
    headers: { 'If-Match': `"${revision}"` },
  });

export function addFile(client: ApiClient, { number, file }: { number: string; file: File }) {
  const body = new FormData();
  body.set('file', file);
  return client<Project>(`${pathOf(number)}/files`, { method: 'POST', body });
}

export const removeFile = (client: ApiClient, { number, id }: { number: string; id: string }) =>
  client<Project>(projectFile(number, id), { method: 'DELETE' });
