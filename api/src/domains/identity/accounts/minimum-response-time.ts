/** Delays a response until a minimum time has passed, so that the response time reveals nothing. */
export type MinimumResponseTime = <T>(work: () => Promise<T>) => Promise<T>;

export function createMinimumResponseTime(milliseconds: number): MinimumResponseTime {
  return async (work) => {
    const floor = milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : undefined;
    try {
      return await work();
    } finally {
      await floor;
    }
  };
}
