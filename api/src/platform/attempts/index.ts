export { createAttemptLimit, removeOldAttempts } from './attempts';
export type { Attempt, AttemptLimit } from './attempts';
