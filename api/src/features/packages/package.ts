import type { OfferedPackage } from '@verse/api-contract/packages';
import { tokenize } from '../../platform/search';

export type StoredPackage = OfferedPackage;

/** All packages of a member, in the order in which clients read them. */
export interface MemberPackages {
  memberId: string;
  packages: readonly StoredPackage[];
  /** Ids of those that moderators have hidden. */
  hidden: readonly string[];
  version: number;
  changedAt: Date;
}

/** Term of every member with a package. */
const ANY_PACKAGE = '!any';
/** Matches no one: a search without any word finds nothing. */
const NO_PACKAGE = '!none';
const MOST_WORDS = 8;

const wordsOf = ({ name, text }: StoredPackage): string[] => tokenize(`${name} ${text}`);

/** The packages that others see. */
export const shownPackages = ({ packages, hidden }: Pick<MemberPackages, 'packages' | 'hidden'>): StoredPackage[] =>
  packages.filter(({ id }) => !hidden.includes(id));

/** Terms under which the member is found: those of all packages that others see. */
export function toTerms(member: Pick<MemberPackages, 'packages' | 'hidden'>): string[] {
  const shown = shownPackages(member);
  return shown.length === 0 ? [] : [...new Set([ANY_PACKAGE, ...shown.flatMap(wordsOf)])];
}

export interface PackageSearch {
  /** Terms that a member must have. */
  terms: string[];
  /** Whether one package has all words. */
  fits: (one: StoredPackage) => boolean;
}

export function toSearch(typed = ''): PackageSearch {
  const words = tokenize(typed).slice(0, MOST_WORDS);
  if (words.length === 0) return { terms: [typed === '' ? ANY_PACKAGE : NO_PACKAGE], fits: () => typed === '' };
  return {
    terms: words,
    fits(one) {
      const held = new Set(wordsOf(one));
      return words.every((word) => held.has(word));
    },
  };
}
