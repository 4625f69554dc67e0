import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './icon';
import { keyOf } from './key-of';
import styles from './more-menu.module.scss';

interface MoreMenuProps {
  label: string;
  /** The menu's buttons. Pressing one closes the menu. */
  children: ReactNode;
}

/**
 * Shows the menu in the top layer, so that no card or panel with `overflow: hidden` cuts it off. Browsers that cannot
 * anchor it to its button show it in place.
 */
function useTopLayer(isOpen: boolean) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isOpen || typeof CSS === 'undefined' || !CSS.supports('position-area: bottom')) return undefined;
    const shown = menu.current;
    shown?.showPopover();
    return () => shown?.hidePopover();
  }, [isOpen]);
  return menu;
}

/**
 * Rarely used actions behind a three-dot button. Escape, a press outside, and tabbing out close the menu.
 *
 * @example <MoreMenu label="More about My post"><button type="button" onClick={remove}>Delete</button></MoreMenu>
 */
export function MoreMenu({ label, children }: MoreMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const menu = useTopLayer(isOpen);
  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePress = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isOpen]);
  function close() {
    button.current?.focus();
    setIsOpen(false);
  }
  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={(event) => {
        if (keyOf(event) === 'Escape' && isOpen) close();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon>
          <path d="M5 12v.01M12 12v.01M19 12v.01" />
        </Icon>
      </button>
      {/* Remains mounted while closed, because its buttons may have opened a dialog or started a request. */}
      <div
        ref={menu}
        id={id}
        popover="manual"
        className={styles.menu}
        role="group"
        aria-label={label}
        hidden={!isOpen}
        onClickCapture={close}
      >
        {children}
      </div>
    </div>
  );
}
