import type { Reader, Reading } from '../../../platform/people';
import type { Post } from './post';
import type { PostRepository } from './posts.repository';

export const createFindPosts = (posts: Pick<PostRepository, 'find'>, reading: Reading) => ({
  find: posts.find,
  async findReadable(reader: Reader, id: string): Promise<Post | undefined> {
    const post = await posts.find(id);
    return post && (await reading(reader, [post])).readable[0];
  },
});
