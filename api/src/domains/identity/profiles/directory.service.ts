import type { ListedMember, SuggestedMember } from '@verse/api-contract/api';
import type { PeopleQuery } from '@verse/api-contract/identity/people.schema';
import { PEOPLE_LIMITS } from '@verse/api-contract/identity/people.values';
import { toPlainSmallText } from '@verse/api-contract/small-text';
import { decodeCursor, encodeCursor } from '../../../platform/http';
import { pictureView } from '../../../platform/images';
import { findMutedTag, type Reader } from '../../../platform/people';
import type { Work } from '../../../platform/ports';
import { decodePosition, type DocumentIndex, encodePosition, lineOf } from '../../../platform/search';
import { type Audience, cardParts, hasAll, toMentionTerm, toQueryTerms } from './directory-terms';
import type { Member, Members } from './members';
import { isSample } from './profile';
import type { WorkRepository } from './works.repository';

interface Dependencies {
  index: Pick<DocumentIndex, 'find'>;
  members: Pick<Members, 'find' | 'byHandle'>;
  works: Pick<WorkRepository, 'firstShownOf'>;
}

const PEOPLE = 'people';
/**
 * Maximum number of hits read per page. A reader who has blocked many members may get a short page that still has a
 * cursor.
 */
const MOST_READ = 300;

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
      first ? [{ id, title, picture: pictureView(first.picture, first.alt) }] : [],
    ),
  };
}

/** Finds members by the parts of their profiles that the reader can see. Staff get the same lists as members. */
export function createDirectory({ index, members, works }: Dependencies) {
  async function visibleAmong(ids: readonly string[], reader: Reader, terms: readonly string[]): Promise<Member[]> {
    const isUnseen = (id: string) => reader.blocked.has(id) || reader.muted.has(id);
    const found = await members.find(ids.filter((id) => !isUnseen(id)));
    return ids.flatMap((id) => found.get(id) ?? []).filter((member) => hasAll(member, audienceOf(reader), terms));
  }

  async function search(terms: readonly string[], reader: Reader, limit: number, from = '') {
    const shown: Member[] = [];
    let before: string | undefined = from;
    for (let read = 0; before !== undefined && shown.length < limit && read < MOST_READ; read += limit) {
      const hits = await index.find({ terms, before, skip: 0, limit: limit - shown.length });
      shown.push(...(await visibleAmong(hits.ids, reader, terms)));
      ({ before } = hits);
    }
    return { shown, before };
  }

  return {
    async list(reader: Reader, query: PeopleQuery): Promise<{ people: ListedMember[]; next: string | null }> {
      const audience = audienceOf(reader);
      const from = decodeCursor(PEOPLE, query.cursor);
      const terms = toQueryTerms(query, audience);
      const { shown, before } = await search(terms, reader, query.limit, from && encodePosition(from.at, from.id));
      const withVisibleWorks = shown.filter(({ profile }) => cardParts(profile, audience).seesWorks);
      const first = await works.firstShownOf(
        withVisibleWorks.map(({ profile }) => profile.memberId),
        PEOPLE_LIMITS.works,
      );
      const worksOf = ({ profile }: Member) =>
        (first.get(profile.memberId) ?? []).filter(
          ({ tags = [] }) => findMutedTag(reader, profile.memberId, tags) === undefined,
        );
      return {
        people: shown.map((member) => cardOf(member, audience, worksOf(member))),
        next: before === undefined ? null : encodeCursor(PEOPLE, decodePosition(before)),
      };
    },

    /** Suggests members to mention; an exact handle match comes first. */
    async suggest(reader: Reader, typed: string): Promise<SuggestedMember[]> {
      const terms = [toMentionTerm(typed)];
      const named = await members.byHandle(typed.toLowerCase());
      const exactMatches = named ? await visibleAmong([named.profile.memberId], reader, terms) : [];
      const { shown } = await search(terms, reader, PEOPLE_LIMITS.suggestions + 2);
      const isExact = ({ profile }: Member) => profile.memberId === exactMatches[0]?.profile.memberId;
      const all = [...exactMatches, ...shown.filter((member) => !isExact(member))];
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
