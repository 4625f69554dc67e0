import { render } from '@testing-library/react';
import type { FeedPost, PostComment } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import remote from '../../../remote';

const MEMBER = {
  id: '7',
  firstName: 'Tolani',
  lastName: 'Ekwere',
  email: 't@x.example',
  role: 'member',
  emailVerified: true,
};
const AUTHOR = {
  id: 'z',
  name: 'Zainab Olubori',
  handle: null,
  picture: null,
  skills: ['Branding', 'Lettering'],
  badges: ['Verified Talent'],
};

export const postOf = (id: string, more: Partial<FeedPost> = {}): FeedPost => ({
  id,
  author: AUTHOR,
  text: `Post ${id}`,
  picture: null,
  madeHow: 'unsaid',
  visibility: 'public',
  state: 'shown',
  createdAt: '2026-11-20T12:45:00Z',
  editedAt: null,
  version: 1,
  likes: 64,
  comments: 0,
  why: { likes: 64, commenters: 3, points: 71, liftHours: 295, trendAt: '2026-12-02T12:45:00Z' },
  isLiked: false,
  isSaved: false,
  isOwn: false,
  acts: [],
  removal: null,
  ...more,
});

export const ownPostOf = (id: string, more: Partial<FeedPost> = {}) =>
  postOf(id, { isOwn: true, acts: ['edit', 'delete'], author: { ...AUTHOR, id: '7', name: 'Tolani Ekwere' }, ...more });

const commentOf = (id: string, text: string, parentId: string | null): PostComment => ({
  id,
  parentId,
  author: { ...AUTHOR, id: '7', name: 'Tolani Ekwere' },
  text,
  state: 'shown',
  createdAt: '2026-11-22T12:00:00Z',
  editedAt: null,
  version: 1,
  isOwn: true,
  acts: ['edit', 'delete'],
  removal: null,
});

export const refusalOf = (status: number, message: string, code = 'conflict') =>
  new ApiError(status, { type: '', title: '', status, code, message });

/** Creates a fake API that stores posts in memory; `refusal` rejects every action while it is set. */
export function feedOf(posts: FeedPost[]) {
  const state: { calls: string[]; bodies: unknown[]; refusal: ApiError | undefined } = {
    calls: [],
    bodies: [],
    refusal: undefined,
  };
  const comments: PostComment[] = [];
  const find = (path: string) => posts.find(({ id }) => path.startsWith(`/api/posts/${id}`))!;

  function commented(method: string, path: string, body: { text: string; parentId?: string }) {
    const known = comments.find(({ id }) => path.includes(`comments/${id}`));
    if (method === 'POST' && !known) comments.push(commentOf(`c${comments.length}`, body.text, body.parentId ?? null));
    if (method === 'PATCH' && known) Object.assign(known, { text: body.text, version: known.version + 1 });
    if (known) known.state = method === 'DELETE' ? 'deleted' : 'shown';
    return {
      comment: { ...(known ?? comments.at(-1)!) },
      count: comments.filter((one) => one.state === 'shown').length,
    };
  }

  function published(body: FormData) {
    const post = ownPostOf(`new-${posts.length}`, { text: String(body.get('text')), likes: 0 });
    posts.unshift(post);
    return { post };
  }

  function done(method: string, path: string, body: never) {
    if (path.includes('/comments')) return commented(method, path, body);
    if (path === '/api/posts') return published(body);
    const post = find(path);
    if (path.endsWith('/like')) return { on: method === 'PUT', count: post.likes + Number(method === 'PUT') };
    if (path.endsWith('/save')) return { on: method === 'PUT' };
    if (method === 'PATCH') Object.assign(post, body, { version: 2, editedAt: '2026-11-22T12:00:00Z' });
    return { post: { ...post } };
  }

  const client: ApiClient = (path, { method = 'GET', body } = {}) => {
    // Requested by the layout, not by the page under test.
    if (path.startsWith('/api/notifications')) return Promise.resolve({ version: 0, unread: 0, newest: null }) as never;
    state.calls.push(`${method} ${path.split('?')[0]}`);
    if (method === 'GET' && path.includes('/comments')) return Promise.resolve({ comments, next: null }) as never;
    if (method === 'GET' && /\/posts\?|\/saved/.test(path)) return Promise.resolve({ posts, next: null }) as never;
    if (method === 'GET') return Promise.resolve({ post: find(path) }) as never;
    state.bodies.push(body);
    return (
      state.refusal ? Promise.reject(state.refusal) : Promise.resolve(done(method, path, body as never))
    ) as never;
  };
  return { client, state };
}

export function openVerse(client: ApiClient, at = '/verse/feed') {
  const shell = createFakeShell({ status: 'member', user: MEMBER });
  render(<FakeShellApp routes={remote.routes} base="/verse" at={at} client={client} shell={shell} />);
  return shell;
}
