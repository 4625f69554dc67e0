import type { ReactNode } from 'react';
import { LazyFirstMessages } from '../../shared/lazy-first-messages';
import { LoadFailure } from '../../shared/load-failure';
import styles from './content-page.module.scss';

interface ContentPageProps {
  content: 'profile' | 'work' | 'post';
  children: ReactNode;
}

/** The public page of a profile, a work or a post. */
export const ContentPage = ({ content, children }: ContentPageProps) => (
  <div className={styles.page} data-content={content}>
    {content === 'post' ? null : <LazyFirstMessages />}
    {children}
  </div>
);

/** Replaces the content of a public page that could not be loaded. */
export const ContentFailure = ({ content }: Pick<ContentPageProps, 'content'>) => (
  <LoadFailure title={`This ${content} could not be loaded.`} titleAs="h1" during={`showing a ${content}`}>
    We could not reach the server.
  </LoadFailure>
);
