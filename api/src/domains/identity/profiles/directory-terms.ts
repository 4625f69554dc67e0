import { foldText } from '@verse/api-contract/fold-text';
import type { PeopleQuery } from '@verse/api-contract/identity/people.schema';
import { PROFILE_LIMITS } from '@verse/api-contract/identity/profiles.values';
import { tokenize, tokenizeQuery, wholeWords } from '../../../platform/search';
import type { Member } from './members';
import { mayOpen, maySee, type Profile } from './profile';

/**
 * Guests and members search separate sets of terms, so that a search never reveals parts of a profile that the reader
 * cannot see.
 */
export type Audience = 'guest' | 'member';
const PREFIX: Record<Audience, string> = { guest: 'g', member: 'm' };

const LONGEST_BEGINNING = 12;
const MOST_WORDS = 8;
/** Search term that matches no member; used if the query contains no words. */
const NOTHING = '!';

const skillKey = (skill: string) => foldText(skill).trim().replace(/\s+/g, '_');
const handleBeginning = (typed: string) => foldText(typed).replace(/\s+/g, '').slice(0, PROFILE_LIMITS.handle);

const prefixesOf = (word: string, least: number, longest = LONGEST_BEGINNING) => {
  const letters = [...word].slice(0, longest);
  return letters.flatMap((_, index) => (index + 1 < least ? [] : [letters.slice(0, index + 1).join('')]));
};

/** Returns the parts of a profile that the audience can see. */
function visibleParts({ shownTo, bio, skills, place, availability }: Profile, audience: Audience) {
  const part = <T>(field: keyof Profile['shownTo'], value: T, without: T): T =>
    maySee(audience, shownTo[field]) ? value : without;
  return {
    bio: part('bio', bio, ''),
    skills: part('skills', skills, []),
    place: part('place', place, ''),
    availability: part('availability', availability, 'unsaid'),
    seesWorks: maySee(audience, shownTo.works),
  };
}

/** Whether the audience can find the member at all. Guests find only profiles that search engines may list. */
export const isFindable = (member: Member, audience: Audience): boolean =>
  mayOpen(audience, member) && member.profile.handle !== '' && (audience === 'member' || member.profile.isListed);

/** Term assigned to all members whose card shows more than their name. */
const browseTerm = (audience: Audience) => PREFIX[audience];

function termsFor(member: Member, audience: Audience, hasWorks: boolean): string[] {
  if (!isFindable(member, audience)) return [];
  const { name, profile } = member;
  const { bio, skills, place, availability, seesWorks } = visibleParts(profile, audience);
  const names = [...new Set([...wholeWords(name), ...wholeWords(profile.handle)])];
  const words = [...tokenize([name, ...skills, place, bio].join(' ')), ...names.flatMap((one) => prefixesOf(one, 2))];
  const hasContent = bio !== '' || skills.length > 0 || (seesWorks && hasWorks);
  const prefix = PREFIX[audience];
  return [
    ...(hasContent ? [browseTerm(audience)] : []),
    ...words.map((word) => `${prefix}:${word}`),
    ...skills.map((skill) => `${prefix}#${skillKey(skill)}`),
    ...tokenize(place).map((word) => `${prefix}~${word}`),
    ...(availability === 'unsaid' ? [] : [`${prefix}=${availability}`]),
  ];
}

/** Returns the terms that authors can type to find members to mention, i.e. prefixes of the name and the handle. */
function mentionTerms(member: Member): string[] {
  if (!isFindable(member, 'member')) return [];
  const { name, profile } = member;
  return [...wholeWords(name), profile.handle].flatMap((word) =>
    prefixesOf(word, 1, PROFILE_LIMITS.handle).map((one) => `@${one}`),
  );
}

export const toTerms = (member: Member, hasWorks: boolean): string[] => [
  ...new Set([
    ...termsFor(member, 'guest', hasWorks),
    ...termsFor(member, 'member', hasWorks),
    ...mentionTerms(member),
  ]),
];

export const toMentionTerm = (typed: string): string => `@${handleBeginning(typed)}`;

const wordTerms = (text: string, prefix: string): string[] => {
  const words = tokenizeQuery(text).slice(0, MOST_WORDS);
  return words.length === 0 && text !== '' ? [NOTHING] : words.map((word) => prefix + word);
};

export function toQueryTerms(
  { q = '', skill = '', place = '', availability }: Omit<PeopleQuery, 'limit'>,
  audience: Audience,
) {
  const prefix = PREFIX[audience];
  const terms = [
    ...wordTerms(q, `${prefix}:`),
    ...(skill ? [`${prefix}#${skillKey(skill)}`] : []),
    ...wordTerms(place, `${prefix}~`),
    ...(availability ? [`${prefix}=${availability}`] : []),
  ];
  return terms.length > 0 ? terms : [browseTerm(audience)];
}

/**
 * Checks a hit against the current profile, because the index may still contain terms that have since been removed from
 * the profile.
 */
export function hasAll(member: Member, audience: Audience, terms: readonly string[]): boolean {
  if (!isFindable(member, audience)) return false;
  const held = new Set(toTerms(member, true));
  return terms.every((term) => held.has(term));
}

export const cardParts = visibleParts;
