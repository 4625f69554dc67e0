import { useContext } from 'react';
import type { PageName, ParamsByPage } from './addresses';
import { PreviewContext, useShell } from './shell-context';

const SITE = 'Creativity Verse';

interface PageHeadProps<P extends PageName> {
  /** The site's name is appended to titles that do not contain it. */
  title: string;
  description?: string;
  /**
   * The page name, for the canonical URL. Without one, the page has no canonical URL. Called `place` because deployed
   * sections pass it so: the shell shares this component with releases of earlier days.
   */
  place?: P;
  params?: ParamsByPage[P];
  /** The part of the query that belongs to the canonical URL, including its question mark. */
  query?: string;
  /** Whether search engines may index the page; defaults to true for pages with a `place`. */
  isListed?: boolean;
  /** The picture shown with a shared link, `post/6b01a3f7`; defaults to the one of this URL. */
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
