import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface NavLinkProps extends ComponentProps<typeof Link> {
  to: string;
}

/** A link with `aria-current`: `page` on its own page, `true` on a page below it. */
export function NavLink({ to, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const isBelow = to !== '/' && pathname.startsWith(`${to}/`);
  return <Link to={to} aria-current={pathname === to ? 'page' : isBelow || undefined} {...rest} />;
}
