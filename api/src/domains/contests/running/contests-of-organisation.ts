import { AppError, VersionConflict } from '../../../platform/http';
import { isOutdatedExcept } from '../../../platform/versions';
import { changeLatest } from '../change-latest';
import { type Contest, UNRELATED_TO_FORM } from '../contest';
import type { ContestParts } from '../contest-parts';
import { UNKNOWN_CONTEST } from '../find-contest';
import type { Notices } from './notices';

type Dependencies = Pick<ContestParts, 'contests' | 'announce'> & {
  notices: Pick<Notices, 'send'>;
};

export const wrongState = (message: string) => new AppError('wrong-state', message);

/** Reads and changes one organisation's contests. Treats contests of other organisations as unknown. */
export function createOrganisationContests({ contests, announce, notices }: Dependencies) {
  async function find(organisationId: string, id: string): Promise<Contest> {
    const contest = await contests.find(id);
    if (contest?.organisationId !== organisationId) throw new AppError('not-found', UNKNOWN_CONTEST);
    return contest;
  }

  /** After a change, invalidates cached pages and sends the notifications stored with it. */
  async function settle(contest: Contest): Promise<Contest> {
    if (contest.state !== 'draft') await announce();
    await notices.send(contest);
    return contest;
  }

  return {
    find,
    settle,

    /** @throws VersionConflict if the version has changed */
    async current(organisationId: string, id: string, version: number): Promise<Contest> {
      const contest = await find(organisationId, id);
      if (isOutdatedExcept(contest, version, UNRELATED_TO_FORM)) throw new VersionConflict(contest);
      return contest;
    },

    /**
     * Changes fields that are not in the form, so no version is needed. Calls `decide` again after each conflicting
     * change.
     */
    async changeLatest(
      organisationId: string,
      id: string,
      decide: Parameters<typeof changeLatest>[2],
    ): Promise<Contest> {
      const after = await changeLatest(contests, () => find(organisationId, id), decide);
      return after ? settle(after) : find(organisationId, id);
    },
  };
}

export type OrganisationContests = ReturnType<typeof createOrganisationContests>;
