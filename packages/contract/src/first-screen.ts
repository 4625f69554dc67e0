import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Returns true while a page should render only its first screen, i.e. from the moment a link is followed until that
 * screen has been painted. Always false if the URL has a hash or if the page was reached through Back, because the page
 * must then scroll to a position further down. Also false if the page was server-rendered.
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
