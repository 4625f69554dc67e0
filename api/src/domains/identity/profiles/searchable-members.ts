import { toPlainSmallText } from '@verse/api-contract/small-text';
import { addressOf } from '@verse/contract/addresses';
import { pictureView } from '../../../platform/images';
import type { Reader } from '../../../platform/people';
import type { Work } from '../../../platform/ports';
import { lineOf, type SearchSource, type SearchText } from '../../../platform/search';
import { type Audience, cardParts, isFindable } from './directory-terms';
import type { Member, Members } from './members';
import { isSample, maySeeWorks } from './profile';
import type { ProfileRepository } from './profiles.repository';
import { workPictureView } from './work-picture';
import type { WorkRepository } from './works.repository';

interface Dependencies {
  members: Pick<Members, 'find'>;
  profiles: Pick<ProfileRepository, 'all'>;
  works: Pick<WorkRepository, 'among' | 'allShown'>;
}

/** Date that puts sample people, and works from earlier releases, last. */
const LAST = new Date(0);

const audienceOf = ({ id }: Reader): Audience => (id === undefined ? 'guest' : 'member');
const isUnseen = ({ blocked, muted }: Reader, id: string) => blocked.has(id) || muted.has(id);
const wordsOf = (member: Member, audience: Audience): string => {
  const { bio, skills, place } = cardParts(member.profile, audience);
  return [...skills, place, bio].join(' ');
};
const namesOf = ({ name, profile }: Member) => `${name} ${profile.handle}`;

/**
 * Contains everything in a profile that members can see. Guests see less, so `present` checks what the reader can see.
 */
const toText = (member: Member): SearchText => ({
  id: member.profile.memberId,
  at: isSample(member.profile) ? LAST : member.profile.updatedAt,
  title: namesOf(member),
  text: wordsOf(member, 'member'),
});

/** Directory members as search results. */
export function searchableMembers({ members, profiles }: Dependencies): SearchSource {
  const findable = async (ids: readonly string[]) =>
    [...(await members.find(ids)).values()].filter((member) => isFindable(member, 'member'));
  return {
    group: 'people',
    kind: 'member',
    edition: 1,
    async *all() {
      for await (const { memberId } of profiles.all()) yield* (await findable([memberId])).map(toText);
    },
    read: async (ids) => (await findable(ids)).map(toText),
    async present(reader, ids) {
      const audience = audienceOf(reader);
      const found = await members.find(ids.filter((id) => !isUnseen(reader, id)));
      return [...found.values()].flatMap((member) => {
        if (!isFindable(member, audience)) return [];
        const { profile, name } = member;
        const { bio, skills, place } = cardParts(profile, audience);
        return [
          {
            id: profile.memberId,
            title: name,
            text: lineOf(
              [place, skills.slice(0, 3).join(', '), toPlainSmallText(bio)].filter((part) => part !== '').join(' · '),
            ),
            path: addressOf('member', { handle: profile.handle }),
            picture: profile.picture && pictureView(profile.picture, ''),
            readable: `${namesOf(member)} ${wordsOf(member, audience)}`,
          },
        ];
      });
    },
  };
}

const toWorkText = ({ id, addedAt, title, ...work }: Work): SearchText => ({
  id,
  at: addedAt ?? LAST,
  title,
  text: [work.description, work.role, work.problem, work.decisions, work.result, ...(work.tags ?? [])].join(' '),
});

/** Works on profiles as search results. Omits works by members whom the reader cannot find. */
export function searchableWorks({ members, works }: Dependencies): SearchSource {
  const shownAmong = async (ids: readonly string[]) =>
    [...(await works.among(ids)).values()].filter(({ state }) => state === 'shown');
  return {
    group: 'works',
    kind: 'work',
    edition: 1,
    async *all() {
      for await (const work of works.allShown()) yield toWorkText(work);
    },
    read: async (ids) => (await shownAmong(ids)).map(toWorkText),
    async present(reader, ids) {
      const audience = audienceOf(reader);
      const found = (await shownAmong(ids)).filter(({ memberId }) => !isUnseen(reader, memberId));
      const owners = await members.find([...new Set(found.map(({ memberId }) => memberId))]);
      return found.flatMap(({ id, memberId, title, pictures: [first] }) => {
        const owner = owners.get(memberId);
        if (!owner || !isFindable(owner, audience) || !maySeeWorks(audience, owner)) return [];
        return [
          {
            id,
            title,
            text: owner.name,
            path: addressOf('work', { handle: owner.profile.handle, id }),
            picture: first ? workPictureView({ ...first, alt: '' }) : null,
          },
        ];
      });
    },
  };
}
