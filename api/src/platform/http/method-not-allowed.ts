import type { RequestHandler } from 'express';
import { AppError } from './app-error';
import type { Feature } from './operation';

/** Says which methods an address knows, when it was asked with another one. */
export function methodNotAllowed(features: readonly Feature[]): RequestHandler {
  const known = features
    .flatMap(({ operations }) => operations)
    .map(({ method, path }) => ({ method: method.toUpperCase(), pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`) }));
  return (request, _response, next) => {
    const methods = known.filter(({ pattern }) => pattern.test(request.path)).map(({ method }) => method);
    if (methods.length === 0 || methods.includes(request.method)) {
      next();
      return;
    }
    const allow = [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].join(', ');
    throw new AppError('method-not-allowed', 'method-not-allowed', `Only ${allow} is possible here.`, { headers: { Allow: allow } });
  };
}
