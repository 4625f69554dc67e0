/**
 * A style sheet of the gateway, different for members and guests, that pages load without scripts: it shows what is
 * marked `data-account="member"` or `"guest"`.
 */
export const ACCOUNT_STYLES = '/_account.css';
