/**
 * Ends the current task, so that the browser can handle input before the next piece of work. Uses a message instead of
 * a timer, because browsers throttle timers, and even the shortest timer fires later than a message.
 */
export const yieldToMain = () =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
