import type { ComponentProps, ReactNode } from 'react';
import styles from './page-header.module.scss';

interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** A short line of text above the title. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /**
   * `display` for a page that introduces part of the site, `detail` for the page of one thing, `title` for lists and
   * all others.
   */
  size?: 'display' | 'title' | 'detail';
  align?: 'start' | 'center';
  /** Heading level. A page has one `h1`. */
  as?: 'h1' | 'h2';
}

/**
 * The header of a page or, with `as="h2"`, of part of a page. Actions are passed as children.
 *
 * @example <PageHeader size="display" eyebrow="Resources" title="Your Creative Toolkit, Unlocked" lead={lead} />
 */
export function PageHeader({
  title,
  eyebrow,
  lead,
  size = 'title',
  align = 'start',
  as: Heading = 'h1',
  className,
  children,
  ...rest
}: PageHeaderProps) {
  return (
    <div {...rest} className={[styles.header, className].filter(Boolean).join(' ')} data-size={size} data-align={align}>
      <div className={styles.words}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        <Heading className={styles.title}>{title}</Heading>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}
