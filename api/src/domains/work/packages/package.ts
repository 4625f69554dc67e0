import type { OfferedPackage } from '@verse/api-contract/api';
import { sha256 } from '../../../platform/hashes';
import { tokenize, tokenizeQuery } from '../../../platform/search';

export type StoredPackage = OfferedPackage;

/** All packages of a member, in display order. */
export interface MemberPackages {
  memberId: string;
  packages: readonly StoredPackage[];
  /** Ids of packages hidden by moderators. */
  hidden: readonly string[];
  /** Digests of the text of hidden packages. */
  hiddenTexts: readonly string[];
  version: number;
  changedAt: Date;
}

/** Search term assigned to every member who offers a package. */
const ANY_PACKAGE = '!any';
/** Search term that matches no member; used if the query contains no words. */
const NO_PACKAGE = '!none';
const MOST_WORDS = 8;

const wordsOf = ({ name, text }: StoredPackage): string[] => tokenize(`${name} ${text}`);

/** Returns the text that moderators judge. */
export const textOf = ({ name, text }: StoredPackage): string => `${name}\n\n${text}`;
export const digestOf = (one: StoredPackage): string => sha256(textOf(one));

type Hiding = Pick<MemberPackages, 'hidden' | 'hiddenTexts'>;

/**
 * Whether moderators have hidden the package or one with the same text, e.g. if the member deleted it and added it
 * again.
 */
export const isHidden = ({ hidden, hiddenTexts }: Hiding, one: StoredPackage): boolean =>
  hidden.includes(one.id) || (hiddenTexts.length > 0 && hiddenTexts.includes(digestOf(one)));

export const shownPackages = (member: Hiding & Pick<MemberPackages, 'packages'>): StoredPackage[] =>
  member.packages.filter((one) => !isHidden(member, one));

/** Returns a member's search terms, collected from all packages visible to others. */
export function toTerms(member: MemberPackages): string[] {
  const shown = shownPackages(member);
  return shown.length === 0 ? [] : [...new Set([ANY_PACKAGE, ...shown.flatMap(wordsOf)])];
}

export interface PackageSearch {
  /** Terms that a member must match. */
  terms: string[];
  /** Whether a single package contains all words of the query. */
  fits: (one: StoredPackage) => boolean;
}

export function toSearch(typed = ''): PackageSearch {
  const words = tokenizeQuery(typed).slice(0, MOST_WORDS);
  if (words.length === 0) return { terms: [typed === '' ? ANY_PACKAGE : NO_PACKAGE], fits: () => typed === '' };
  return {
    terms: words,
    fits(one) {
      const held = new Set(wordsOf(one));
      return words.every((word) => held.has(word));
    },
  };
}
