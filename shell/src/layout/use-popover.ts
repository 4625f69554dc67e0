import { type KeyboardEvent, useCallback, useId, useRef, useState, useSyncExternalStore } from 'react';

/**
 * Safari before 17 and Firefox before 125 do not support popovers. In these browsers, the panel is shown according to
 * React state.
 */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

const never = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;

/**
 * Connects a panel to the button that opens it. The panel is a native popover, so it opens on click even without
 * JavaScript. It closes on a second click, Escape or a click elsewhere, and returns the focus. `popovertarget` and
 * `aria-expanded` exclude each other, so the button has the first until scripts run, and the second from then on.
 */
export function usePopover() {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasScripts = useSyncExternalStore(never, isBrowser, isServer);
  /** Whether the panel was open when the button was pressed. By the time of the click, the browser has closed it. */
  const wasOpen = useRef<boolean>(undefined);

  const close = useCallback(() => {
    if (hasPopovers()) element.current?.hidePopover();
    else setIsOpen(false);
  }, []);

  /** Detects whether the panel was opened before hydration. A panel created later is closed initially. */
  const ref = useCallback((panel: HTMLDivElement | null) => {
    element.current = panel;
    setIsOpen(hasPopovers() && (panel?.matches(':popover-open') ?? false));
  }, []);

  function onKeyDown({ key }: KeyboardEvent) {
    wasOpen.current = undefined;
    if (key === 'Escape') close();
  }

  function toggle() {
    const panel = element.current;
    if (!hasPopovers()) setIsOpen((was) => !was);
    else if (hasScripts) panel?.togglePopover(!(wasOpen.current ?? panel.matches(':popover-open')));
    wasOpen.current = undefined;
  }

  return {
    element,
    isOpen,
    setIsOpen,
    close,
    button: {
      ...(hasScripts ? { 'aria-expanded': isOpen } : { popoverTarget: id }),
      onPointerDown() {
        wasOpen.current = hasPopovers() ? element.current?.matches(':popover-open') : undefined;
      },
      onClick: toggle,
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
