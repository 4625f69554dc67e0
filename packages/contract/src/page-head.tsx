import { useContext } from 'react';
import type { PageName, ParamsByPage } from './addresses';
import { PreviewContext, useShell } from './shell-context';

const SITE = 'Creativity Verse';

interface PageHeadProps<P extends PageName> {
  /** The site name is appended unless the title already contains it. */
  title: string;
  description?: string;
  /**
   * The page name, from which the canonical URL is built. If omitted, the page has no canonical URL. The prop must keep
   * the name `place`, because the shell shares this component with older releases of sections that use it.
   */
  place?: P;
  params?: ParamsByPage[P];
  /** The part of the query string that belongs to the canonical URL, including the question mark. */
  query?: string;
  /** Whether search engines may index the page. Defaults to true if `place` is set. */
  isListed?: boolean;
  /** The link preview image, e.g. `post/6b01a3f7`. Defaults to the image for this URL. */
  card?: string;
  type?: 'article';
}

/**
 * Renders a page's metadata into the document head. Required on every page of every section.
 *
 * @example
 * <PageHead title="About us" description="Who we are." place="about" />
 */
export function PageHead<P extends PageName>({
  title,
  description,
  place,
  params,
  query = '',
  isListed = place !== undefined,
  ...shared
}: PageHeadProps<P>) {
  const { href } = useShell();
  const preview = useContext(PreviewContext);
  const here = place && href(place, params, { absolute: true });
  return (
    <>
      <title>{title.includes(SITE) ? title : `${title} | ${SITE}`}</title>
      {description ? <meta name="description" content={description} /> : null}
      {here ? <link rel="canonical" href={here + query} /> : null}
      {isListed ? null : <meta name="robots" content="noindex" />}
      {preview?.({ title, description, isListed, ...shared })}
    </>
  );
}
