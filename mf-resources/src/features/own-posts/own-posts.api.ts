import type { LoaderFunctionArgs } from 'react-router-dom';
import type {
  BlogChange,
  BlogVersion,
  BlogVersionPage,
  ManagedBlog,
  SuggestionDecisions,
} from '@verse/api-contract/api';
import type { NewSuggestion } from '@verse/api-contract/publishing/blog-suggestions.schema';
import type { BlogConflict } from '@verse/api-contract/publishing/blogs.schema';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { sendForm, type Sending } from '@verse/contract/send-form';
import { type Failure, type Result, toResult } from '@verse/contract/server-state';
import type { DevicePicture, PictureBytes } from '../../shared/autosave/device-picture';
import { type Change, type EditedPictures, settleChange, toPlacedPictures, toSentText } from './autosaved-change';

export type PostAction =
  | { action: 'change'; id: string; version: number; change: BlogChange }
  | { action: 'delete'; id: string; version: number }
  | { action: 'restore'; id: string }
  | { action: 'suggest'; id: string; version: number; suggestion: NewSuggestion }
  | { action: 'decide'; id: string; version: number; decisions: SuggestionDecisions }
  /** Dismisses or withdraws a suggestion. */
  | { action: 'end-suggestion'; id: string; version: number }
  /** Restores an earlier version as the newest one. */
  | { action: 'restore-version'; id: string; version: number; earlier: number };

export type Conflict = Pick<BlogConflict, 'current' | 'yours'>;

export interface PostList {
  posts: ManagedBlog[];
  total: number;
}

const postPath = (id: string, more = '') => `/api/blogs/${encodeURIComponent(id)}${more}`;

/** Loads a page of posts. Passes the query string through to the API. */
export function loadPosts(args: LoaderFunctionArgs): Promise<Result<PostList>> {
  let total = 0;
  const onResponse = ({ headers }: Response) => {
    total = Number(headers.get('x-total-count'));
  };
  const query = new URL(args.request.url).searchParams;
  return toResult(callApi(api(args), 'GET /api/blogs/mine', { query, onResponse }).then((posts) => ({ posts, total })));
}

export interface PostVersions {
  versions?: BlogVersion[];
  version?: BlogVersionPage;
}

/** Loads a post's versions, or the full text of one version if the query names it. */
export function loadVersions(args: LoaderFunctionArgs): Promise<Result<PostVersions>> {
  const { searchParams } = new URL(args.request.url);
  const id = searchParams.get('id') ?? '';
  const version = searchParams.get('version');
  const client = api(args);
  return toResult(
    version === null
      ? callApi(client, 'GET /api/blogs/{id}/versions', { params: { id } }).then((versions) => ({ versions }))
      : callApi(client, 'GET /api/blogs/{id}/versions/{version}', { params: { id, version } }).then((one) => ({
          version: one,
        })),
  );
}

export async function sendPostAction(client: ApiClient, act: PostAction): Promise<ManagedBlog> {
  const params = { id: act.id };
  switch (act.action) {
    case 'change': {
      const { version, change } = act;
      const changed = await callApi(client, 'PATCH /api/blogs/{id}', { params, version, body: change });
      settleChange(act.id, act.change);
      return changed;
    }
    case 'delete':
      return callApi(client, 'DELETE /api/blogs/{id}', { params, version: act.version });
    case 'restore':
      return callApi(client, 'POST /api/blogs/{id}/restore', { params });
    case 'restore-version':
      return callApi(client, 'POST /api/blogs/{id}/versions/{version}/restore', {
        params: { ...params, version: act.earlier },
        version: act.version,
      });
    case 'suggest':
      return callApi(client, 'PUT /api/blogs/{id}/suggestion', {
        params,
        version: act.version,
        body: act.suggestion,
      });
    case 'decide':
      return callApi(client, 'PATCH /api/blogs/{id}/suggestion', {
        params,
        version: act.version,
        body: act.decisions,
      });
    case 'end-suggestion':
      return callApi(client, 'DELETE /api/blogs/{id}/suggestion', { params, version: act.version });
  }
}

/**
 * Returns the saved post and the rejected text, for comparison. Returns `null` if the failure is not a conflict, or if
 * the rejected change contains no text.
 */
export function conflictIn({ status, details }: Pick<Failure, 'status' | 'details'>): Conflict | null {
  const { current, yours } = details as Partial<Conflict>;
  return status === 409 && current && yours && Object.keys(yours).length > 0 ? { current, yours } : null;
}

interface Upload extends Pick<Change, 'id' | 'text'> {
  version: number;
  pictures: EditedPictures;
  blobs: PictureBytes;
  onProgress: (share: number) => void;
}

/** Uploads a post's text and pictures together. */
export function uploadChange({ id, text, version, pictures, blobs, onProgress }: Upload): Sending<ManagedBlog> {
  const form = new FormData();
  form.append('edition', JSON.stringify({ ...toSentText(text), pictures: toPlacedPictures(pictures) }));
  const add = (field: string, picture: DevicePicture) => {
    if (picture.src === undefined) form.append(field, blobs[picture.id] ?? new Blob(), picture.name);
  };
  add('thumbnail', pictures.thumbnail);
  for (const image of pictures.images) add('contentImages', image);
  const headers = { 'if-match': `"${version}"` };
  return sendForm<ManagedBlog>({ method: 'PUT', path: postPath(id), form, headers, onProgress });
}
