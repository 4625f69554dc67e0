import { useContext } from 'react';
import type { Place, PlaceParams } from './addresses';
import { PreviewContext, useShell } from './shell-context';

const SITE = 'Creativity Verse';

interface PageHeadProps<P extends Place> {
  /** The site's name is appended to a title that does not contain it. */
  title: string;
  description?: string;
  /** The page's name, for its canonical address. A page without a name has no canonical address. */
  place?: P;
  params?: PlaceParams[P];
  /** The part of the query that belongs to the canonical address, with its question mark. */
  query?: string;
  /** Whether search engines may index the page; by default those with a `place`. */
  isListed?: boolean;
  /** The picture beside a shared link, `post/6b01a3f7`; by default the one of this address. */
  card?: string;
  type?: 'article';
}

/**
 * The metadata of a page in the document's head, on every page of every section.
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
