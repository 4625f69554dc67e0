import type { ComponentProps, ElementType, ReactNode } from 'react';
import styles from './tabs.module.scss';

interface TabsProps {
  label: string;
  /** `Tab`s. */
  children: ReactNode;
}

/**
 * Links to related lists or pages. Narrow places scroll sideways.
 *
 * @example <Tabs label="Works"><Tab as={Link} to="/works" isCurrent>Chosen</Tab></Tabs>
 */
export const Tabs = ({ label, children }: TabsProps) => (
  <nav className={styles.tabs} aria-label={label}>
    <ul className={styles.list}>{children}</ul>
  </nav>
);

type TabProps<E extends ElementType> = Omit<ComponentProps<E>, 'as'> & {
  /** Pass the router's `Link` for pages of this site. Defaults to a plain `a`. */
  as?: E;
  isCurrent: boolean;
};

export function Tab<E extends ElementType = 'a'>({ as, isCurrent, ...rest }: TabProps<E>) {
  const Root: ElementType = as ?? 'a';
  return (
    <li>
      <Root {...rest} className={styles.tab} aria-current={isCurrent ? 'page' : undefined} />
    </li>
  );
}
