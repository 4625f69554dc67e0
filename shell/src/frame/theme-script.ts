import { THEME_KEY } from '@verse/ui';
import { ACCOUNT_HINT } from './account-hint';

/**
 * Sets attributes on `<html>` before the first paint that only this device knows: the visitor's theme, where the server
 * did not know it, and whether an account is expected in the header. Inline in the head; without a chosen theme, CSS
 * follows the device.
 */
export const THEME_SCRIPT =
  `try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem("${THEME_KEY}");` +
  `if(t==="dark"||t==="light")d.theme=t;if(s.getItem("${ACCOUNT_HINT}"))d.account="expected"}catch(e){}`;

export { THEME_KEY };
