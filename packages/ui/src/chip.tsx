import type { ComponentProps, ElementType } from 'react';
import styles from './chip.module.scss';

type ChipProps<E extends ElementType> = Omit<ComponentProps<E>, 'as'> & {
  /** Pass the router's `Link` for a chip that is a link. Defaults to a button. */
  as?: E;
};

/**
 * Narrows a list to one kind. Marked while it applies: `aria-current` on a link, `aria-pressed` on a button.
 *
 * @example <Chips label="Categories"><li><Chip as={Link} to="?category=art" aria-current="true">Art</Chip></li></Chips>
 */
export function Chip<E extends ElementType = 'button'>({ as, className, ...rest }: ChipProps<E>) {
  const Root: ElementType = as ?? 'button';
  return <Root {...rest} className={[styles.chip, className].filter(Boolean).join(' ')} />;
}

interface ChipsProps extends ComponentProps<'ul'> {
  label: string;
}

/** A row of chips. Each is in an `li`. */
export const Chips = ({ label, ...rest }: ChipsProps) => <ul {...rest} className={styles.chips} aria-label={label} />;
