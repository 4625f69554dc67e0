import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import type { BlogChange, BlogConflict, BlogVersion, BlogVersionPage, ManagedBlog } from '@verse/api-contract/blogs';
import { type ApiClient, ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { sendForm, type Sending } from '../../shared/send-form';
import { type Change, placed, settleChange } from './kept-change';

/** What is done to a post. */
export type PostAct =
  | { act: 'change'; id: string; version: number; change: BlogChange }
  | { act: 'delete'; id: string; version: number }
  | { act: 'restore'; id: string }
  /** Makes an earlier version the newest. */
  | { act: 'bring-back'; id: string; version: number; earlier: number };

export type Conflict = Pick<BlogConflict, 'current' | 'yours'>;

export interface PostList {
  /** null when it could not be had. */
  posts: ManagedBlog[] | null;
  total: number;
  problem: string | null;
}

export interface ActOutcome {
  /** The post as it is now; null when nothing was done. */
  done: ManagedBlog | null;
  /** Why it was not done, in words. */
  problem: string | null;
  /** Somebody else was quicker: the post as it is now, and what was asked for. */
  conflict: Conflict | null;
}

/** `problem` says why there is no answer. */
export interface VersionAnswer {
  versions?: BlogVersion[];
  version?: BlogVersionPage;
  problem?: string;
}

const ofPost = (id: string, more = '') => `/api/blogs/${encodeURIComponent(id)}${more}`;

/** What was refused, in words; anything else is a fault of ours. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  throw error;
}

/** The posts of a shelf, which the query names as the API wants it. */
export async function loadPosts(args: LoaderFunctionArgs): Promise<PostList> {
  let total = 0;
  const onResponse = ({ headers }: Response) => {
    total = Number(headers.get('x-total-count'));
  };
  const path = `/api/blogs/mine${new URL(args.request.url).search}`;
  try {
    return { posts: await api(args)<ManagedBlog[]>(path, { onResponse }), total, problem: null };
  } catch (error) {
    return { posts: null, total, problem: messageOf(error) };
  }
}

/** What a post was: all its versions, or the one that the query names, whole. */
export async function loadVersions(args: LoaderFunctionArgs): Promise<VersionAnswer> {
  const { searchParams } = new URL(args.request.url);
  const [id, version] = [searchParams.get('id') ?? '', searchParams.get('version')];
  try {
    if (version === null) return { versions: await api(args)<BlogVersion[]>(ofPost(id, '/versions')) };
    return { version: await api(args)<BlogVersionPage>(ofPost(id, `/versions/${encodeURIComponent(version)}`)) };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

async function perform(client: ApiClient, act: PostAct): Promise<ManagedBlog> {
  const headers: Record<string, string> = 'version' in act ? { 'if-match': `"${act.version}"` } : {};
  if (act.act === 'delete') return client(ofPost(act.id), { method: 'DELETE', headers });
  if (act.act === 'restore') return client(ofPost(act.id, '/restore'), { method: 'POST' });
  if (act.act === 'bring-back')
    return client(ofPost(act.id, `/versions/${act.earlier}/restore`), { method: 'POST', headers });
  const changed = await client<ManagedBlog>(ofPost(act.id), { method: 'PATCH', headers, body: act.change });
  settleChange(act.id, act.change);
  return changed;
}

/** Without words of one's own there is nothing to compare: the message says it all. */
export function conflictIn(error: ApiError): Conflict | null {
  const { current, yours } = (error.failure ?? {}) as Partial<Conflict>;
  return error.status === 409 && current && yours && Object.keys(yours).length > 0 ? { current, yours } : null;
}

/** The page's action. */
export async function handlePostAct(args: ActionFunctionArgs): Promise<ActOutcome> {
  try {
    const done = await perform(api(args), (await args.request.json()) as PostAct);
    return { done, problem: null, conflict: null };
  } catch (error) {
    return { done: null, problem: messageOf(error), conflict: conflictIn(error as ApiError) };
  }
}

interface Upload {
  id: string;
  version: number;
  change: Change;
  files: Record<string, Blob>;
  onProgress: (share: number) => void;
}

/** Words and pictures of a post together; `change` must have pictures. */
export function sendEdition({
  id,
  version,
  change: { text, pictures },
  files,
  onProgress,
}: Upload): Sending<ManagedBlog> {
  if (!pictures) throw new Error('an edition without pictures');
  const form = new FormData();
  form.append('edition', JSON.stringify({ ...text, pictures: placed(pictures) }));
  const add = (field: string, picture: { id: string; name: string; src?: string }) => {
    if (picture.src === undefined) form.append(field, files[picture.id] ?? new Blob(), picture.name);
  };
  add('thumbnail', pictures.thumbnail);
  for (const image of pictures.images) add('contentImages', image);
  return sendForm<ManagedBlog>({
    method: 'PUT',
    path: ofPost(id),
    form,
    headers: { 'if-match': `"${version}"` },
    onProgress,
  });
}
