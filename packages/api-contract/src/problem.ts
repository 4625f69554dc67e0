export { ERROR_CODES, type ErrorCode } from './problem.values';

export type { Problem } from './problem.schema';
