import type { Route } from '../src/platform/http';

/** Whether this is the page with which a form for browsers without scripts answers. */
export const isPageOf = ({ responses }: Pick<Route, 'responses'>, text: string): boolean =>
  text.startsWith('<!doctype html>') && Object.values(responses).some((response) => response.type === 'text/html');
