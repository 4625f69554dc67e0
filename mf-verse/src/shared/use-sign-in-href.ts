import { useLocation } from 'react-router-dom';
import { useShell } from '@verse/contract/react';

/**
 * Returns the URL of the sign-in page. After sign-in, the visitor returns to this page. The hash is dropped, because
 * the server does not receive it.
 */
export function useSignInHref(): string {
  const { pathname, search } = useLocation();
  return `${useShell().href('sign-in')}?next=${encodeURIComponent(pathname + search)}`;
}
