/** Waits until the browser is idle, or in Safari, which does not report that, until the next task. */
export const idle = () =>
  new Promise<void>((resolve) => {
    (window.requestIdleCallback ?? setTimeout)(() => resolve());
  });
