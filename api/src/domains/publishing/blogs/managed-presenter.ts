import type { ManagedBlog } from '@verse/api-contract/api';
import { type BlogConflict, blogConflictSchema, managedBlogSchema } from '@verse/api-contract/publishing/blogs.schema';
import { orConflict, type Person, type Reply, reply } from '../../../platform/http';
import { toReader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { BlogPost } from './blogs.repository';
import { managedBlogView } from './blogs.view';

export type ManagedPresenter = ReturnType<typeof createManagedPresenter>;

export const managedResponse = { description: 'The post, its version as ETag', schema: managedBlogSchema };
export const conflictResponse = {
  description: 'Changed meanwhile: both versions',
  schema: blogConflictSchema,
  type: 'application/problem+json',
};

/** Creates the presenter of posts for people who may edit them. */
export function createManagedPresenter({ peopleFor }: Pick<People, 'peopleFor'>) {
  async function presentAll(posts: readonly BlogPost[], person: Person): Promise<ManagedBlog[]> {
    const ids = posts.flatMap(({ authorId, suggestion }) => [authorId, ...(suggestion ? [suggestion.by] : [])]);
    const people = await peopleFor(toReader(person), [...new Set(ids)]);
    const nameOf = (id: string | undefined) => people.get(id ?? '')?.name ?? '';
    return posts.map((post) =>
      managedBlogView(post, person, { author: nameOf(post.authorId), editor: nameOf(post.suggestion?.by) }),
    );
  }
  const present = async (post: BlogPost, person: Person): Promise<ManagedBlog> =>
    (await presentAll([post], person))[0]!;
  async function managedReply(person: Person, work: Promise<BlogPost>): Promise<Reply> {
    const post = await work;
    return reply(200, await present(post, person), { headers: { ETag: `"${post.version}"` } });
  }
  return {
    present,
    presentAll,
    managedReply,

    /** Returns the response to a change. If the versions conflict, the response contains both. */
    changeReply: (person: Person, work: Promise<BlogPost>, yours: BlogConflict['yours'] = {}): Promise<Reply> =>
      managedReply(
        person,
        orConflict(work, async (current) => ({
          message: 'Someone else just changed this post. Nothing is lost.',
          details: { current: await present(current, person), yours },
          headers: { ETag: `"${current.version}"` },
        })),
      ),
  };
}
