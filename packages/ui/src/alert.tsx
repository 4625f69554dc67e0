import type { ComponentProps } from 'react';
import styles from './alert.module.scss';
import { Icon } from './icon';

type Tone = 'notice' | 'success' | 'warning' | 'error';

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: Tone;
  title?: string;
}

const MARK: Record<Tone, string> = {
  notice: 'M12 11v5m0-8.5v.01',
  success: 'm8 12.5 2.8 2.8L16.2 9',
  warning: 'M12 7.5v5m0 3.5v.01',
  error: 'm9 9 6 6m0-6-6 6',
};

/**
 * A message within the page. Screen readers announce errors and warnings immediately, and other tones once they finish
 * speaking.
 *
 * @example <Alert tone="success" title="Message sent">Your reference is {reference}.</Alert>
 */
export function Alert({ tone = 'notice', title, className, children, ...rest }: AlertProps) {
  const isUrgent = tone === 'error' || tone === 'warning';
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      {...rest}
      className={[styles.alert, className].filter(Boolean).join(' ')}
      data-tone={tone}
    >
      <Icon className={styles.icon} size={22}>
        <circle cx="12" cy="12" r="9.25" />
        <path d={MARK[tone]} />
      </Icon>
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
