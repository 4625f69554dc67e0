import type { Contest } from '../contest';
import type { ContestParts } from '../contest-parts';
import type { JudgeInvitation } from './judge-invitations.repository';

type Dependencies = Pick<ContestParts, 'organisations' | 'contests'>;

/**
 * Returns the contest of an invitation that can still be answered. It is void as soon as its inviter could no longer
 * send it: the inviter no longer runs the contest, another organisation does, or the contest is over.
 */
export type FindInvitingContest = (invitation: JudgeInvitation) => Promise<Contest | undefined>;

export const createFindInvitingContest =
  ({ organisations, contests }: Dependencies): FindInvitingContest =>
  async ({ contestId, organisationId, invitedBy }) => {
    const contest = await contests.find(contestId);
    if (contest?.organisationId !== organisationId || contest.state === 'cancelled' || contest.resultsAt)
      return undefined;
    const [known, role] = await Promise.all([
      organisations.findAll([organisationId]),
      organisations.roleOf(organisationId, invitedBy),
    ]);
    return known.get(organisationId)?.state === 'open' && role === 'owner' ? contest : undefined;
  };
