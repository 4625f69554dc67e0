import type { Route } from '../src/platform/http';

/** Whether `text` is the page returned for a form submitted without JavaScript. */
export const isPageOf = ({ responses }: Pick<Route, 'responses'>, text: string): boolean =>
  text.startsWith('<!doctype html>') && Object.values(responses).some((response) => response.type === 'text/html');
