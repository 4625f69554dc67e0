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
import { isSample } from './profile';
import { workPictureView } from './work-picture';
import type { WorkRepository } from './works.repository';

interface Dependencies {
  index: Pick<DocumentIndex, 'find'>;
  members: Pick<Members, 'find' | 'byHandle'>;
  works: Pick<WorkRepository, 'firstShownOf'>;
}

const PEOPLE = 'people';

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

  return {
    async list(reader: Reader, query: PeopleQuery): Promise<{ people: ListedMember[]; next: string | null }> {
      const audience = audienceOf(reader);
      const { found, next } = await search(toQueryTerms(query, audience), reader, query);
      const withVisibleWorks = found.filter(({ profile }) => cardParts(profile, audience).seesWorks);
      const first = await works.firstShownOf(
        withVisibleWorks.map(({ profile }) => profile.memberId),
        PEOPLE_LIMITS.works,
      );
      const worksOf = ({ profile }: Member) =>
        (first.get(profile.memberId) ?? []).filter(
          ({ tags = [] }) => findMutedTag(reader, profile.memberId, tags) === undefined,
        );
      const people = found.map((member) => cardOf(member, audience, worksOf(member)));
      return { people: people.toSorted((one, other) => placeOf(one) - placeOf(other)), next };
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
