import type { RequestHandler } from 'express';
import { AppError } from './app-error';
import type { Route } from './route';

/** Splits a path as Express does: in any case, with or without a slash at the end. */
const toParts = (path: string): string[] => {
  const parts = path.toLowerCase().split('/');
  return parts.length > 2 && parts.at(-1) === '' ? parts.slice(0, -1) : parts;
};

function matchesPart(asked: string, part: string): boolean {
  if (!part.startsWith(':')) return asked === part;
  // Such as `.png` of `:id.png`.
  const ending = part.replace(/^:\w+/, '');
  return asked.length > ending.length && asked.endsWith(ending);
}

const matches = (asked: readonly string[], route: readonly string[]) =>
  asked.length === route.length && route.every((part, index) => matchesPart(asked[index]!, part));

/** Creates a function that lists the methods allowed for a path. */
function allowedMethods(routes: readonly Route[]): (path: string) => string[] {
  const known = routes.map(({ method, path }) => ({
    method: method.toUpperCase(),
    variables: path.split(':').length,
    parts: toParts(path),
  }));
  return (path) => {
    const asked = toParts(path);
    const matching = known.filter(({ parts }) => matches(asked, parts));
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
