import type { ListedMember, SuggestedMember } from '@verse/api-contract/api';
import type { PeopleQuery } from '@verse/api-contract/identity/people.schema';
import { PEOPLE_LIMITS } from '@verse/api-contract/identity/people.values';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { pictureView } from '../../../platform/images';
import { findMutedTag, type Reader } from '../../../platform/people';
import type { Work } from '../../../platform/ports';
import { type DocumentIndex, lineOf, readHits } from '../../../platform/search';
import { type Audience, cardParts, hasAll, toMentionTerm, toQueryTerms } from './directory-terms';
import type { Member, Members } from './members';
import { isSample, type Profile } from './profile';
import { workPictureView } from './work-picture';
import type { WorkRepository } from './works.repository';

interface Dependencies {
  index: Pick<DocumentIndex, 'find'>;
  members: Pick<Members, 'find' | 'byHandle'>;
  works: Pick<WorkRepository, 'firstShownOf'>;
}

const PEOPLE = 'people';

interface NearbyMember {
  person: ListedMember;
  reason: string;
}

const audienceOf = ({ id }: Reader): Audience => (id === undefined ? 'guest' : 'member');

/** Truncates a bio at a word boundary. */
const toExcerpt = (bio: string): string => lineOf(toPlainSmallText(bio), PEOPLE_LIMITS.excerpt);

const pictureOf = ({ profile }: Member) => profile.picture && pictureView(profile.picture, '');

function cardOf(member: Member, audience: Audience, works: readonly Work[]): ListedMember {
  const { profile, name } = member;
  const { bio, seesWorks: _, ...parts } = cardParts(profile, audience);
  return {
    id: profile.memberId,
    handle: profile.handle,
    name,
    picture: pictureOf(member),
    isSample: isSample(profile),
    bio: toExcerpt(bio),
    ...parts,
    works: works.flatMap(({ id, title, pictures: [first] }) =>
      first ? [{ id, title, picture: workPictureView(first) }] : [],
    ),
  };
}

/** Within a page, those with works to look at come first, and examples last. */
const placeOf = ({ isSample: isExample, works }: ListedMember) => (isExample ? 2 : works.length > 0 ? 0 : 1);

/** Finds members by the parts of their profiles that the reader can see. Staff get the same lists as members. */
export function createDirectory({ index, members, works }: Dependencies) {
  async function visibleAmong(ids: readonly string[], reader: Reader, terms: readonly string[]): Promise<Member[]> {
    const isUnseen = (id: string) => reader.blocked.has(id) || reader.muted.has(id);
    const found = await members.find(ids.filter((id) => !isUnseen(id)));
    return ids.flatMap((id) => found.get(id) ?? []).filter((member) => hasAll(member, audienceOf(reader), terms));
  }

  const search = (terms: readonly string[], reader: Reader, page: { cursor?: string | undefined; limit: number }) =>
    readHits({
      list: PEOPLE,
      ...page,
      find: (before, limit) => index.find({ terms, before, skip: 0, limit }),
      read: (ids) => visibleAmong(ids, reader, terms),
    });

  async function cardsOf(found: readonly Member[], reader: Reader): Promise<ListedMember[]> {
    const audience = audienceOf(reader);
    const withVisibleWorks = found.filter(({ profile }) => cardParts(profile, audience).seesWorks);
    const first = await works.firstShownOf(
      withVisibleWorks.map(({ profile }) => profile.memberId),
      PEOPLE_LIMITS.works,
    );
    const worksOf = ({ profile }: Member) =>
      (first.get(profile.memberId) ?? []).filter(
        ({ tags = [] }) => findMutedTag(reader, profile.memberId, tags) === undefined,
      );
    return found.map((member) => cardOf(member, audience, worksOf(member)));
  }

  return {
    async list(reader: Reader, query: PeopleQuery): Promise<{ people: ListedMember[]; next: string | null }> {
      const { found, next } = await search(toQueryTerms(query, audienceOf(reader)), reader, query);
      const people = await cardsOf(found, reader);
      return { people: people.toSorted((one, other) => placeOf(one) - placeOf(other)), next };
    },

    /**
     * Finds members with accounts who have the same city or the same skills as this profile, each with what they have
     * in common.
     */
    async findNearby(
      reader: Reader,
      { memberId, place, skills }: Pick<Profile, 'memberId' | 'place' | 'skills'>,
    ): Promise<NearbyMember[]> {
      const city = place.split(',', 1)[0]!.trim();
      const wanted = [
        ...(city ? [{ place: city, reason: city }] : []),
        ...skills.map((skill) => ({ skill, reason: skill })),
      ];
      const reasons = new Map<Member, string>();
      const taken = new Set([memberId]);
      for (const { reason, ...query } of wanted) {
        const room = PEOPLE_LIMITS.nearby - reasons.size;
        if (room === 0) break;
        const terms = toQueryTerms(query, audienceOf(reader));
        const { found } = await search(terms, reader, { limit: PEOPLE_LIMITS.nearby + taken.size });
        const others = found.filter(({ profile }) => !isSample(profile) && !taken.has(profile.memberId));
        for (const member of others.slice(0, room)) {
          taken.add(member.profile.memberId);
          reasons.set(member, reason);
        }
      }
      const people = await cardsOf([...reasons.keys()], reader);
      return [...reasons.values()].map((reason, index) => ({ person: people[index]!, reason }));
    },

    /** Suggests members to mention; an exact handle match comes first. */
    async suggest(reader: Reader, typed: string): Promise<SuggestedMember[]> {
      const terms = [toMentionTerm(typed)];
      const named = await members.byHandle(typed.toLowerCase());
      const exactMatches = named ? await visibleAmong([named.profile.memberId], reader, terms) : [];
      const { found } = await search(terms, reader, { limit: PEOPLE_LIMITS.suggestions + 2 });
      const isExact = ({ profile }: Member) => profile.memberId === exactMatches[0]?.profile.memberId;
      const all = [...exactMatches, ...found.filter((member) => !isExact(member))];
      const others = all.filter(({ profile }) => profile.memberId !== reader.id);
      return others.slice(0, PEOPLE_LIMITS.suggestions).map((member) => ({
        handle: member.profile.handle,
        name: member.name,
        picture: pictureOf(member),
      }));
    },
  };
}

export type Directory = ReturnType<typeof createDirectory>;
