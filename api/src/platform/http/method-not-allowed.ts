import type { RequestHandler } from 'express';
import { AppError } from './app-error';
import type { Route } from './route';

/** Creates a function that lists the methods allowed for a path. */
function allowedMethods(routes: readonly Route[]): (path: string) => string[] {
  const known = routes.map(({ method, path }) => ({
    method: method.toUpperCase(),
    variables: path.split(':').length,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
  }));
  return (path) => {
    const matching = known.filter(({ pattern }) => pattern.test(path));
    // `/api/blogs/mine` also matches the post route, but the most specific route wins.
    const fewest = Math.min(...matching.map(({ variables }) => variables));
    const methods = matching.filter(({ variables }) => variables === fewest).map(({ method }) => method);
    return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)];
  };
}

/**
 * Responds to OPTIONS with the methods allowed for the path. Must run before all routers, because each router would
 * list only its own methods.
 */
export function answerOptions(routes: readonly Route[]): RequestHandler {
  const methodsAt = allowedMethods(routes);
  return (request, response, next) => {
    const methods = request.method === 'OPTIONS' ? methodsAt(request.path) : [];
    if (methods.length === 0) next();
    else
      response
        .status(204)
        .set('Allow', [...methods, 'OPTIONS'].join(', '))
        .end();
  };
}

/** Responds with 405 and the allowed methods if a request uses any other method. */
export function methodNotAllowed(routes: readonly Route[]): RequestHandler {
  const methodsAt = allowedMethods(routes);
  return (request, _response, next) => {
    const methods = methodsAt(request.path);
    if (methods.length === 0 || methods.includes(request.method)) {
      next();
      return;
    }
    const allow = methods.join(', ');
    throw new AppError('method-not-allowed', `Only ${allow} is allowed here.`, {
      headers: { Allow: allow },
    });
  };
}
