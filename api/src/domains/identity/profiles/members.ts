import type { Accounts, MemberName } from '../../../platform/ports';
import { suggestHandles } from './handles';
import type { HandleRepository } from './handles.repository';
import { newProfile, type Profile } from './profile';
import type { ProfileRepository } from './profiles.repository';

interface Dependencies extends Pick<Accounts, 'findMembers'> {
  profiles: ProfileRepository;
  handles: HandleRepository;
  now: () => Date;
  joined: (memberId: string) => Promise<void>;
}

/** Placeholder handle for accounts created without the sign-up form, until the member first opens their profile. */
const NO_HANDLE = '';

export interface Member {
  profile: Profile;
  name: string;
  isHidden: boolean;
}

/** Members and their profiles. Every active member has a profile and a handle. */
export function createMembers({ profiles, handles, findMembers, now, joined }: Dependencies) {
  async function claimFor({ id, name }: MemberName): Promise<{ handle: string; claim: string }> {
    for (const handle of suggestHandles(name)) {
      const claim = await handles.claim(handle, id, now());
      if (claim !== undefined) return { handle, claim };
    }
    throw new Error('no free handle found');
  }

  async function ensure(person: MemberName): Promise<Profile> {
    const found = await profiles.find(person.id);
    if (found) return found;
    const { handle, claim } = await claimFor(person);
    const profile = newProfile(person.id, handle, now());
    if (await profiles.insert(profile)) {
      await joined(person.id);
      return profile;
    }
    // If two concurrent requests create the member's first profile, the stored one wins.
    const theirs = (await profiles.find(person.id)) ?? profile;
    if (theirs.handle !== handle) await handles.release(handle, claim);
    return theirs;
  }

  /** The result includes hidden members, so callers must check `mayOpen` before showing anything. */
  async function find(ids: readonly string[]): Promise<Map<string, Member>> {
    const [known, accounts] = await Promise.all([profiles.among(ids), findMembers(ids)]);
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
    /** Finds a member by their current or a former handle. */
    async byHandle(handle: string): Promise<Member | undefined> {
      const id = await handles.findOwner(handle);
      return id === undefined ? undefined : (await find([id])).get(id);
    },
    byId: async (id: string): Promise<Member | undefined> => (await find([id])).get(id),
  };
}

export type Members = ReturnType<typeof createMembers>;
