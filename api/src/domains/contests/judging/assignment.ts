/** An entry with the judges who score it, identified by their positions in the list of judges. */
export interface Pair {
  number: number;
  judges: number[];
}

interface Input {
  /** Existing pairs. Judges are reassigned only to balance the loads, and never if `isFixed` applies. */
  pairs: readonly Pair[];
  /** Numbers of all entries that take part. */
  entries: readonly number[];
  /** Positions of the judges who may be assigned entries. */
  judges: readonly number[];
  /** Number of judges per entry. */
  each: number;
  hasConflict: (judge: number, entry: number) => boolean;
  /** Whether a judge must keep an entry, e.g. because they have already scored it. */
  isFixed?: (judge: number, entry: number) => boolean;
}

/** Creates the assignment of judges to entries, with operations that keep track of each judge's load. */
function createAssignment({ pairs, entries, judges, hasConflict }: Input) {
  const judgesByEntry = new Map<number, Set<number>>(entries.map((number) => [number, new Set()]));
  for (const pair of pairs) if (judgesByEntry.has(pair.number)) judgesByEntry.set(pair.number, new Set(pair.judges));
  const loads = new Map<number, number>(judges.map((judge) => [judge, 0]));
  for (const own of judgesByEntry.values()) for (const judge of own) loads.set(judge, (loads.get(judge) ?? 0) + 1);
  const loadOf = (judge: number) => loads.get(judge) ?? 0;
  return {
    judgesByEntry,
    loadOf,
    add(entry: number, judge: number) {
      judgesByEntry.get(entry)!.add(judge);
      loads.set(judge, loadOf(judge) + 1);
    },
    remove(entry: number, judge: number) {
      judgesByEntry.get(entry)!.delete(judge);
      loads.set(judge, loadOf(judge) - 1);
    },
    canTake: (judge: number, entry: number) => !judgesByEntry.get(entry)!.has(judge) && !hasConflict(judge, entry),
  };
}

type Assignment = ReturnType<typeof createAssignment>;

/**
 * Finds a path of shifts, each of which passes an entry to another judge. In total, `from` loses one entry and the last
 * judge gains one.
 */
function findShifts(input: Input, state: Assignment, from: number): { entry: number; from: number; to: number }[] {
  const { judges, isFixed = () => false } = input;
  const reachedBy = new Map<number, { entry: number; from: number; to: number }>();
  const seen = new Set([from]);
  for (const judge of seen) {
    for (const [entry, own] of state.judgesByEntry) {
      if (!own.has(judge) || isFixed(judge, entry)) continue;
      for (const to of judges) {
        if (seen.has(to) || !state.canTake(to, entry)) continue;
        seen.add(to);
        reachedBy.set(to, { entry, from: judge, to });
        if (state.loadOf(to) > state.loadOf(from) - 2) continue;
        const path = [];
        for (let at = reachedBy.get(to); at; at = reachedBy.get(at.from)) path.unshift(at);
        return path;
      }
    }
  }
  return [];
}

/**
 * Applies the shifts in order. If an entry occurs twice, an earlier shift can make a later one impossible. In that
 * case, rolls back all shifts and returns false.
 */
function shift(state: Assignment, path: ReturnType<typeof findShifts>): boolean {
  for (const [index, { entry, from, to }] of path.entries()) {
    if (state.judgesByEntry.get(entry)!.has(from) && state.canTake(to, entry)) {
      state.remove(entry, from);
      state.add(entry, to);
      continue;
    }
    for (const done of path.slice(0, index).toReversed()) {
      state.remove(done.entry, done.to);
      state.add(done.entry, done.from);
    }
    return false;
  }
  return true;
}

/**
 * Assigns judges to each entry. Loads are as equal as conflicts allow: without conflicts, they differ by at most one.
 * An entry with too many conflicts gets fewer judges.
 */
export function assign(input: Input): Pair[] {
  const { judges, each, entries } = input;
  const state = createAssignment(input);
  // Assigns the entries with the fewest eligible judges first.
  const choices = new Map(
    entries.map((entry) => [entry, judges.filter((judge) => !input.hasConflict(judge, entry)).length]),
  );
  for (const entry of entries.toSorted((one, other) => choices.get(one)! - choices.get(other)!)) {
    while (state.judgesByEntry.get(entry)!.size < each) {
      const free = judges.filter((judge) => state.canTake(judge, entry));
      if (free.length === 0) break;
      state.add(
        entry,
        free.reduce((best, judge) => (state.loadOf(judge) < state.loadOf(best) ? judge : best)),
      );
    }
  }
  balance(input, state);
  return entries.map((number) => ({ number, judges: [...state.judgesByEntry.get(number)!] }));
}

/** Balances the loads. Terminates because every round lowers the sum of the squared loads. */
function balance(input: Input, state: Assignment): void {
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const judge of input.judges.toSorted((one, other) => state.loadOf(other) - state.loadOf(one))) {
      const path = findShifts(input, state, judge);
      isChanged ||= path.length > 0 && shift(state, path);
    }
  }
}
