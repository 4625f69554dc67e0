/** Waits until the browser is idle. In Safari, which lacks `requestIdleCallback`, waits until the next task. */
export const idle = () =>
  new Promise<void>((resolve) => {
    (window.requestIdleCallback ?? setTimeout)(() => resolve());
  });
