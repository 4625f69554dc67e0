import type { Route } from '../src/platform/http';

/** Whether the text is the page sent in response to a form from a browser without JavaScript. */
export const isPageOf = ({ responses }: Pick<Route, 'responses'>, text: string): boolean =>
  text.startsWith('<!doctype html>') && Object.values(responses).some((response) => response.type === 'text/html');
