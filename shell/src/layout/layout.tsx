import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header, type HeaderProps } from './header';
import styles from './layout.module.scss';
import { RouteProgress } from './route-progress';
import type { Site } from './site';
import { SkipLink } from './skip-link';
import { type Toast, Toasts } from './toasts';

export interface LayoutProps extends Omit<HeaderProps, 'name'> {
  site: Site;
  toasts: Toast[];
  onDismiss: (id: string) => void;
  children: ReactNode;
}

/** The layout of every page: header, footer, progress bar, toasts. Receives session and sections only through props. */
export function Layout({ site, toasts, onDismiss, children, ...header }: LayoutProps) {
  return (
    <div className={styles.layout} data-variant={header.variant}>
      <SkipLink />
      <RouteProgress />
      <Header {...header} name={site.name} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {header.variant === 'public' ? <Footer site={site} href={header.href} /> : null}
      <Toasts toasts={toasts} onDismiss={onDismiss} />
    </div>
  );
}
