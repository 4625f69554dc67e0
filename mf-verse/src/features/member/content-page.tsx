import type { ReactNode } from 'react';
import type { PageFailure } from '@verse/contract/define-page';
import { LazyFirstMessages } from '../../shared/lazy-first-messages';
import styles from './content-page.module.scss';

type Content = 'profile' | 'work' | 'post';

interface ContentPageProps {
  content: Content;
  children: ReactNode;
}

/** The public page of a profile, a work or a post. */
export const ContentPage = ({ content, children }: ContentPageProps) => (
  <div className={styles.page} data-content={content}>
    {content === 'post' ? null : <LazyFirstMessages />}
    {children}
  </div>
);

/** What a public page shows if it could not be loaded. */
export const contentFailed = (content: Content): PageFailure['failed'] => ({
  title: `This ${content} could not be loaded.`,
  titleAs: 'h1',
  text: 'We could not reach the server.',
  during: `showing a ${content}`,
});
