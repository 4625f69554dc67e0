export type { Logger } from 'pino';
export { createLogger, requestLog } from './logging';
