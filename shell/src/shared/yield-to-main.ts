/**
 * Ends the task, so that the browser handles input before the next piece of work. A message is delivered sooner than
 * the shortest timer, which browsers delay.
 */
export const yieldToMain = () =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
