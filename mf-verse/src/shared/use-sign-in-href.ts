import { useLocation } from 'react-router-dom';
import { useShell } from '@verse/contract/react';

/** The sign-in page, which leads back to this one. Without its hash, which the server cannot know. */
export function useSignInHref(): string {
  const { pathname, search } = useLocation();
  return `${useShell().href('sign-in')}?next=${encodeURIComponent(pathname + search)}`;
}
