import type { ReactNode, ToggleEvent } from 'react';
import styles from './menu-button.module.scss';
import { usePopover } from './use-popover';

interface MenuButtonProps {
  content: ReactNode;
  label?: string;
  className?: string | undefined;
  /** Whether one of the links leads to the current page. */
  current?: true | undefined;
  /** The edge of the button with which the menu is aligned. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A button that opens a list of links below itself. */
export function MenuButton({ content, label, className, current, align = 'start', children }: MenuButtonProps) {
  const { setIsOpen, close, button, panel } = usePopover();
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-current={current}
        aria-controls={panel.id}
        {...button}
      >
        {content}
      </button>
      <div
        {...panel}
        className={styles.menu}
        data-align={align}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setIsOpen(event.newState === 'open')}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, button')) close();
        }}
      >
        {children}
      </div>
    </div>
  );
}
