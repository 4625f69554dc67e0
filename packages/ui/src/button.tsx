import type { ComponentProps } from 'react';
import styles from './button.module.scss';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /**
   * Indicates an action in progress: shows a spinner and ignores further presses, but keeps the button's width and
   * focus.
   */
  isBusy?: boolean;
}

/**
 * A button for actions. To submit a form, it needs `type="submit"`.
 *
 * @example <Button type="submit" isBusy={isSending}>Send Message</Button>
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  isBusy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.label}>{children}</span>
      {isBusy ? <span className={styles.spinner} aria-hidden="true" /> : null}
    </button>
  );
}
