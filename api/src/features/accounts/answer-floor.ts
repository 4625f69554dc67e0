/** Lets no answer out before its time, so that the time says nothing. */
export type AnswerFloor = <T>(work: () => Promise<T>) => Promise<T>;

export function createAnswerFloor(milliseconds: number): AnswerFloor {
  return async (work) => {
    const floor = milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : undefined;
    try {
      return await work();
    } finally {
      await floor;
    }
  };
}
