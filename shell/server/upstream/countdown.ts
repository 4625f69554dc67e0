const STEP_MS = 100;

/**
 * Calls `act` after `ms` milliseconds during which this thread could have received a response. Time during which the
 * thread is busy is not counted, because nothing can be received then.
 *
 * @returns a function that stops the countdown
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
