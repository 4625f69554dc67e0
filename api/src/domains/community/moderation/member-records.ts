import { COMMUNITY_RULES } from '@verse/api-contract/community/moderation.values';
import { addressOf } from '@verse/contract/addresses';
import type { MemberRecords } from '../../../platform/feature';
import type { CaseRepository } from './cases.repository';

/** Cases about a member, and the member's own reports: without the case, because moderators do not see who reported. */
export const createMemberRecords = (
  cases: Pick<CaseRepository, 'listLatestOf' | 'listReportsBy'>,
): readonly MemberRecords[] => [
  {
    kind: 'reported',
    find: async (memberId, most) =>
      (await cases.listLatestOf(memberId, most)).map(({ id, type, state, changedAt }) => ({
        at: changedAt,
        text: `${type}: ${state}`,
        path: addressOf('moderation-case', { id }),
      })),
  },
  {
    kind: 'reports',
    find: async (memberId, most) =>
      (await cases.listReportsBy(memberId, most)).map(({ at, reason }) => ({
        at,
        text: COMMUNITY_RULES[reason],
        path: null,
      })),
  },
];
