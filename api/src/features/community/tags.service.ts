import type { SuggestedTag } from '@verse/api-contract/community-posts';
import { tagsIn } from '@verse/api-contract/post-marks';
import { decodeCursor, encodeCursor } from '../../platform/http';
import type { Reader, Reading, ShownPerson } from '../../platform/people';
import { decodePosition, encodePosition } from '../../platform/search';
import type { PostPage } from './feed.service';
import type { Post } from './post';
import type { PostRepository } from './posts.repository';
import type { TagRepository } from './tags.repository';

interface Dependencies {
  posts: Pick<PostRepository, 'among'>;
  tags: Pick<TagRepository, 'find' | 'beginningWith'>;
  reading: Reading;
}

/** Most hits that one page reads: a reader who has blocked many gets a short page and a cursor. */
const MOST_READ = 300;
const MOST_SUGGESTED = 6;

const audienceOf = ({ id }: Reader) => (id === undefined ? 'guest' : 'member');

export function createTagsService({ posts, tags, reading }: Dependencies) {
  /** Lists are the same for staff as for members. */
  async function readable(viewer: Reader, tag: string, ids: readonly string[]) {
    const found = await posts.among(ids);
    // A hit may have been changed meanwhile.
    const tagged = ids
      .flatMap((id) => found.get(id) ?? [])
      .filter(({ state, text, authorId }) => {
        return state === 'shown' && tagsIn(text).includes(tag) && !viewer.muted.has(authorId);
      });
    return reading({ ...viewer, isStaff: false }, tagged);
  }

  async function page(viewer: Reader, tag: string, cursor: string | undefined, limit: number): Promise<PostPage> {
    const list = `tag-${tag}`;
    const from = decodeCursor(list, cursor);
    const [shown, authors] = [[] as Post[], new Map<string, ShownPerson>()];
    let before: string | undefined = from ? encodePosition(from.at, from.id) : '';
    for (let read = 0; before !== undefined && shown.length < limit && read < MOST_READ; read += limit) {
      const hits = await tags.find(audienceOf(viewer), tag, before, limit - shown.length);
      const part = await readable(viewer, tag, hits.ids);
      part.authors.forEach((person, id) => authors.set(id, person));
      shown.push(...part.readable);
      ({ before } = hits);
    }
    return { posts: shown, authors, next: before === undefined ? null : encodeCursor(list, decodePosition(before)) };
  }

  return {
    page,

    /** Tags of posts that the viewer may read, the most used first. */
    async suggest(viewer: Reader, start: string): Promise<SuggestedTag[]> {
      const names = await tags.beginningWith(start);
      const counted = await Promise.all(
        names.map(async (tag) => ({ tag, posts: (await tags.find('member', tag, '', 1)).total.count })),
      );
      const shown: SuggestedTag[] = [];
      for (const one of counted.toSorted((a, b) => b.posts - a.posts)) {
        if (shown.length === MOST_SUGGESTED) break;
        const { posts: some } = await page(viewer, one.tag, undefined, 1);
        if (some.length > 0) shown.push(one);
      }
      return shown;
    },
  };
}

export type TagsService = ReturnType<typeof createTagsService>;
