const STEP_MS = 100;

/**
 * Acts after a time in which this thread could have received a response: while it is busy, nothing arrives, and that
 * time does not count.
 *
 * @returns stops it
 */
export function countdown(ms: number, act: () => void): () => void {
  let left = ms;
  let timer: NodeJS.Timeout;
  const step = () => {
    timer = setTimeout(
      () => {
        left -= STEP_MS;
        if (left > 0) step();
        else act();
      },
      Math.min(STEP_MS, left),
    );
  };
  step();
  return () => clearTimeout(timer);
}
