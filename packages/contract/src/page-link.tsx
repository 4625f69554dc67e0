import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
// Imported by the package's name, because the shell shares the module under that name. With a relative import, a
// section would bundle a second shell context.
import { useShell } from '@verse/contract/react';
import type { PageName, ParamsByPage } from './addresses';

interface PageLinkProps<P extends PageName> extends Omit<LinkProps, 'to' | 'children'> {
  page: P;
  params?: ParamsByPage[P];
  /** Including its question mark. */
  query?: string;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of the site. Renders nothing when this installation has no such page.
 *
 * @example
 * <PageLink page="blog" params={{ id: post._id }}>{post.title}</PageLink>
 */
export function PageLink<P extends PageName>({ page, params, query = '', children, ...rest }: PageLinkProps<P>) {
  const href = useShell().href(page, params);
  if (!href) return null;
  return (
    <Link to={href + query} {...rest}>
      {children}
    </Link>
  );
}
