/**
 * URL of a gateway style sheet that pages load if JavaScript is disabled. It shows elements marked with either
 * `data-account="member"` or `"guest"`, depending on the visitor.
 */
export const ACCOUNT_STYLES = '/_account.css';
