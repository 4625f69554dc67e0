import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
// Imported by the package's name, because the shell shares the module under that name. With a relative import, a
// section would bundle a second shell context.
import { useShell } from '@verse/contract/react';
import type { Place, PlaceParams } from './addresses';

interface PlaceLinkProps<P extends Place> extends Omit<LinkProps, 'to' | 'children'> {
  place: P;
  params?: PlaceParams[P];
  /** Including its question mark. */
  query?: string;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of the site. Renders nothing when this installation has no such page.
 *
 * @example
 * <PlaceLink place="blog" params={{ id: post._id }}>{post.title}</PlaceLink>
 */
export function PlaceLink<P extends Place>({ place, params, query = '', children, ...rest }: PlaceLinkProps<P>) {
  const href = useShell().href(place, params);
  if (!href) return null;
  return (
    <Link to={href + query} {...rest}>
      {children}
    </Link>
  );
}
