import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';
import type { MemberPackages, StoredPackage } from './package';

interface PackagesDocument {
  _id: string;
  packages: readonly StoredPackage[];
  /** Absent until moderators hide a package. */
  hidden?: string[];
  /** Digests of hidden text, keyed by the id of the package that moderators hid. */
  hiddenTexts?: Record<string, string>;
  version: number;
  changedAt: Date;
  /** Set by each change, and removed once the search index has been updated. */
  unsearchedSince?: Date;
}

export const PACKAGES = 'packages';
const MOST_AT_ONCE = 50;

function toMemberPackages(document: PackagesDocument): MemberPackages {
  const { _id, packages, hidden = [], hiddenTexts = {}, version, changedAt } = document;
  return { memberId: _id, packages, hidden, hiddenTexts: Object.values(hiddenTexts), version, changedAt };
}

export async function createPackagesRepository(db: DbPort) {
  const documents = await createDocuments(db, {
    name: PACKAGES,
    indexes: [{ changedAt: -1 }],
    toDomain: toMemberPackages,
  });

  return {
    find: (memberId: string) => documents.find(memberId),
    all: () => documents.each({}),
    among: (memberIds: readonly string[]) => documents.findAll(memberIds.slice(0, MOST_AT_ONCE)),
    /** Returns undefined if the stored version differs. Version 0 means that the member has no packages yet. */
    async replace(
      memberId: string,
      version: number,
      packages: readonly StoredPackage[],
      at: Date,
    ): Promise<MemberPackages | undefined> {
      const fields = { packages, changedAt: at, unsearchedSince: at };
      if (version === 0) {
        const first = { _id: memberId, ...fields, version: 1 };
        return (await documents.insert(first)) ? toMemberPackages(first) : undefined;
      }
      return documents.update({ _id: memberId, version }, { $set: fields, $inc: { version: 1 } });
    },
    /** Hides a package, and all others with the same text; idempotent. */
    async hide(memberId: string, packageId: string, digest: string | undefined, at: Date): Promise<void> {
      const texts = digest === undefined ? {} : { [`hiddenTexts.${packageId}`]: digest };
      const $set = { ...texts, changedAt: at, unsearchedSince: at };
      await documents.collection.updateOne(
        { _id: memberId },
        { $addToSet: { hidden: packageId }, $set, $inc: { version: 1 } },
      );
    },
    /** Makes a package, and others with the same text, visible again; idempotent. */
    async show(memberId: string, packageId: string, at: Date): Promise<void> {
      const $pull = { hidden: packageId };
      const $unset = { [`hiddenTexts.${packageId}`]: '' as const };
      const $set = { changedAt: at, unsearchedSince: at };
      await documents.collection.updateOne({ _id: memberId }, { $pull, $unset, $set, $inc: { version: 1 } });
    },
    /** Returns the time of the latest change to any member's packages. */
    async lastChange(): Promise<Date | undefined> {
      const [newest] = await documents.list({}, { sort: { changedAt: -1 }, limit: 1 });
      return newest?.changedAt;
    },
    remove: async (memberId: string) => void (await documents.remove(memberId)),
  };
}

export type PackagesRepository = Awaited<ReturnType<typeof createPackagesRepository>>;
