const STEP_MS = 100;

/**
 * Acts after a time in which this thread could have heard an answer: while it is busy with something else, nothing
 * arrives, and nobody is late.
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
