/**
 * A style sheet of the gateway that pages load without scripts. It shows the elements marked `data-account="member"` or
 * `"guest"`, depending on the visitor.
 */
export const ACCOUNT_STYLES = '/_account.css';
