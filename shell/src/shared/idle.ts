/** Waits until there is nothing else to do. Safari does not say, and gets its next task. */
export const idle = () =>
  new Promise<void>((resolve) => {
    (window.requestIdleCallback ?? setTimeout)(() => resolve());
  });
