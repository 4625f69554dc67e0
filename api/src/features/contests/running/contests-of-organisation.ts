import { AppError, VersionConflict } from '../../../platform/http';
import { type Contest, stageOf } from '../contest';
import type { ContestParts } from '../contest-parts';
import type { ContestRepository } from '../contests.repository';
import { UNKNOWN_CONTEST } from '../contests.service';
import type { Notices } from './notices';

interface Dependencies extends Pick<ContestParts, 'contests' | 'announce'> {
  notices: Pick<Notices, 'send'>;
  now: () => Date;
}

const TRIES = 10;
export const wrongState = (message: string) => new AppError('wrong-state', message);

/** Reads and changes one organisation's contests. Treats contests of other organisations as unknown. */
export function createOrganisationContests({ contests, announce, notices, now }: Dependencies) {
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
      if (contest.version !== version) throw new VersionConflict(contest);
      return contest;
    },

    /**
     * Changes fields that are not in the form, so no version is needed. Calls `toChange` again after each conflicting
     * change.
     */
    async changeLatest(
      organisationId: string,
      id: string,
      toChange: (contest: Contest) => Promise<Partial<Contest> | undefined> | Partial<Contest> | undefined,
      only?: Parameters<ContestRepository['change']>[2],
    ): Promise<Contest> {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const before = await find(organisationId, id);
        const change = await toChange(before);
        if (!change) return before;
        const after = await contests.change(before, change, only);
        if (after) return settle(after);
      }
      throw new AppError('unavailable', 'Others are changing this contest right now. Please try again.', {
        headers: { 'Retry-After': '1' },
      });
    },

    hasStage: (contest: Contest, ...stages: string[]) => stages.includes(stageOf(contest, now())),
  };
}

export type OrganisationContests = ReturnType<typeof createOrganisationContests>;
