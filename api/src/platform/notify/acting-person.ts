import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string>();

/** Runs what a person's request changes. The person is not notified of it. */
export const actAs = <T>(personId: string, act: () => T): T => acting.run(personId, act);

/** Whether the current request is the person's own. False in background jobs. */
export const isActing = (personId: string): boolean => acting.getStore() === personId;
