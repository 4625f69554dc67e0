import { THEME_KEY } from '@verse/ui';

/**
 * Puts the visitor's stored theme on `<html>` before the first paint, where the server knew of none. Inline in the head;
 * without a choice the device decides, in CSS.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="dark"||t==="light")document.documentElement.dataset.theme=t}catch(e){}`;

export { THEME_KEY };
