import type { AppealDecision } from '@verse/api-contract/api';
import { AppError, type Person } from '../../../platform/http';
import type { ContestParts } from '../contest-parts';
import type { RunContest } from '../find-contest';
import type { ContestAppeal } from './appeal';
import type { Appeals } from './appeals.service';

type Dependencies = Pick<ContestParts, 'appeals' | 'entries' | 'organisations' | 'audit' | 'now' | 'findRunContest'> &
  Pick<Appeals, 'find' | 'notifyAll'> & {
    /** Readmits a removed entry to the contest. */
    restoreEntry: (contest: RunContest, number: number) => Promise<void>;
  };

/** Decisions of staff on appeals. */
export async function createAppealDecisions(dependencies: Dependencies) {
  const { appeals, entries, organisations, audit, now, findRunContest, find, notifyAll, restoreEntry } = dependencies;
  const effects = await appeals.openEffects({ run: takeEffect, now });

  /** Readmits the entry to the contest, unless the results have been published. */
  async function restore(appeal: ContestAppeal): Promise<void> {
    const contest = await findRunContest(appeal.contestId);
    try {
      if (!contest.resultsAt) await restoreEntry(contest, appeal.number);
    } catch (error) {
      // Expected if the contest is being closed, or if the makers have withdrawn the entry.
      if (!(error instanceof AppError) || !['wrong-state', 'not-found'].includes(error.code)) throw error;
    }
  }

  /** Idempotent, because no notification is added twice. */
  async function takeEffect(appeal: ContestAppeal): Promise<void> {
    if (appeal.state === 'upheld' && appeal.about === 'removal') await restore(appeal);
    await notifyAll(appeal, 'decided', appeal.decision?.by ?? '');
    await effects.clear(appeal.id);
  }

  async function isInvolved({ id }: Person, { entryId, organisationId }: ContestAppeal): Promise<boolean> {
    const isMaker = (await entries.find(entryId))?.memberIds.includes(id) === true;
    return isMaker || (await organisations.roleOf(organisationId, id)) !== undefined;
  }

  async function assertImpartial(staff: Person, appeal: ContestAppeal): Promise<void> {
    if (await isInvolved(staff, appeal))
      throw new AppError('conflict', 'You’re part of this, so someone else decides.');
  }

  return {
    /** Finds an appeal for a staff member who is not involved in it. */
    async findForStaff(staff: Person, id: string): Promise<ContestAppeal> {
      const appeal = await find(id);
      await assertImpartial(staff, appeal);
      return appeal;
    },

    /** Omits appeals in which this staff member is involved. */
    async withoutInvolved(staff: Person, all: readonly ContestAppeal[]): Promise<ContestAppeal[]> {
      const involved = await Promise.all(all.map((appeal) => isInvolved(staff, appeal)));
      return all.filter((_, index) => !involved[index]);
    },

    /**
     * Decides an appeal. Idempotent: repeating the same decision is a no-op.
     *
     * @throws AppError `conflict` if the appeal has already been decided differently, or if the caller is involved in
     * it
     */
    async decide(staff: Person, id: string, { decision, reason }: AppealDecision): Promise<ContestAppeal> {
      const before = await find(id);
      await assertImpartial(staff, before);
      const at = now();
      const decided = await appeals.decide(id, {
        state: decision,
        decision: { reason, at, by: staff.id },
        effectDueSince: at,
      });
      if (!decided) {
        const other = await find(id);
        if (other.state === decision) return other;
        throw new AppError('conflict', 'This appeal is already decided.');
      }
      await audit.record(staff.id, `contest appeal: ${decision}`, id);
      await takeEffect(decided);
      return decided;
    },

    /** Completes decisions left unfinished when a process was killed before it notified the parties. */
    repair: effects.complete,
  };
}

export type AppealDecisions = Awaited<ReturnType<typeof createAppealDecisions>>;
