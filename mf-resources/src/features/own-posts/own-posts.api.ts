import type { ActionFunctionArgs } from 'react-router-dom';
import type { BlogChange, ManagedBlog } from '@verse/api-contract/blogs';
import { ApiError, type ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { settleChange } from './kept-change';

/** As many as the API gives at once. */
export const MOST = 50;

/** What is done to a post; without an id the list is only asked for. */
export type PostAct =
  | { act: 'list' }
  | { act: 'change'; id: string; version: number; change: BlogChange }
  | { act: 'delete'; id: string; version: number }
  | { act: 'restore'; id: string };

export interface OwnPosts {
  /** null when the list itself could not be had. */
  posts: ManagedBlog[] | null;
  /** Why the last act was not done, in words. */
  problem: string | null;
  /** Somebody else was quicker: the post as it is now, and what was asked for. */
  conflict: { current: ManagedBlog; yours: BlogChange } | null;
}

const ofPost = (id: string, more = '') => `/api/blogs/${encodeURIComponent(id)}${more}`;

async function perform(client: ApiClient, act: PostAct): Promise<void> {
  const headers: Record<string, string> = 'version' in act ? { 'if-match': `"${act.version}"` } : {};
  if (act.act === 'change') {
    await client(ofPost(act.id), { method: 'PATCH', headers, body: act.change });
    settleChange(act.id, act.change);
  }
  if (act.act === 'delete') await client(ofPost(act.id), { method: 'DELETE', headers });
  if (act.act === 'restore') await client(ofPost(act.id, '/restore'), { method: 'POST' });
}

interface ConflictBody {
  current?: ManagedBlog;
  yours?: BlogChange;
}

async function problemOf(work: Promise<void>): Promise<Pick<OwnPosts, 'problem' | 'conflict'>> {
  try {
    await work;
    return { problem: null, conflict: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { current, yours } = (error.failure ?? {}) as ConflictBody;
    return { problem: error.message, conflict: error.status === 409 && current && yours ? { current, yours } : null };
  }
}

/** The page's action: does what was asked for and answers with the posts as they are then. */
export async function handleOwnPosts(args: ActionFunctionArgs): Promise<OwnPosts> {
  const client = api(args);
  const outcome = await problemOf(perform(client, (await args.request.json()) as PostAct));
  try {
    return { ...outcome, posts: await client<ManagedBlog[]>(`/api/blogs/mine?limit=${MOST}`) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...outcome, problem: outcome.problem ?? error.message, posts: null };
  }
}
