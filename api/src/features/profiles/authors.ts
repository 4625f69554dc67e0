import type { Picture } from '@verse/api-contract/blogs.schema';
import { pictureView } from '../../platform/images';
import type { Members } from './members';
import { mayOpen, maySee, type Viewer } from './profile';

/** A member beside something they have made. */
export interface Author {
  id: string;
  name: string;
  /** Null where this viewer does not see the profile: no link leads there. */
  handle: string | null;
  picture: Picture | null;
  skills: string[];
  badges: string[];
}

/** Who is not among them has gone. `as` says who will read it: what stands in a page for everybody is for a guest. */
export type AuthorsOf = (ids: readonly string[], as?: 'guest' | 'member') => Promise<Map<string, Author>>;

export function createAuthorsOf({ find }: Pick<Members, 'find'>): AuthorsOf {
  return async (ids, as: Viewer = 'guest') => {
    const members = await find([...new Set(ids)]);
    return new Map(
      [...members].map(([id, { profile, name }]) => {
        const { shownTo, picture, skills, badges } = profile;
        const isSeen = mayOpen(as, profile);
        const author: Author = {
          id,
          name,
          handle: (isSeen && profile.handle) || null,
          picture: isSeen && picture ? pictureView(picture, '') : null,
          skills: isSeen && maySee(as, shownTo.skills) ? skills : [],
          badges: isSeen && maySee(as, shownTo.badges) ? badges : [],
        };
        return [id, author];
      }),
    );
  };
}
