import type { Route } from '../src/platform/http';

/** Reports whether this is the page that answers a form of a browser without scripts. */
export const isPageOf = ({ responses }: Pick<Route, 'responses'>, text: string): boolean =>
  text.startsWith('<!doctype html>') && Object.values(responses).some((response) => response.type === 'text/html');
