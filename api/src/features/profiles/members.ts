import { handlesFor } from './handles';
import type { HandleRepository } from './handles.repository';
import { newProfile, type Profile, type Someone, type Standing } from './profile';
import type { ProfileRepository } from './profiles.repository';

interface Dependencies {
  profiles: ProfileRepository;
  handles: HandleRepository;
  /** Those of these accounts whose address is proved. */
  people: (ids: readonly string[]) => Promise<Standing[]>;
  now: () => Date;
}

/** Of accounts that have come in by another door than the sign-up, until they first look at their profile. */
const NO_HANDLE = '';

export interface Member {
  profile: Profile;
  name: string;
  isHidden: boolean;
}

/** People with their profiles: whoever is here has one, and a handle with it. */
export function createMembers({ profiles, handles, people, now }: Dependencies) {
  async function claimFor({ id, name }: Someone): Promise<{ handle: string; claim: string }> {
    for (const handle of handlesFor(name)) {
      const claim = await handles.claim(handle, id, now());
      if (claim !== undefined) return { handle, claim };
    }
    throw new Error('names have no end');
  }

  async function ensure(person: Someone): Promise<Profile> {
    const found = await profiles.find(person.id);
    if (found) return found;
    const { handle, claim } = await claimFor(person);
    const profile = newProfile(person.id, handle, now());
    if (await profiles.insert(profile)) return profile;
    // Two asked at once for somebody's first profile: the other one's handle is the right one.
    const theirs = (await profiles.find(person.id)) ?? profile;
    if (theirs.handle !== handle) await handles.release(handle, claim);
    return theirs;
  }

  /** Hidden people included: ask `mayOpen` before you show anything of a member. */
  async function find(ids: readonly string[]): Promise<Map<string, Member>> {
    const [known, accounts] = await Promise.all([profiles.among(ids), people(ids)]);
    const members = new Map<string, Member>();
    for (const { id, name, isHidden } of accounts)
      members.set(id, { profile: known.get(id) ?? newProfile(id, NO_HANDLE, now()), name, isHidden });
    for (const [id, profile] of known)
      if (profile.sampleName !== undefined) members.set(id, { profile, name: profile.sampleName, isHidden: false });
    return members;
  }

  return {
    ensure,
    find,
    /** Whoever has this handle, or has had it. */
    async byHandle(handle: string): Promise<Member | undefined> {
      const id = await handles.ownerOf(handle);
      return id === undefined ? undefined : (await find([id])).get(id);
    },
    byId: async (id: string): Promise<Member | undefined> => (await find([id])).get(id),
  };
}

export type Members = ReturnType<typeof createMembers>;
