import { isDeepStrictEqual } from 'node:util';
import type { MemberOffer, OfferedPackage, OwnPackages, PackagesForm } from '@verse/api-contract/api';
import { truncateText } from '@verse/api-contract/truncate-text';
import type { PackageQuery } from '@verse/api-contract/work/packages.schema';
import { PACKAGE_LIMITS } from '@verse/api-contract/work/packages.values';
import { AppError, type Person, VersionConflict } from '../../../platform/http';
import { type Reader, UNKNOWN_MEMBER } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import { type DocumentIndex, readHits } from '../../../platform/search';
import { createId } from '../../../store';
import {
  isHidden,
  type MemberPackages,
  type PackageSearch,
  shownPackages,
  type StoredPackage,
  toSearch,
} from './package';
import type { PackagesRepository } from './packages.repository';

interface Dependencies extends Pick<
  People,
  'peopleFor' | 'memberFor' | 'findOpenOwner' | 'findRatings' | 'findFirstWorks'
> {
  repository: PackagesRepository;
  index: DocumentIndex;
  announce: (memberId: string) => Promise<void>;
  /** Counts a change towards the account's limit, or rejects it. */
  countChange: (memberId: string) => Promise<void>;
  now: () => Date;
}

const LIST = 'packages';
/** Maximum number of members read per page. */
const MOST_READ = 120;

const noPackages = (memberId: string, at: Date): MemberPackages => ({
  memberId,
  packages: [],
  hidden: [],
  hiddenTexts: [],
  version: 0,
  changedAt: at,
});
const ownView = (member: MemberPackages): OwnPackages => ({
  packages: [...member.packages],
  version: member.version,
  hidden: member.packages.filter((one) => isHidden(member, one)).map(({ id }) => id),
});
const excerptOf = (one: StoredPackage): OfferedPackage => ({
  ...one,
  text: truncateText(one.text.replace(/\s+/g, ' '), PACKAGE_LIMITS.excerpt, '…'),
});

export function createPackagesService(dependencies: Dependencies) {
  const {
    repository,
    index,
    peopleFor,
    findRatings,
    findFirstWorks,
    memberFor,
    findOpenOwner,
    announce,
    countChange,
    now,
  } = dependencies;
  const ofMember = async (id: string) => (await repository.find(id)) ?? noPackages(id, now());

  async function offersOf(memberIds: readonly string[], reader: Reader, { fits }: PackageSearch) {
    const shown = memberIds.filter((id) => !reader.muted.has(id));
    const [packages, people, ratings, works] = await Promise.all([
      repository.among(shown),
      peopleFor(reader, shown),
      findRatings(shown),
      findFirstWorks(reader, shown),
    ]);
    return shown.flatMap((id): MemberOffer[] => {
      const own = packages.get(id);
      const fitting = own ? shownPackages(own).filter(fits) : [];
      const person = people.get(id);
      if (fitting.length === 0 || !person?.handle) return [];
      const { handle, name, picture } = person;
      const cover = works.get(id)?.picture ?? null;
      const rating = ratings.get(id) ?? null;
      return [{ member: { handle, name, picture }, packages: fitting.map(excerptOf), rating, cover }];
    });
  }

  return {
    async own(memberId: string): Promise<OwnPackages> {
      return ownView(await ofMember(memberId));
    },

    /**
     * Replaces all packages. Idempotent: saving packages that are already stored succeeds regardless of the version, so
     * that a retry after a lost response does not fail.
     *
     * @throws VersionConflict if the packages have changed since the caller read them
     */
    async save(memberId: string, version: number, form: PackagesForm): Promise<OwnPackages> {
      const before = await ofMember(memberId);
      const known = new Set(before.packages.map(({ id }) => id));
      const isStored =
        form.packages.length === before.packages.length &&
        form.packages.every((one, at) => {
          const stored = before.packages[at]!;
          return isDeepStrictEqual({ ...one, id: one.id ?? stored.id }, stored);
        });
      if (isStored) return ownView(before);
      if (before.version !== version) throw new VersionConflict(ownView(before));
      const ids = form.packages.flatMap(({ id }) => id ?? []);
      if (ids.some((id) => !known.has(id)) || new Set(ids).size < ids.length)
        throw new AppError('invalid', 'One of these packages isn’t yours. Please reload the page.');
      await countChange(memberId);
      const packages = form.packages.map((one) => ({ ...one, id: one.id ?? createId() }));
      const after = await repository.replace(memberId, version, packages, now());
      if (!after) throw new VersionConflict(ownView(await ofMember(memberId)));
      await index.sync(memberId);
      await announce(memberId);
      return ownView(after);
    },

    /** Returns the packages on a profile; rejects if the caller cannot open the profile. */
    async ofHandle(person: Person | undefined, handle: string): Promise<OfferedPackage[]> {
      const memberId = person ? (await memberFor(person, handle)).profile.memberId : await findOpenOwner(handle);
      if (memberId === undefined) throw new AppError('not-found', UNKNOWN_MEMBER);
      return shownPackages(await ofMember(memberId));
    },

    /** Lists members with a matching package, most recently changed first. */
    async list(reader: Reader, { q, cursor, limit }: PackageQuery) {
      const search = toSearch(q);
      const { found, next } = await readHits({
        list: LIST,
        cursor,
        limit,
        find: (before, most) => index.find({ terms: search.terms, before, skip: 0, limit: most }),
        read: (ids) => offersOf(ids, reader, search),
        mostRead: MOST_READ,
      });
      return { offers: found, next };
    },

    /** Returns undefined unless the member currently offers this package. */
    async find(memberId: string, packageId: string): Promise<StoredPackage | undefined> {
      const own = await repository.find(memberId);
      return own && shownPackages(own).find(({ id }) => id === packageId);
    },

    async erase(memberId: string): Promise<void> {
      await repository.remove(memberId);
      await index.sync(memberId);
      await announce(memberId);
    },
  };
}

export type PackagesService = ReturnType<typeof createPackagesService>;
