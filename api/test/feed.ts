import type {
  CommentAnswer,
  CommentPage,
  FeedPage,
  FeedPost,
  Like,
  PostAnswer,
  PostComment,
  Problem,
} from '@verse/api-contract/api';
import {
  commentAnswerSchema,
  commentPageSchema,
  feedPageSchema,
  likeSchema,
  postAnswerSchema,
} from '@verse/api-contract/community/community-posts.schema';
import type { Visitor } from './people';
import { jpegOf } from './pictures';

interface NewPost {
  text?: string;
  alt?: string;
  madeHow?: string;
  visibility?: string;
  picture?: boolean;
}

export async function feedForm({ picture = false, ...texts }: NewPost): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ text: 'A post', ...texts })) form.append(name, value);
  if (picture) form.append('picture', new File([new Uint8Array(await jpegOf())], 'a.jpg', { type: 'image/jpeg' }));
  return form;
}

export const sendPost = async (visitor: Visitor, post: NewPost = {}, key?: string): Promise<Response> =>
  visitor.send('POST', '/api/posts', await feedForm(post), key === undefined ? {} : { 'Idempotency-Key': key });

export async function postOf(answer: Response | Promise<Response>): Promise<FeedPost> {
  const body = (await (await answer).json()) as PostAnswer;
  if ((await answer).status >= 300) throw new Error(JSON.stringify(body));
  return postAnswerSchema.strict().parse(body).post;
}

export const posted = async (visitor: Visitor, post: NewPost = {}): Promise<FeedPost> =>
  postOf(sendPost(visitor, post));

export async function feedOf(visitor: Visitor, query = ''): Promise<FeedPage> {
  return feedPageSchema.strict().parse(await (await visitor.get(`/api/posts?${query}`)).json());
}

/** Returns the posts from all pages of a list, or from the pages after a cursor. */
export async function wholeFeed(visitor: Visitor, query = '', path = '/api/posts', begin = ''): Promise<FeedPost[]> {
  const all: FeedPost[] = [];
  let cursor: string | null = begin;
  while (cursor !== null) {
    const from: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const answer = await visitor.get(`${path}?${query}${from}`);
    const page = feedPageSchema.strict().parse(await answer.json());
    all.push(...page.posts);
    cursor = page.next;
  }
  return all;
}

export const like = (visitor: Visitor, id: string, method: 'PUT' | 'DELETE' = 'PUT'): Promise<Response> =>
  visitor.send(method, `/api/posts/${id}/like`);
export const likeOf = async (answer: Response): Promise<Like> => likeSchema.strict().parse(await answer.json());

export const comment = (
  visitor: Visitor,
  id: string,
  body: { text?: string; parentId?: string; answers?: { question: string; text: string }[] } = {},
  key?: string,
  kind: 'posts' | 'works' | 'blogs' = 'posts',
): Promise<Response> =>
  visitor.send(
    'POST',
    `/api/${kind}/${id}/comments`,
    body.answers ? body : { text: 'A comment', ...body },
    key === undefined ? {} : { 'Idempotency-Key': key },
  );

export async function commentOf(answer: Response | Promise<Response>): Promise<CommentAnswer> {
  return commentAnswerSchema.strict().parse(await (await answer).json());
}

export async function commentsOf(visitor: Visitor, id: string): Promise<PostComment[]> {
  const answer = await visitor.get(`/api/posts/${id}/comments?limit=50`);
  const page: CommentPage = commentPageSchema.strict().parse(await answer.json());
  return page.comments;
}

export async function toFailure(answer: Response | Promise<Response>): Promise<[number, string, string]> {
  const { status } = await answer;
  const { code, message } = (await (await answer).json()) as Problem;
  return [status, code, message];
}
