import type { TaggedWork } from '@verse/api-contract/api';
import { tagParamsSchema } from '@verse/api-contract/community/community-posts.schema';
import { taggedPageQuerySchema } from '@verse/api-contract/community/tags.schema';
import { taggedWorksSchema } from '@verse/api-contract/identity/profiles.schema';
import { addressOf } from '@verse/contract/addresses';
import { NO_STORE, PUBLIC, reply, type Route, route } from '../../../platform/http';
import { pictureView } from '../../../platform/images';
import { createFindReader, findMutedTag, GUEST, type Reader } from '../../../platform/people';
import type { People, Work } from '../../../platform/ports';
import { createTagPages, type TaggedContent, type TagIndex } from '../../../platform/search';
import type { DetailedItem } from '../../../platform/syndication';
import type { Member, Members } from './members';
import { toViewer } from './people';
import { isSample, maySeeWorks } from './profile';
import { workPictureView } from './work-picture';
import type { WorkRepository } from './works.repository';

interface Dependencies {
  works: Pick<WorkRepository, 'among' | 'newest'>;
  workTags: Pick<TagIndex, 'find' | 'beginningWith'>;
  members: Pick<Members, 'find'>;
}

/** A work that the reader can see, together with its author. */
export interface WorkWithMaker {
  work: Work;
  maker: Member;
}

export const toCard = ({ work, maker }: WorkWithMaker): TaggedWork => {
  const { id, title, role, pictures, tags = [] } = work;
  const first = pictures[0]!;
  return {
    id,
    title,
    role,
    tags,
    picture: workPictureView(first),
    maker: { handle: maker.profile.handle, name: maker.name, isSample: isSample(maker.profile) },
  };
};

const toItem = ({ work, maker }: WorkWithMaker): DetailedItem => {
  const { id, title, description, tags = [], addedAt = new Date(0), pictures } = work;
  const [first] = pictures;
  return {
    id,
    title: `${title}, by ${maker.name}`,
    categories: tags,
    at: addedAt,
    updatedAt: addedAt,
    text: description,
    link: addressOf('work', { handle: maker.profile.handle, id }),
    ...(first ? { image: pictureView(first.picture, first.alt).src } : {}),
  };
};

/** Creates the lists of tagged works. Staff see the same lists as members. */
export function createTaggedWorks({ works, workTags, members }: Dependencies) {
  async function visible(reader: Reader, all: readonly Work[]): Promise<WorkWithMaker[]> {
    const makers = await members.find([...new Set(all.map(({ memberId }) => memberId))]);
    return all.flatMap((work) => {
      const maker = makers.get(work.memberId);
      if (!maker || maker.profile.handle === '' || work.pictures.length === 0) return [];
      const isHiddenFromReader = reader.blocked.has(work.memberId) || reader.muted.has(work.memberId);
      const as = toViewer({ ...reader, isStaff: false }, work.memberId);
      return !isHiddenFromReader && maySeeWorks(as, maker) ? [{ work, maker }] : [];
    });
  }

  async function read(reader: Reader, tag: string, ids: readonly string[]): Promise<WorkWithMaker[]> {
    const among = await works.among(ids);
    // The tag and the state are checked again, because the work may have changed since it was indexed. A muted tag is
    // ignored on its own page, because the reader opened it deliberately.
    const tagged = ids
      .flatMap((id) => among.get(id) ?? [])
      .filter(({ state, tags = [], memberId }) => {
        const others = tags.filter((one) => one !== tag);
        return state === 'shown' && tags.includes(tag) && findMutedTag(reader, memberId, others) === undefined;
      });
    return visible(reader, tagged);
  }

  const { page, ...pages } = createTagPages({ index: workTags, list: 'tag-works', read });
  const source: TaggedContent = {
    ...pages,
    async newestTags(most) {
      return (await visible(GUEST, await works.newest(most))).map(({ work }) => work.tags ?? []);
    },
    newest: async (tag, most) => (await page(GUEST, tag, undefined, most)).found.map(toItem),
  };
  return { page, source, visible };
}

interface RouteDependencies extends Pick<People, 'findUnseenAndTags'> {
  tagged: Pick<ReturnType<typeof createTaggedWorks>, 'page'>;
}

export const taggedWorksRoute = ({ tagged, findUnseenAndTags }: RouteDependencies): Route =>
  route(
    {
      method: 'get',
      path: '/api/tags/:tag/works',
      summary: 'List the works with a tag that the caller may see, newest first',
      permission: PUBLIC,
      params: tagParamsSchema,
      notFoundMessage: 'There is no such tag.',
      query: taggedPageQuerySchema,
      responses: {
        200: { description: 'A page of works, and the cursor of the next one', schema: taggedWorksSchema },
      },
      errors: [400, 404],
    },
    async ({ params: { tag }, query: { cursor, limit }, caller }) => {
      const reader = await createFindReader(findUnseenAndTags)(await caller());
      const { found, next } = await tagged.page(reader, tag, cursor, limit);
      return reply(200, { works: found.map(toCard), next }, NO_STORE);
    },
  );
