import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.scss';
import { Icon } from './icon';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose' | 'ref'> {
  title: ReactNode;
  /**
   * Called when the visitor presses Escape, the backdrop or the close button. Unmount the dialog in response. Focus
   * then returns to the element that had it before.
   */
  onClose: () => void;
  size?: 'small' | 'medium' | 'large';
}

/**
 * A modal dialog. The native element traps focus, makes the page inert and restores focus on closing. The dialog is
 * open while it is mounted, and initially focuses the first control in its content.
 *
 * @example {isOpen ? <Dialog title="Forgot Password?" onClose={close}>…</Dialog> : null}
 */
export function Dialog({ title, onClose, size = 'medium', className, children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOnBackdrop = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Focus is restored only if the dialog is closed before its element is removed.
    return () => element?.close();
  }, []);

  return (
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={dialog}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      data-size={size}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A press that began inside the dialog, e.g. when selecting text, does not close the dialog.
      onPointerDown={(event) => {
        pressedOnBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedOnBackdrop.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.box}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {children}
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon size={22}>
            <path d="M6 6l12 12M18 6 6 18" />
          </Icon>
        </button>
      </div>
    </dialog>
  );
}
