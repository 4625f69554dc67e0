import { pictureView } from '../../platform/images';
import { ANONYMOUS, type PeopleFor, type Reader, type ShownPerson } from '../../platform/people';
import type { Member, Members } from './members';
import { mayOpen, maySee, type Viewer } from './profile';

export function viewerOf({ id, isStaff }: Reader, memberId: string): Viewer {
  if (id === memberId) return 'self';
  if (isStaff) return 'staff';
  return id === undefined ? 'guest' : 'member';
}

function shownPerson({ profile, name }: Member, as: Viewer): ShownPerson {
  const { memberId: id, handle, shownTo, picture, skills, badges } = profile;
  return {
    id,
    name,
    handle: handle || null,
    picture: picture ? pictureView(picture, '') : null,
    skills: maySee(as, shownTo.skills) ? skills : [],
    badges: maySee(as, shownTo.badges) ? badges : [],
  };
}

/** The only look-up that decides what a reader sees of other people. */
export function createPeopleFor({ find }: Pick<Members, 'find'>): PeopleFor {
  return async (reader, ids) => {
    const shown = new Map<string, ShownPerson>();
    if (ids.length === 0) return shown;
    for (const [id, member] of await find(ids.filter((one) => !reader.blocked.has(one)))) {
      const as = viewerOf(reader, id);
      if (mayOpen(as, member)) shown.set(id, shownPerson(member, as));
      else if (!member.isHidden) shown.set(id, ANONYMOUS);
    }
    return shown;
  };
}
