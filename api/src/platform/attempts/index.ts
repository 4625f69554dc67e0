export { createAttemptLimit, removeOldAttempts, type Attempt, type AttemptLimit } from './attempts';
