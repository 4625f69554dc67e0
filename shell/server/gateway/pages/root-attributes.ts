import { themeOf } from '../../render/theme';

/**
 * Matches the API's session cookie. Its presence means that the visitor is probably signed in. It grants nothing,
 * because only the API can tell.
 */
const SESSION = /(?:^|;\s*)(?:__Host-)?verse\.session_token=[^;]/;

/**
 * Returns the attributes of a page's `<html>` tag that depend on the browser's cookies, so that its first paint has the
 * chosen theme and, if JavaScript is disabled too, the links of members or of guests. There are six combinations.
 */
export function rootAttributesOf(cookies = ''): string {
  const theme = themeOf(cookies);
  return (theme ? ` data-theme="${theme}"` : '') + (SESSION.test(cookies) ? ' data-account="expected"' : '');
}
