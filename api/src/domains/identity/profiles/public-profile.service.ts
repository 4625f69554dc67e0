import type { MemberProfile, MemberView } from '@verse/api-contract/api';
import { AppError, type Person } from '../../../platform/http';
import { findMutedTag, GUEST, type Reader, toReader, UNKNOWN_MEMBER } from '../../../platform/people';
import type { Notifications, People } from '../../../platform/ports';
import type { Relations } from '../../../platform/relations';
import type { FeaturedMember } from './featured-member';
import type { Member, Members } from './members';
import { toViewer } from './people';
import { mayOpen, type Viewer } from './profile';
import { view } from './profiles.view';
import type { FindWhole } from './whole-members';

interface Dependencies
  extends Pick<People, 'isBlocked' | 'findUnseenAndTags'>, Pick<Notifications, 'notify' | 'withdraw'> {
  members: Members;
  whole: FindWhole;
  follows: Relations;
  featured: FeaturedMember;
}

/**
 * Used both for an unknown handle and for a profile that the caller cannot open, so that callers cannot tell the two
 * apart.
 */
/** Marks works that have a tag muted by the reader. */
function withMutedTags(profile: MemberProfile, reader: Reader): MemberProfile {
  const works = profile.works?.map((work) => {
    const mutedTag = findMutedTag(reader, profile.id, work.tags ?? []);
    return mutedTag === undefined ? work : { ...work, mutedTag };
  });
  return works ? { ...profile, works } : profile;
}

const unknown = () => new AppError('not-found', UNKNOWN_MEMBER);

export function createPublicProfileService(dependencies: Dependencies) {
  const { members, whole, follows, featured, notify, withdraw, isBlocked, findUnseenAndTags } = dependencies;
  async function open(handle: string, reader: Reader): Promise<{ member: Member; as: Viewer }> {
    const member = await members.byHandle(handle);
    if (!member) throw unknown();
    const as = toViewer(reader, member.profile.memberId);
    if (!mayOpen(as, member)) throw unknown();
    return { member, as };
  }

  /** Responds as for an unknown handle if either member has blocked the other. Moderators see all members. */
  async function isOpenFor(person: Person, handle: string) {
    const opened = await open(handle, toReader(person));
    const isHidden = opened.as === 'member' && (await isBlocked(opened.member.profile.memberId, person.id));
    if (isHidden) throw unknown();
    return opened;
  }

  /**
   * Rejects members whom the person cannot follow. Moderators can see hidden members, and members who have blocked
   * them, but cannot follow either.
   */
  async function findOpen(person: Person, handle: string) {
    const opened = await isOpenFor(person, handle);
    const { profile, isHidden } = opened.member;
    if (isHidden || (await isBlocked(profile.memberId, person.id))) throw unknown();
    return opened;
  }

  async function see(person: Person, handle: string): Promise<MemberView> {
    const { member, as } = await isOpenFor(person, handle);
    const reader = toReader(person, await findUnseenAndTags(person.id));
    return {
      profile: withMutedTags(view(await whole(member), as), reader),
      isSelf: as === 'self',
      isFollowed: await follows.isOn(member.profile.memberId, person.id),
      isMuted: reader.muted.has(member.profile.memberId),
    };
  }

  return {
    see,

    /** Returns `null` if no profile is complete, or if the person or the featured member has blocked the other. */
    async seeFeatured(person: Person): Promise<MemberView | null> {
      const handle = await featured.find();
      if (handle === undefined) return null;
      return see(person, handle).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not-found') return null;
        throw error;
      });
    },

    feature: featured.choose,

    /** Finds a member by handle; rejects with not-found if the person cannot see the member. */
    memberFor: async (person: Person, handle: string): Promise<Member> => (await isOpenFor(person, handle)).member,

    /** Returns the public view of a profile. It is identical for all callers. */
    async publicProfile(handle: string): Promise<MemberProfile> {
      const { member, as } = await open(handle, GUEST);
      return view(await whole(member), as);
    },

    async follow(person: Person, handle: string, on: boolean): Promise<{ isFollowed: boolean; followers: number }> {
      const { member, as } = await findOpen(person, handle);
      if (as === 'self') throw new AppError('conflict', 'You cannot follow yourself.');
      const { memberId } = member.profile;
      const { changed } = await follows.set(memberId, person.id, on);
      if (changed) await (on ? notify : withdraw)(memberId, { kind: 'follows', subject: memberId, actor: person.id });
      return { isFollowed: on, followers: await follows.count(memberId) };
    },
  };
}

export type PublicProfileService = ReturnType<typeof createPublicProfileService>;
