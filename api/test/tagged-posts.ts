import type { Blog, ManagedBlog, TaggedBlog } from '@verse/api-contract/api';
import { blogSchema, managedBlogSchema } from '@verse/api-contract/publishing/blogs.schema';
import { taggedBlogsSchema } from '@verse/api-contract/publishing/tagged-blogs.schema';
import type { Town, Visitor } from './people';
import { formOf } from './publishing';
import { cookieOf } from './seeded-api';

export const jsonOf = async <T>(response: Response) => (await response.json()) as T;

/** Sends a post, with each tag in a separate form field. */
export async function sendPost(
  { api }: Town,
  visitor: Visitor,
  tags: readonly string[] = [],
  text: Record<string, string> = {},
): Promise<Response> {
  const body = await formOf({ text });
  for (const tag of tags) body.append('tags', tag);
  return api.call('/api/blogs', { method: 'POST', headers: { cookie: cookieOf(visitor) }, body });
}

export async function publishTagged(town: Town, visitor: Visitor, tags: readonly string[], title: string) {
  const response = await sendPost(town, visitor, tags, { title });
  if (response.status !== 201) throw new Error(`not published: ${await response.text()}`);
  return blogSchema.strict().parse(await jsonOf<Blog>(response));
}

/** Returns a post as seen by a person who may edit it. */
export const managed = async (visitor: Visitor, id: string): Promise<ManagedBlog> =>
  managedBlogSchema.strict().parse(await jsonOf(await visitor.get(`/api/blogs/mine/${id}`)));

/** Changes the newest version of a post, or the given one. */
export const changePost = async (visitor: Visitor, id: string, change: object, version?: number): Promise<Response> =>
  visitor.send('PATCH', `/api/blogs/${id}`, change, {
    'if-match': `"${version ?? (await managed(visitor, id)).version}"`,
  });

export async function postsOfTag(visitor: Visitor, tag: string, query = '') {
  const answer = await visitor.get(`/api/tags/${encodeURIComponent(tag)}/blog-posts?${query}`);
  return taggedBlogsSchema.strict().parse(await jsonOf<{ blogPosts: TaggedBlog[]; next: string | null }>(answer));
}

export const titlesOfTag = async (visitor: Visitor, tag: string): Promise<string[]> =>
  (await postsOfTag(visitor, tag)).blogPosts.map(({ title }) => title);
