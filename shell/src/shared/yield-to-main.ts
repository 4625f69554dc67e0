/**
 * Ends the current task, so that the browser can handle input before the next piece of work. Uses a message, because
 * browsers throttle timers and deliver a message sooner than the shortest timer.
 */
export const yieldToMain = () =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
