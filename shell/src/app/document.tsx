import { Outlet, useRouteError } from 'react-router-dom';

/**
 * Renders the whole document, so that React hoists each page's title, meta and link tags into the head. The server adds
 * the rest of the head (`shell/server/render/head.ts`). Hydration warnings are suppressed on the `<html>` tag, because
 * the theme script sets its `data-theme` attribute before React starts.
 */
export function Document() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head />
      <body>
        <Outlet />
      </body>
    </html>
  );
}

/** Shown if the layout itself fails, so it must not use any part of the layout. */
export function DocumentFailure() {
  const error = useRouteError();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <title>Creativity Verse</title>
      </head>
      <body>
        <main>
          <h1>Something went wrong</h1>
          <p>This page could not be shown. Please reload it.</p>
          <a href="/">Return Home</a>
          <p hidden>{error instanceof Error ? error.name : 'error'}</p>
        </main>
      </body>
    </html>
  );
}
