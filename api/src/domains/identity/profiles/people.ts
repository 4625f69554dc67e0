import { pictureView } from '../../../platform/images';
import { ANONYMOUS, type PeopleFor, type Reader, type ShownPerson } from '../../../platform/people';
import type { HandleRepository } from './handles.repository';
import type { Member, Members } from './members';
import { mayOpen, maySee, type Viewer } from './profile';

export function toViewer({ id, isStaff }: Reader, memberId: string): Viewer {
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

/** Finds members by current or former handle; omits members whose profiles the reader cannot open. */
export const createFindByHandles =
  (handles: Pick<HandleRepository, 'ownersAmong'>, peopleFor: PeopleFor) =>
  async (reader: Reader, among: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const owners = await handles.ownersAmong(among);
    const people = await peopleFor(reader, [...new Set(owners.values())]);
    return new Map([...owners].filter(([, id]) => people.get(id)?.handle));
  };

/** The only place that decides what a reader can see of other members. */
export function createPeopleFor({ find }: Pick<Members, 'find'>): PeopleFor {
  return async (reader, ids) => {
    const shown = new Map<string, ShownPerson>();
    if (ids.length === 0) return shown;
    for (const [id, member] of await find(ids.filter((one) => !reader.blocked.has(one)))) {
      const as = toViewer(reader, id);
      if (mayOpen(as, member)) shown.set(id, shownPerson(member, as));
      else if (!member.isHidden) shown.set(id, ANONYMOUS);
    }
    return shown;
  };
}
