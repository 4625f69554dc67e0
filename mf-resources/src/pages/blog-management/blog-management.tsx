import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { BlogForm } from '../../features/blog-writing';
import { OwnPosts, handleOwnPosts } from '../../features/own-posts';
import { loadCategories } from '../../shared/categories';
import { arriving } from '../../shared/outcome';
import { PageFailure } from '../../shared/page-failure';
import { PageHead } from '../../shared/page-head';
import styles from './blog-management.module.scss';

const DESCRIPTION = 'Write for the Verse Blog. Your text is saved on your device with every letter.';

export const loader = (args: LoaderFunctionArgs) => arriving(loadCategories(args));

/** What is done to a post brings its own answer. */
export const shouldRevalidate = () => false;

export const action = handleOwnPosts;

export function Component() {
  const [published, setPublished] = useState(0);
  return (
    <div className={styles.page}>
      <PageHead title="Write a post" description={DESCRIPTION} path={useShell().href('blog-management') ?? ''} />
      <PageHeader
        eyebrow="The Verse Blog"
        title="Write a post"
        lead="Share what you know. Your words are saved on this device with every letter, so you can stop at any time and go on later."
      />
      <BlogForm onPublished={() => setPublished(published + 1)} />
      <OwnPosts turn={String(published)} />
    </div>
  );
}

export function ErrorBoundary() {
  return <PageFailure title="The editor could not be shown" />;
}
