import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { keyOf } from '@verse/ui';

/**
 * Safari before 17 and Firefox before 125 do not support popovers. In these browsers, the panel is shown according to
 * React state.
 */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * Connects a panel to the button that opens it. The panel is a native popover, so it opens on click even without
 * JavaScript. It closes on a second click, Escape or a click elsewhere, and returns the focus.
 */
export function usePopover() {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const close = useCallback(() => {
    if (hasPopovers()) element.current?.hidePopover();
    else setIsOpen(false);
  }, []);

  /** Detects whether the panel was opened before hydration. A panel created later is closed initially. */
  const ref = useCallback((panel: HTMLDivElement | null) => {
    element.current = panel;
    setIsOpen(hasPopovers() && (panel?.matches(':popover-open') ?? false));
  }, []);

  const onKeyDown = (event: KeyboardEvent) => keyOf(event) === 'Escape' && close();

  return {
    element,
    isOpen,
    setIsOpen,
    close,
    button: {
      'aria-expanded': isOpen,
      popoverTarget: id,
      onClick: () => hasPopovers() || setIsOpen((was) => !was),
      onKeyDown,
    },
    panel: {
      ref,
      id,
      popover: 'auto' as const,
      'data-open': (isOpen && !hasPopovers()) || undefined,
      onKeyDown,
    },
  };
}

export type Popover = ReturnType<typeof usePopover>;
