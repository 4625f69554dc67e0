import { CHOICE_MESSAGES } from '@verse/api-contract/community/chosen-works.values';
import type { AuditLog } from '../../../platform/audit';
import { AppError, type Person } from '../../../platform/http';
import { SITE } from '../../../platform/notify';
import type { Notifications, People } from '../../../platform/ports';
import type { Choice, ChosenList } from './chosen-list';
import { chosenAt, type ChosenWork } from './chosen-work';
import type { ChosenWorkRepository } from './chosen-works.repository';

interface Dependencies extends Pick<People, 'findPublicWorks'>, Pick<Notifications, 'notify'> {
  rows: ChosenWorkRepository;
  list: Pick<ChosenList, 'toChoices'>;
  audit: Pick<AuditLog, 'record'>;
  /** Called when the choice of these works may have changed. */
  changed: (workIds: readonly string[]) => Promise<void>;
  now: () => Date;
}

/** A work that members chose in a week. */
type WeeklyWork = Pick<ChosenWork, 'id' | 'memberId'>;

const toSubject = (workId: string) => `picked ${workId}`;

const unknown = () => new AppError('not-found', CHOICE_MESSAGES.unknown);

/** Keeps what members chose for a week, and what staff chose with a sentence. */
export function createChosenWorks({ rows, list, findPublicWorks, notify, audit, changed, now }: Dependencies) {
  const findChoice = async (workId: string): Promise<Choice | null> => {
    const row = await rows.find(workId);
    return row && chosenAt(row) ? (await list.toChoices([row])).get(workId)! : null;
  };

  async function relistWeek(week: string, chosen: readonly WeeklyWork[], at: Date): Promise<void> {
    const ids = new Set(chosen.map(({ id }) => id));
    const left: string[] = [];
    for await (const row of rows.ofWeek(week))
      if (!ids.has(row.id)) {
        left.push(row.id);
        await rows.change(row, (kept) => (kept.week?.id === week ? { ...kept, week: null } : undefined));
      }
    for (const work of chosen)
      await rows.change(work, (row) => {
        const isNewer = row.week === null || row.week.id < week;
        return isNewer ? { ...row, week: { id: week, at } } : undefined;
      });
    await changed([...ids, ...left]);
  }

  return {
    /**
     * Staff choose a work, or change the sentence. A changed sentence leaves the work at its place.
     *
     * @throws AppError `not-found` if not everyone may see the work, `conflict` if it is the caller's own
     */
    async choose({ id: curatorId }: Person, workId: string, sentence: string): Promise<Choice | null> {
      const found = (await findPublicWorks([workId])).get(workId);
      if (!found) throw unknown();
      if (found.memberId === curatorId) throw new AppError('conflict', CHOICE_MESSAGES.own);
      const at = now();
      await rows.change({ id: workId, memberId: found.memberId }, (row) => {
        const since = row.staff?.isWithdrawn === false ? row.staff.at : at;
        return { ...row, staff: { sentence, curatorId, at: since, isWithdrawn: false } };
      });
      await audit.record(curatorId, `work chosen: ${JSON.stringify({ sentence })}`, workId);
      await changed([workId]);
      await notify(found.memberId, { kind: 'nominations', subject: toSubject(workId), by: SITE });
      return findChoice(workId);
    },

    /** Takes the choice of staff back, or puts it back at the place that it had. */
    async withdraw({ id: curatorId }: Person, workId: string, isWithdrawn: boolean): Promise<Choice | null> {
      const row = await rows.find(workId);
      if (!row?.staff) throw unknown();
      if (row.staff.isWithdrawn !== isWithdrawn) {
        await rows.change(row, (kept) => (kept.staff ? { ...kept, staff: { ...kept.staff, isWithdrawn } } : undefined));
        await audit.record(
          curatorId,
          isWithdrawn ? 'choice of a work taken back' : 'choice of a work restored',
          workId,
        );
        await changed([workId]);
      }
      return findChoice(workId);
    },

    /** Sets the works of a closed week. Idempotent. */
    relistWeek,

    /** Removes an erased member: the choices of their works, and what they wrote about those of others. */
    async erase(memberId: string): Promise<void> {
      for await (const { id } of rows.ofMember(memberId)) await rows.remove(id);
      const chosenIds: string[] = [];
      for await (const row of rows.chosenBy(memberId)) {
        chosenIds.push(row.id);
        await rows.change(row, (kept) =>
          kept.staff?.curatorId === memberId
            ? { ...kept, staff: { ...kept.staff, curatorId: null, sentence: '' } }
            : undefined,
        );
      }
      await changed(chosenIds);
    },
  };
}

export type ChosenWorks = ReturnType<typeof createChosenWorks>;
