import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * True as long as a page should draw its first screen alone: until that is painted, where somebody has come by a link.
 * A page that the server has drawn, and one gone back to, are whole at once, for their place is looked for at once; so
 * is one whose address names a part.
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
