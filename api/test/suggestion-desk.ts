import type { ManagedBlog } from '@verse/api-contract/api';
import { managedBlogSchema } from '@verse/api-contract/publishing/blogs.schema';
import { startTown, type Town, type Visitor } from './people';
import { formOf } from './publishing';

export const BASE = 'The lamp is red and was made by hand in a small town.\n\nIt hangs over the old table.';
export const BETTER = 'The lamp is blue and was made at home in a small town.\n\nIt hangs above the old table.';

const cookieOf = (visitor: Visitor) => [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
export const jsonOf = async <T>(response: Response) => (await response.json()) as T;
export const pathOf = (id: string) => `/api/blogs/${id}/suggestion`;

export async function submit({ api }: Town, visitor: Visitor, content = BASE): Promise<ManagedBlog> {
  const body = await formOf({ text: { content } });
  await api.call('/api/blogs', { method: 'POST', headers: { cookie: cookieOf(visitor) }, body });
  return (await jsonOf<ManagedBlog[]>(await visitor.get('/api/blogs/mine')))[0]!;
}

/** API calls that one person makes for one post. Each call uses the latest version unless the test passes another. */
export function desk(visitor: Visitor, id: string) {
  const find = async () => managedBlogSchema.parse(await jsonOf(await visitor.get(`/api/blogs/mine/${id}`)));
  const send = async (method: string, path: string, body?: object, version?: number) =>
    visitor.send(method, path, body, { 'if-match': `"${version ?? (await find()).version}"` });
  return {
    find,
    patch: (body: object) => send('PATCH', `/api/blogs/${id}`, body),
    suggest: (content: string, note = '', version?: number) => send('PUT', pathOf(id), { content, note }, version),
    decide: (decisions: Record<string, string>, version?: number) =>
      send(
        'PATCH',
        pathOf(id),
        { changes: Object.entries(decisions).map(([change, decision]) => ({ id: change, decision })) },
        version,
      ),
    remove: (version?: number) => send('DELETE', pathOf(id), undefined, version),
  };
}

export async function startReview(content = BASE) {
  const town = await startTown();
  const member = await town.resident('member');
  const editor = await town.resident('editor');
  const { _id: id } = await submit(town, member, content);
  return { town, member, editor, id, author: desk(member, id), staff: desk(editor, id) };
}
