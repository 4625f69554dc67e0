/**
 * Defined only in a release's browser files. Use it to exclude content from them that only crawlers and browsers
 * without scripts need: structured data, and the content of `<noscript>`.
 *
 * @example <noscript>{typeof BROWSER_FILES === 'undefined' ? <PlainLinks /> : null}</noscript>
 */
declare const BROWSER_FILES: true;
