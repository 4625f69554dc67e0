/** A work that members or staff have chosen. */
export interface ChosenWork {
  /** Id of the work. */
  id: string;
  /** The maker. */
  memberId: string;
  /** The week in which members chose it, see `Week.id`, and when that week was closed. */
  week: { id: string; at: Date } | null;
  /** `curatorId` is null, and the sentence empty, once the account of the curator has been erased. */
  staff: { sentence: string; curatorId: string | null; at: Date; isWithdrawn: boolean } | null;
  /** Revision number. */
  acts: number;
}

export const newChosenWork = (id: string, memberId: string): ChosenWork => ({
  id,
  memberId,
  week: null,
  staff: null,
  acts: 0,
});

/** Returns the time of the last choice that counts, or null if none does. */
export function chosenAt({ week, staff }: ChosenWork): Date | null {
  const times = [week?.at, staff?.isWithdrawn === false ? staff.at : undefined].flatMap((at) => at ?? []);
  return times.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null;
}
