import type { PostRepository } from './posts.repository';
import type { Responses } from './responses';

/** For each response by another member since the given time, yields the author of the post if it is visible. */
export const createPointSource = (answers: Responses['likes'], posts: Pick<PostRepository, 'among'>) =>
  async function* owners(since: Date): AsyncGenerator<string, void> {
    for await (const rows of answers.since(since)) {
      const found = await posts.among(rows.map(({ objectId }) => objectId));
      for (const { objectId, memberId } of rows) {
        const post = found.get(objectId);
        if (post?.state === 'shown' && post.authorId !== memberId) yield post.authorId;
      }
    }
  };
