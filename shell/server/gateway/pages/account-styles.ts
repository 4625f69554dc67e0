import type { RequestHandler } from 'express';
import { ACCOUNT_STYLES } from '../../../src/session/account-styles';
import type { ApiFetch } from '../../upstream';
import { isMember } from './is-member';

const FOR_GUESTS = '[data-account=member]{display:none}';
const FOR_MEMBERS = '[data-account=guest]{display:none}[data-account=member]{display:inline-flex}';

/**
 * Serves a style sheet that lets pages show whether the visitor is signed in, even if JavaScript is disabled. The
 * response must not be cached.
 */
export function accountStyles(api: ApiFetch, fail: (error: unknown) => void): [path: string, handler: RequestHandler] {
  return [
    ACCOUNT_STYLES,
    async (request, response) => {
      const isSignedIn = await isMember(api, request, fail);
      response
        .set('cache-control', 'no-store')
        .type('text/css; charset=utf-8')
        .send(isSignedIn === true ? FOR_MEMBERS : FOR_GUESTS);
    },
  ];
}
