/** Ends the task, so that what the visitor does comes before the next piece of work. */
export const breath = () => new Promise<void>((resolve) => setTimeout(resolve));
