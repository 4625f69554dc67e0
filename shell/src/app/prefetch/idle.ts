/** Waits until the browser is idle. Safari cannot report that, and waits for its next task. */
export const idle = () =>
  new Promise<void>((resolve) => {
    (window.requestIdleCallback ?? setTimeout)(() => resolve());
  });
