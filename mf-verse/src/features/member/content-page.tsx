import type { ReactNode } from 'react';
import { useLoadFailure } from '@verse/contract/server-state';
import { LazyFirstMessages } from '../../shared/lazy-first-messages';
import styles from './content-page.module.scss';
import { NotLoaded } from './page-failure';

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

/** The error boundary of a public page. */
export function ContentFailure({ content, children }: Omit<ContentPageProps, 'children'> & { children?: ReactNode }) {
  const retry = useLoadFailure(`showing a ${content}`);
  return (
    <ContentPage content={content}>
      {children}
      <NotLoaded what={content} {...retry} />
    </ContentPage>
  );
}
