import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface NavLinkProps extends ComponentProps<typeof Link> {
  to: string;
}

const isBelow = (pathname: string, to: string) => to !== '/' && pathname.startsWith(`${to}/`);

/** A link that sets `aria-current`: to `page` on its own page, and to `true` on pages below that one. */
export function NavLink({ to, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  return <Link to={to} aria-current={pathname === to ? 'page' : isBelow(pathname, to) || undefined} {...rest} />;
}

/** Returns the value of `aria-current` for a menu: `true` if one of its links leads to this page or one above it. */
export function useCurrentAmong(links: readonly { to: string }[]): true | undefined {
  const { pathname } = useLocation();
  return links.some(({ to }) => pathname === to || isBelow(pathname, to)) || undefined;
}
