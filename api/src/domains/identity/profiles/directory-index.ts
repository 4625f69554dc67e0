import { createDocumentIndex, type DocumentIndex, type SearchChanges } from '../../../platform/search';
import type { DbPort } from '../../../store';
import { toTerms } from './directory-terms';
import type { Members } from './members';
import { isSample } from './profile';
import { PROFILES } from './profiles.repository';
import type { WorkRepository } from './works.repository';

interface Dependencies {
  db: DbPort;
  works: Pick<WorkRepository, 'firstShownOf'>;
  members: Pick<Members, 'byId'>;
  searchChanges: Pick<SearchChanges, 'changed'>;
  now: () => Date;
}

/** Sorts sample people last. */
const SAMPLES_AT = new Date(0);

/**
 * Creates the index of search terms by member. A member is indexed after each change to their profile, works or
 * account.
 */
export const createDirectoryIndex = ({
  db,
  works,
  members,
  searchChanges,
  now,
}: Dependencies): Promise<DocumentIndex> =>
  createDocumentIndex(db, {
    collection: 'people_search',
    owner: 'memberId',
    documents: PROFILES,
    edition: 'people-search-1',
    async read(id) {
      const member = await members.byId(id);
      if (!member) return undefined;
      const hasWorks = ((await works.firstShownOf([id], 1)).get(id) ?? []).length > 0;
      const { profile } = member;
      return { id, at: isSample(profile) ? SAMPLES_AT : profile.updatedAt, terms: toTerms(member, hasWorks) };
    },
    indexed: (memberId) => searchChanges.changed('member', memberId),
    now,
  });
