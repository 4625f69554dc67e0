import { isThemeChoice } from '../render/theme';
import { isCohort } from './cohort';

/**
 * The key by which the API knows at sign-in that this browser has been here before
 * (docs/decisions/016); `__Host-` where the site has https.
 */
const BROWSER_KEY = /^(?:__Host-)?verse\.device=[\w-]{43}$/;

/**
 * Whether whoever sends these cookies is nobody in particular to every read of the API. Known
 * cookies in their whole form say so; any other may be a person's.
 */
export const areOfGuest = (cookies: string | undefined): boolean =>
  cookies === undefined ||
  cookies.split(/; ?/).every((cookie) => isThemeChoice(cookie) || isCohort(cookie) || BROWSER_KEY.test(cookie));
