import { useState } from 'react';
import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { PostPreview } from '../../features/blog-reading';
import { BlogForm } from '../../features/blog-writing';
import { ManagedPosts } from '../../features/own-posts';
import { PageFailure } from '../../shared/page-failure';
import { WorkspaceNav } from '../../shared/workspace-nav';
import { workspacePath } from '../../shared/workspace-paths';
import { useWritingRights } from '../../shared/writing-rights';
import styles from './blog-management.module.scss';
import { LazyPreview } from './lazy-preview';

export { loader, shouldRevalidate } from '../../features/own-posts';

const DESCRIPTION = 'Write for the Verse Blog. Every keystroke is saved on your device.';

export function Component() {
  const [published, setPublished] = useState(0);
  const { mayWrite } = useWritingRights();
  return (
    <div className={styles.page}>
      <PageHead title="Write a post" description={DESCRIPTION} place="blog-management" />
      <h1 className={styles.name}>Write a post</h1>
      <BlogForm preview={(post) => <LazyPreview post={post} />} onPublished={() => setPublished(published + 1)} />
      <WorkspaceNav />
      {mayWrite ? (
        <ManagedPosts
          choice={{ name: 'latest' }}
          turn={String(published)}
          empty="Nothing yet. Posts you send or publish appear here."
          preview={(post) => <PostPreview post={post} />}
        >
          <p>
            <PageLink page="blog-management" query={workspacePath('mine')} className={styles.more}>
              See all your posts
            </PageLink>
          </p>
        </ManagedPosts>
      ) : null}
    </div>
  );
}

export function ErrorBoundary() {
  return <PageFailure title="The editor could not be shown" />;
}
