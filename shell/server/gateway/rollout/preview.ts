import type { IncomingMessage } from 'node:http';
import { Router } from 'express';
import { isSectionName, PREVIEW_SECONDS, type Release } from '@verse/releases';
import type { ActiveReleases, Variant } from '../../releases/active-releases';
import type { PreviewKey } from '../../releases/previews';
import { serialiseCookie } from '../http';

const COOKIE = /(?:^|;\s*)(?:__Host-)?verse\.preview=([a-z0-9-]+)\.([\w-]{43})(?:;|$)/;

function parsePreviewCookie(cookies: string | undefined): PreviewKey | undefined {
  const [, section, key] = COOKIE.exec(cookies ?? '') ?? [];
  return section !== undefined && key !== undefined && isSectionName(section) ? { section, key } : undefined;
}

/**
 * Returns the variant for the holder of a preview key. Returns undefined if the preview has ended or fails; the visitor
 * then sees the site without the preview.
 */
export async function findPreview(
  releases: Pick<ActiveReleases, 'preview'>,
  { headers: { cookie } }: IncomingMessage,
): Promise<Variant | undefined> {
  const previewKey = parsePreviewCookie(cookie);
  return previewKey && releases.preview(previewKey).catch(() => undefined);
}

const BANNER_STYLE = [
  ...['position:fixed', 'inset:auto 0 0', 'z-index:100', 'display:flex', 'flex-wrap:wrap', 'gap:.5rem 1rem'],
  ...['align-items:center', 'justify-content:center', 'padding:.5rem 1rem', 'background:CanvasText', 'color:Canvas'],
].join(';');
const BUTTON_STYLE = [
  ...['font:inherit', 'color:inherit', 'background:none', 'border:1px solid', 'border-radius:999px'],
  ...['min-height:2.75rem', 'padding:0 1rem', 'cursor:pointer'],
].join(';');

/**
 * Adds a banner that names the preview and offers a way to leave it. The banner is at the bottom of the window, outside
 * React's root.
 */
export const withBanner =
  ({ section, release }: Release) =>
  (html: string): string =>
    html.replace(
      '</body>',
      () =>
        `<aside aria-label="Preview" style="${BANNER_STYLE}">` +
        `<span>Preview of ${section}, release ${release.slice(0, 8)}. Visitors do not see it.</span>` +
        `<form method="post" action="/_preview"><button style="${BUTTON_STYLE}">Leave the preview</button></form>` +
        '</aside></body>',
    );

/**
 * Serves `GET /_preview?section=…&key=…`, which stores the key in a cookie, and `POST /_preview`, which removes the
 * cookie. `npm run preview` prints a link to the former.
 */
export function previewRoutes(releases: Pick<ActiveReleases, 'preview'>, isSecure: boolean): Router {
  const cookie = (value: string, seconds: number) =>
    serialiseCookie({ name: 'verse.preview', value, seconds, isSecure });
  const router = Router();
  router.use((_, response, next) => {
    response.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    next();
  });
  router.get('/', async ({ query }, response) => {
    const previewKey = parsePreviewCookie(`verse.preview=${String(query.section)}.${String(query.key)}`);
    try {
      if (previewKey && (await releases.preview(previewKey)))
        return response
          .set('set-cookie', cookie(`${previewKey.section}.${previewKey.key}`, PREVIEW_SECONDS))
          .redirect(302, '/');
      return response.status(404).type('text').end('This preview has ended. npm run preview begins another one.');
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return response.status(409).type('text').end(`This release cannot be shown: ${why}.`);
    }
  });
  router.post('/', (_, response) => response.set('set-cookie', cookie('', 0)).redirect(303, '/'));
  return router;
}
