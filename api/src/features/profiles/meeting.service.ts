import type { MemberProfile, MemberView } from '@verse/api-contract/profiles.schema';
import { AppError, type Person } from '../../platform/http';
import type { Notify, Withdraw } from '../../platform/notify';
import { GUEST, type Reader, readerOf } from '../../platform/people';
import type { Relations } from '../../platform/relations';
import type { Member, Members } from './members';
import type { MemberPost } from './message-mail';
import { viewerOf } from './people';
import { mayOpen, type Viewer } from './profile';
import { view } from './profiles.view';
import type { Whole } from './whole-members';

interface Dependencies {
  members: Members;
  whole: Whole;
  follows: Relations;
  post: MemberPost;
  notify: Notify;
  withdraw: Withdraw;
  /** Whether one of the two has blocked the other. */
  isApart: (one: string, other: string) => Promise<boolean>;
  hasMuted: (memberId: string, other: string) => Promise<boolean>;
}

/** The same words for a handle that nobody has and for a profile that is not for whoever asks. */
export const UNKNOWN_MEMBER = 'There is no such profile, or it is not for everybody.';
const unknown = () => new AppError('not-found', UNKNOWN_MEMBER);

/** How people find each other: see, follow, write to. */
export function createMeetingService(dependencies: Dependencies) {
  const { members, whole, follows, post, notify, withdraw, isApart, hasMuted } = dependencies;
  async function open(handle: string, reader: Reader): Promise<{ member: Member; as: Viewer }> {
    const member = await members.byHandle(handle);
    if (!member) throw unknown();
    const as = viewerOf(reader, member.profile.memberId);
    if (!mayOpen(as, member)) throw unknown();
    return { member, as };
  }

  /** As if the handle were nobody's where one has blocked the other; moderators see whom they have to judge. */
  async function openFor(person: Person, handle: string) {
    const opened = await open(handle, readerOf(person));
    const isHidden = opened.as === 'member' && (await isApart(opened.member.profile.memberId, person.id));
    if (isHidden) throw unknown();
    return opened;
  }

  /** A moderator sees who has blocked them or is hidden, and does not follow or write to them either. */
  async function meet(person: Person, handle: string) {
    const opened = await openFor(person, handle);
    const { profile, isHidden } = opened.member;
    if (isHidden || (await isApart(profile.memberId, person.id))) throw unknown();
    return opened;
  }

  return {
    /** The member whom this person sees under a handle. */
    memberFor: async (person: Person, handle: string): Promise<Member> => (await openFor(person, handle)).member,

    /** For everybody alike, whoever asks. */
    async forEverybody(handle: string): Promise<MemberProfile> {
      const { member, as } = await open(handle, GUEST);
      return view(await whole(member), as);
    },

    async see(person: Person, handle: string): Promise<MemberView> {
      const { member, as } = await openFor(person, handle);
      return {
        profile: view(await whole(member), as),
        isSelf: as === 'self',
        isFollowed: await follows.isOn(member.profile.memberId, person.id),
        isMuted: await hasMuted(person.id, member.profile.memberId),
      };
    },

    async follow(person: Person, handle: string, on: boolean): Promise<{ isFollowed: boolean; followers: number }> {
      const { member, as } = await meet(person, handle);
      if (as === 'self') throw new AppError('conflict', 'You cannot follow yourself.');
      const { memberId } = member.profile;
      const { changed } = await follows.set(memberId, person.id, on);
      if (changed) await (on ? notify : withdraw)(memberId, { kind: 'follows', subject: memberId, actor: person.id });
      return { isFollowed: on, followers: await follows.count(memberId) };
    },

    async write(person: Person, handle: string, text: string): Promise<void> {
      const { member, as } = await meet(person, handle);
      if (as === 'self') throw new AppError('conflict', 'You cannot write to yourself.');
      if (member.profile.sampleName !== undefined)
        throw new AppError('conflict', 'This is a sample profile: nobody would read your message.');
      await post(person, member, text);
    },
  };
}

export type MeetingService = ReturnType<typeof createMeetingService>;
