/**
 * Defined only in the released files for browsers, which therefore do not contain what only crawlers and browsers
 * without scripts read: structured data, and the content of `<noscript>`.
 *
 * @example <noscript>{typeof BROWSER_FILES === 'undefined' ? <PlainLinks /> : null}</noscript>
 */
declare const BROWSER_FILES: true;
