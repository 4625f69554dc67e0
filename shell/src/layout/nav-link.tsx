import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface NavLinkProps extends ComponentProps<typeof Link> {
  to: string;
}

/** A link that sets `aria-current`: to `page` on its own page, and to `true` on pages below that one. */
export function NavLink({ to, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isBelow = to !== '/' && pathname.startsWith(`${to}/`);
  return <Link to={to} aria-current={pathname === to ? 'page' : isBelow || undefined} {...rest} />;
}
