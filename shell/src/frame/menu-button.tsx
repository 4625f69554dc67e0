import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import styles from './menu-button.module.scss';

interface MenuButtonProps {
  /** What the button shows. */
  face: ReactNode;
  label?: string;
  className?: string | undefined;
  /** Where the menu hangs below its button. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/**
 * A button with a list of links below it. The native popover opens by click before and without scripts, closes by a
 * second click, Escape or a click elsewhere, and gives the focus back.
 */
export function MenuButton({ face, label, className, align = 'start', children }: MenuButtonProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={styles.root}>
      <button
        type="button"
        className={className}
        popoverTarget={id}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
      >
        {face}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        data-align={align}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setIsOpen(event.newState === 'open')}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button')) menu.current?.hidePopover();
        }}
      >
        {children}
      </div>
    </span>
  );
}
