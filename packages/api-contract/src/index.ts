export { ERROR_CODES, problemSchema } from './problem';
export type { ErrorCode, Problem } from './problem';
