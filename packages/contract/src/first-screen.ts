import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Returns true while a page should render only its first screen, i.e. from navigation by a link until that screen is
 * painted. A page that was server-rendered or reached through Back renders completely at once, because the scroll
 * position is restored immediately; so does a page whose URL has a hash.
 *
 * @example const shown = useFirstScreen() ? posts.slice(0, 3) : posts;
 */
export function useFirstScreen(): boolean {
  const isReturn = (useNavigationType() as string) === 'POP';
  const { hash } = useLocation();
  const [isFirst, setIsFirst] = useState(!isReturn && hash === '');

  useEffect(() => {
    requestAnimationFrame(() => startTransition(() => setIsFirst(false)));
  }, []);

  return isFirst;
}
