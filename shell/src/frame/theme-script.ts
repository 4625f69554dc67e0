import { THEME_KEY } from '@verse/ui';
import { ACCOUNT_HINT } from './account-hint';

/**
 * Puts on `<html>` before the first paint what only this device knows: the visitor's theme, where the server knew of
 * none, and whether an account is expected in the header. Inline in the head; without a choice of theme the device
 * decides, in CSS.
 */
export const THEME_SCRIPT =
  `try{var d=document.documentElement.dataset,s=localStorage,t=s.getItem("${THEME_KEY}");` +
  `if(t==="dark"||t==="light")d.theme=t;if(s.getItem("${ACCOUNT_HINT}"))d.account="expected"}catch(e){}`;

export { THEME_KEY };
