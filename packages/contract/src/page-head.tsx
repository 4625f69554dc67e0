import { useContext } from 'react';
import type { Place, PlaceParams } from './addresses';
import { PreviewContext, useShell } from './shell-context';

const SITE = 'Creativity Verse';

interface PageHeadProps<P extends Place> {
  /** The site's name follows a title that does not have it. */
  title: string;
  description?: string;
  /** The page's own place, for its canonical address. A page without one has none. */
  place?: P;
  params?: PlaceParams[P];
  /** What of the query belongs to the canonical address, with its question mark. */
  query?: string;
  /** Whether search engines may keep the page; otherwise those with a place. */
  isListed?: boolean;
  /** The picture beside a shared link, `post/6b01a3f7`; otherwise the one of this address. */
  card?: string;
  type?: 'article';
}

/**
 * All that a page says of itself in the document's head, on every page of every section.
 *
 * @example
 * <PageHead title="About us" description="Who we are." place="about" />
 */
export function PageHead<P extends Place>({
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
