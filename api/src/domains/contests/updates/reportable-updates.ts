import { addressOf } from '@verse/contract/addresses';
import type { ReportableContent } from '../../../platform/feature';
import { ERASED } from '../../../platform/people';
import { type ContestParts, RUNNING_ROLES } from '../contest-parts';
import type { ContestUpdate, UpdateRepository } from './updates.repository';

type Dependencies = Pick<ContestParts, 'contests' | 'organisations' | 'announce'> & {
  updates: Pick<UpdateRepository, 'find' | 'setHidden'>;
};

const textOf = ({ title, text }: ContestUpdate) => `${title}\n${text}`;

/** Moderators hide an update, and show it again. Readers see that staff removed it. */
export function createReportableUpdates({ updates, contests, organisations, announce }: Dependencies) {
  /** Returns whom to notify of the decision: the author or, once their account is erased, the organiser. */
  async function findAuthor({ authorId, contestId }: ContestUpdate): Promise<string | undefined> {
    if (authorId !== ERASED) return authorId;
    const { organisationId = '' } = (await contests.find(contestId)) ?? {};
    return (await organisations.membersOf(organisationId, RUNNING_ROLES))[0];
  }

  async function setHidden(id: string, isHidden: boolean): Promise<void> {
    await updates.setHidden(id, isHidden);
    await announce();
  }

  const content: ReportableContent = {
    async find(_person, id) {
      const update = await updates.find(id);
      if (!update || update.removal || update.isHidden) return undefined;
      const authorId = await findAuthor(update);
      const path = addressOf('contest', { id: update.contestId });
      return authorId === undefined ? undefined : { id, authorId, text: textOf(update), path };
    },
    async now(id) {
      const update = await updates.find(id);
      if (!update) return undefined;
      if (update.removal) return { state: 'deleted', text: '', picture: null, below: null };
      const state = update.isHidden ? 'removed' : 'shown';
      return { state, text: textOf(update), picture: null, below: null };
    },
    remove: (id) => setHidden(id, true),
    restore: (id) => setHidden(id, false),
  };
  return content;
}
