import type { PostRepository } from './posts.repository';
import type { Responses } from './responses';
import type { SubjectRepository } from './subjects.repository';

/** Returns the makers of visible posts, and of works and blog posts, by the id of the subject. */
export const createFindMakers =
  (posts: Pick<PostRepository, 'among'>, subjects: Pick<SubjectRepository, 'among'>) =>
  async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const shown = [...(await posts.among(ids)).values()].filter(({ state }) => state === 'shown');
    return new Map([
      ...shown.map(({ id, authorId }) => [id, authorId] as const),
      ...[...(await subjects.among(ids)).values()].map(({ _id, ownerId }) => [_id, ownerId] as const),
    ]);
  };

/** For each response by another member since the given time, yields the maker of the subject if it is visible. */
export const createPointSource = (answers: Responses['likes'], findMakers: ReturnType<typeof createFindMakers>) =>
  async function* owners(since: Date): AsyncGenerator<string, void> {
    for await (const rows of answers.since(since)) {
      const makers = await findMakers(rows.map(({ objectId }) => objectId));
      for (const { objectId, memberId } of rows) {
        const maker = makers.get(objectId);
        if (maker && maker !== memberId) yield maker;
      }
    }
  };
