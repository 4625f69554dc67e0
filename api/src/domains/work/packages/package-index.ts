import { createDocumentIndex, type DocumentIndex, type SearchChanges } from '../../../platform/search';
import type { DbPort } from '../../../store';
import { toTerms } from './package';
import { PACKAGES, type PackagesRepository } from './packages.repository';

interface Dependencies {
  db: DbPort;
  repository: Pick<PackagesRepository, 'find'>;
  searchChanges: Pick<SearchChanges, 'changed'>;
  now: () => Date;
}

/** Creates the index of search terms by member. */
export const createPackageIndex = ({ db, repository, searchChanges, now }: Dependencies): Promise<DocumentIndex> =>
  createDocumentIndex(db, {
    collection: 'package_search',
    owner: 'memberId',
    documents: PACKAGES,
    edition: 'package-search',
    async read(id) {
      const found = await repository.find(id);
      return found && { id, at: found.changedAt, terms: toTerms(found) };
    },
    indexed: (memberId) => searchChanges.changed('packages', memberId),
    now,
  });
