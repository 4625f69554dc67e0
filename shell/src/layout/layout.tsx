import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { Footer } from './footer';
import { Header, type HeaderProps } from './header';
import styles from './layout.module.scss';
import styles from './route-progress.module.scss';
import type { Site } from './site';
import styles from './skip-link.module.scss';
import { type Toast, Toasts } from './toasts';

/** The first tab stop, a link that skips the navigation. */
function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}

/** A thin line at the top while the next page loads. It does not appear if the page loads quickly. */
function RouteProgress() {
  if (useNavigation().state === 'idle') return null;
  return <div className={styles.bar} role="progressbar" aria-label="Loading page" />;
}

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
