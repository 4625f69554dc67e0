import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
// Imported by package name, because the shell shares this module under its package name. With a relative import, a
// section would bundle a second shell context.
import { useShell } from '@verse/contract/react';
import type { PageName, ParamsByPage } from './addresses';

interface PageLinkProps<P extends PageName> extends Omit<LinkProps, 'to' | 'children'> {
  page: P;
  params?: ParamsByPage[P];
  /** Query string, including the question mark. */
  query?: string;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of the site. Renders nothing if this installation lacks the page.
 *
 * @example <PageLink page="blog" params={{ id: post._id }}>{post.title}</PageLink>
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
