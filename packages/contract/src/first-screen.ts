import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * True while a page should render its first screen alone: after a navigation by link, until that is painted. A page
 * rendered by the server and one reached by Back are complete at once, because the scroll position is restored at once;
 * so is a page whose address has a hash.
 *
 * @example
 * const shown = useFirstScreen() ? posts.slice(0, 3) : posts;
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
