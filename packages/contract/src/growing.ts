/**
 * Props of a link whose picture grows into the page that it opens. The picture is inside the link, or beside it in the
 * same `article` or `li`. The page's main picture has `data-grown`.
 *
 * @example <PageLink page="work" params={{ handle, id }} {...GROWING}>{picture}</PageLink>
 */
export const GROWING = { viewTransition: true, 'data-grows': '' } as const;
