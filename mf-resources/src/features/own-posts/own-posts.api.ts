import type { ActionFunctionArgs } from 'react-router-dom';
import type { BlogChange, BlogConflict, BlogVersion, BlogVersionPage, ManagedBlog } from '@verse/api-contract/blogs';
import { type ApiClient, ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { sendForm, type Sending } from '../../shared/send-form';
import { type Change, placed, settleChange } from './kept-change';
import { listOf, type Shelf } from './shelves';

/** What is done to a post. `list` only asks for the posts, after something was done to one in another way. */
export type PostAct =
  | { act: 'list'; id?: string; stored?: ManagedBlog }
  | { act: 'change'; id: string; version: number; change: BlogChange }
  | { act: 'delete'; id: string; version: number }
  | { act: 'restore'; id: string }
  /** Makes an earlier version the newest. */
  | { act: 'bring-back'; id: string; version: number; earlier: number };

/** What a post was: all versions, or one of them whole. */
export type VersionQuestion = { act: 'versions'; id: string } | { act: 'version'; id: string; version: number };

export type Conflict = Pick<BlogConflict, 'current' | 'yours'>;

export interface OwnPosts {
  /** null when the list itself could not be had. */
  posts: ManagedBlog[] | null;
  total: number;
  /** The post after the last act; null when nothing was done to one. */
  done: ManagedBlog | null;
  /** Why the last act was not done, in words. */
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

async function perform(client: ApiClient, act: PostAct): Promise<ManagedBlog | null> {
  const headers: Record<string, string> = 'version' in act ? { 'if-match': `"${act.version}"` } : {};
  if (act.act === 'list') return act.stored ?? null;
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

async function outcomeOf(work: Promise<ManagedBlog | null>): Promise<Pick<OwnPosts, 'done' | 'problem' | 'conflict'>> {
  try {
    return { done: await work, problem: null, conflict: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { done: null, problem: error.message, conflict: conflictIn(error) };
  }
}

async function answerTo(client: ApiClient, question: VersionQuestion): Promise<VersionAnswer> {
  try {
    if (question.act === 'versions') return { versions: await client<BlogVersion[]>(ofPost(question.id, '/versions')) };
    return { version: await client<BlogVersionPage>(ofPost(question.id, `/versions/${question.version}`)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problem: error.message };
  }
}

/** The page's action: does what was asked for and answers with the posts as they are then, or with what a post was. */
export async function handleOwnPosts(args: ActionFunctionArgs): Promise<OwnPosts | VersionAnswer> {
  const client = api(args);
  const asked = (await args.request.json()) as (PostAct & { shelf: Shelf }) | VersionQuestion;
  if (asked.act === 'versions' || asked.act === 'version') return answerTo(client, asked);
  const outcome = await outcomeOf(perform(client, asked));
  let total = 0;
  const onResponse = ({ headers }: Response) => {
    total = Number(headers.get('x-total-count'));
  };
  try {
    const posts = await client<ManagedBlog[]>(listOf(asked.shelf), { onResponse });
    return { ...outcome, posts, total };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...outcome, problem: outcome.problem ?? error.message, posts: null, total };
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
