import { isThemeChoice } from '../render/theme';
import { isCohort } from './cohort';

/**
 * The key by which the API recognises a browser at sign-in (docs/decisions/016); `__Host-` where the site has https.
 */
const BROWSER_KEY = /^(?:__Host-)?verse\.device=[\w-]{43}$/;

/**
 * Whether the sender of these cookies is a guest to every read of the API. Only cookies in a known, complete form count
 * as a guest's; any other may belong to a member.
 */
export const areOfGuest = (cookies: string | undefined): boolean =>
  cookies === undefined ||
  cookies.split(/; ?/).every((cookie) => isThemeChoice(cookie) || isCohort(cookie) || BROWSER_KEY.test(cookie));
