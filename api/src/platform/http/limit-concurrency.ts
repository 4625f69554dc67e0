/** Creates a function that runs at most `most` tasks at the same time and queues the others. */
export function limitConcurrency(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // Hands the slot over instead of releasing it, so that no other task can take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Runs tasks with the same key one at a time within this process, e.g. if each task counts documents before it inserts
 * one. Otherwise, concurrent requests could all pass the check.
 *
 * @example const inTurnOf = createKeyedQueue(); await inTurnOf(ownerId, async () => { assertRoom(await count(ownerId));
 * await insert(one); });
 */
export function createKeyedQueue(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    const turn = before.then(task, task);
    last.set(key, turn);
    const forget = () => void (last.get(key) === turn && last.delete(key));
    turn.then(forget, forget);
    return turn;
  };
}
