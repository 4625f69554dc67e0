/** Returns the URL that a link opens in this tab if it leads to another page of this site. */
export function getLinkTarget(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, location.href);
  return url.origin === location.origin && url.pathname + url.search !== location.pathname + location.search
    ? url
    : undefined;
}
