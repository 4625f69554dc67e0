import { AppError } from './app-error';
import { carriesToken } from './bearer-token';
import type { Authenticate } from './person';

const headers = { 'WWW-Authenticate': 'Bearer' };

/** Whoever knows the installation's editor token may publish. Without a configured token nobody may. */
export function editorToken(token: string | undefined): Authenticate {
  return async (request) => {
    if (token === undefined) throw new AppError('unauthenticated', 'unauthenticated', 'Publishing is not set up here: no editor token is configured.', { headers });
    if (!carriesToken(request, token)) throw new AppError('unauthenticated', 'unauthenticated', 'Please sign in to publish. Your text is kept.', { headers });
    return { id: 'editor', name: 'Editor', role: 'editor' };
  };
}
