import type { ReactNode } from 'react';
import { Skeleton } from '@verse/ui';
import styles from './loading-outline.module.scss';

interface LoadingOutlineProps {
  status: string;
  /** Shown in browsers without scripts. */
  children: ReactNode;
}

/** The outline of personal content. The server renders it for every visitor. */
export const LoadingOutline = ({ status, children }: LoadingOutlineProps) => (
  <div className={styles.outline}>
    <p role="status">{status}</p>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <noscript>{children}</noscript>
  </div>
);
