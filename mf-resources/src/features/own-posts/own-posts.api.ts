import type { ActionFunctionArgs } from 'react-router-dom';
import type { BlogChange, BlogConflict, BlogVersion, BlogVersionPage, ManagedBlog } from '@verse/api-contract/blogs';
import { ApiError, type ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { sendForm, type Sending } from '../../shared/send-form';
import { placed, settleChange, type Change } from './kept-change';

/** As many as the API gives at once. */
export const MOST = 50;

/** Own posts, or those of all that wait for an editor. */
export type ShelfName = 'mine' | 'review';

/** What is done to a post. `list` only asks for the posts, after something was done to one in another way. */
export type PostAct =
  | { act: 'list'; id?: string }
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
const LISTS: Record<ShelfName, string> = { mine: `/api/blogs/mine?limit=${MOST}`, review: `/api/blogs/mine?of=all&status=review&limit=${MOST}` };

async function perform(client: ApiClient, act: PostAct): Promise<void> {
  const headers: Record<string, string> = 'version' in act ? { 'if-match': `"${act.version}"` } : {};
  if (act.act === 'change') {
    await client(ofPost(act.id), { method: 'PATCH', headers, body: act.change });
    settleChange(act.id, act.change);
  }
  if (act.act === 'delete') await client(ofPost(act.id), { method: 'DELETE', headers });
  if (act.act === 'restore') await client(ofPost(act.id, '/restore'), { method: 'POST' });
  if (act.act === 'bring-back') await client(ofPost(act.id, `/versions/${act.earlier}/restore`), { method: 'POST', headers });
}

/** Without words of one's own there is nothing to compare: the message says it all. */
export function conflictIn(error: ApiError): Conflict | null {
  const { current, yours } = (error.failure ?? {}) as Partial<Conflict>;
  return error.status === 409 && current && yours && Object.keys(yours).length > 0 ? { current, yours } : null;
}

async function problemOf(work: Promise<void>): Promise<Pick<OwnPosts, 'problem' | 'conflict'>> {
  try {
    await work;
    return { problem: null, conflict: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problem: error.message, conflict: conflictIn(error) };
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
  const asked = (await args.request.json()) as (PostAct & { shelf: ShelfName }) | VersionQuestion;
  if (asked.act === 'versions' || asked.act === 'version') return answerTo(client, asked);
  const outcome = await problemOf(perform(client, asked));
  try {
    return { ...outcome, posts: await client<ManagedBlog[]>(LISTS[asked.shelf]) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...outcome, problem: outcome.problem ?? error.message, posts: null };
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
export function sendEdition({ id, version, change: { text, pictures }, files, onProgress }: Upload): Sending<ManagedBlog> {
  if (!pictures) throw new Error('an edition without pictures');
  const form = new FormData();
  form.append('edition', JSON.stringify({ ...text, pictures: placed(pictures) }));
  const add = (field: string, picture: { id: string; name: string; src?: string }) => {
    if (picture.src === undefined) form.append(field, files[picture.id] ?? new Blob(), picture.name);
  };
  add('thumbnail', pictures.thumbnail);
  for (const image of pictures.images) add('contentImages', image);
  return sendForm<ManagedBlog>({ method: 'PUT', path: ofPost(id), form, headers: { 'if-match': `"${version}"` }, onProgress });
}
