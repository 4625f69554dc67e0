export { authSecret } from './auth-secret';
export { ConfigError, readConfig } from './config';
export type { Config } from './config';
