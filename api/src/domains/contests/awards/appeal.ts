import { createHash } from 'node:crypto';
import type { AppealState, AppealTopic } from '@verse/api-contract/contests/contest-awards.values';
import { type FileRule, PRODUCT_FILES } from '@verse/api-contract/files';

/** An appeal against an entry's removal or result. */
export interface ContestAppeal {
  id: string;
  contestId: string;
  organisationId: string;
  entryId: string;
  number: number;
  about: AppealTopic;
  memberId: string;
  reason: string;
  /** Reason given for the removal of the entry. */
  removal: string | null;
  at: Date;
  state: AppealState;
  decision?: { reason: string; at: Date; by: string };
  /** Set until the decision has taken effect and the parties have been notified. */
  effectDueSince?: Date;
}

export const APPEAL_FILES: FileRule = PRODUCT_FILES;

export const threadOf = ({ id }: Pick<ContestAppeal, 'id'>): string => `contest-appeal ${id}`;

/**
 * The id is derived from the subject, so that an entry has at most one appeal per removal, one against its result, and
 * one each time its prize stays missing.
 *
 * @param since when the entry was removed, or since when the prize is missing
 */
export const toAppealId = (entryId: string, about: AppealTopic, since: Date | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify([entryId, about, since?.getTime() ?? 0]))
    .digest('hex')
    .slice(0, 24);
