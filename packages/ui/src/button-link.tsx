import type { ComponentProps, ElementType } from 'react';
import type { ButtonSize, ButtonVariant } from './button';
import styles from './button.module.scss';

type ButtonLinkProps<E extends ElementType> = Omit<ComponentProps<E>, 'as'> & {
  /** Pass the router's `Link` for pages of this site. Defaults to a plain `a`. */
  as?: E;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/**
 * A link styled as a button.
 *
 * @example <ButtonLink as={Link} to={href} variant="secondary">View All Posts</ButtonLink>
 */
export function ButtonLink<E extends ElementType = 'a'>({
  as,
  variant = 'primary',
  size = 'medium',
  className,
  children,
  ...rest
}: ButtonLinkProps<E>) {
  const Root: ElementType = as ?? 'a';
  return (
    <Root
      {...rest}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
    >
      <span className={styles.label}>{children}</span>
    </Root>
  );
}
