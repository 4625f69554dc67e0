export { API_PATHS, isApiPath, isFilePath, isOwnPath, OWN_PATHS } from './api-paths';
export { BodyBuffer, bufferTextBody } from './body-buffer';
export { canonicalPath, getPathname, getSearch, toOriginForm } from './canonical-path';
export { createClientResolver, parseTrustedProxies } from './client-address';
export type { Client, ResolveClient } from './client-address';
export { isNotModified } from './conditional-request';
export { negotiateEncoding, negotiateApiEncoding } from './content-encoding';
export type { Encoding } from './content-encoding';
export { serialiseCookie } from './cookies';
export {
  HttpError,
  drainRequest,
  rejectEncodedBody,
  sendHttpError,
  overloaded,
  tooManyRequests,
  requestTimedOut,
} from './http-error';
export { createRequestLog } from './request-log';
export { securityHeaders, withStyles } from './security-headers';
export type { Headers } from './security-headers';
export { createGatewayServer } from './server';
export { StaticFiles } from './static-files';
export { healthRoutes } from './health-routes';
export { redirect, sendText, setHeaders, withoutBodyHeaders } from './responses';
