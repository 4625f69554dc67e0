export { authSecret } from './auth-secret';
export { ConfigError, readConfig, type Config } from './config';
