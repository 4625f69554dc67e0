import type { ReactNode } from 'react';
import { Footer } from './footer';
import styles from './frame.module.scss';
import { Header, type HeaderProps } from './header';
import { Notices, type ShownNotice } from './notices';
import { RouteProgress } from './route-progress';
import type { Site } from './site';
import { SkipLink } from './skip-link';

export interface FrameProps extends Omit<HeaderProps, 'name'> {
  site: Site;
  notices: ShownNotice[];
  onDismiss: (id: string) => void;
  children: ReactNode;
}

/** The layout of every page: header, footer, progress, toasts. Gets sessions and sections through props only. */
export function Frame({ site, notices, onDismiss, children, ...header }: FrameProps) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <RouteProgress />
      <Header {...header} name={site.name} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {header.variant === 'public' ? <Footer site={site} href={header.href} /> : null}
      <Notices notices={notices} onDismiss={onDismiss} />
    </div>
  );
}
