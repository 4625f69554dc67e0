import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The element in which the strip of a page shows the buttons of whose turn it is. */
export const TurnContext = createContext<HTMLElement | null>(null);

interface TurnActProps {
  /** Whether this is the act that the page waits for. */
  isTurn: boolean;
  children: ReactNode;
  /** Replaces the children where they would be without the strip. By default they are shown there. */
  elsewhere?: ReactNode;
}

/** Buttons that move into the strip at the top of the page while it is their turn, so that each exists once. */
export function TurnAct({ isTurn, children, elsewhere }: TurnActProps) {
  const strip = use(TurnContext);
  if (isTurn && strip) return createPortal(children, strip);
  return elsewhere ?? children;
}
