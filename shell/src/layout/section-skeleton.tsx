import { useLocation } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { Skeleton } from '@verse/ui';
import styles from './section.module.scss';

/** A page outline, shown while a section is loading. */
export function SectionSkeleton() {
  return (
    <div className={styles.section}>
      <WithoutScripts />
      <div className={styles.outline} role="status">
        <p className={styles.word}>Loading...</p>
        <Skeleton shape="title" />
        <Skeleton className={styles.line} />
        <div className={styles.cards}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  );
}

/** Path prefixes in the members' area, each with its public counterpart. */
const PUBLIC_PAGES = [
  ['jobs', 'public-jobs', 'The open jobs'],
  ['contests', 'public-contests', 'The contests'],
  ['marketplace', 'public-marketplace', 'The marketplace'],
  ['community', 'showcase', 'Works of members'],
] as const;

/**
 * Members-only pages are rendered in the browser. Without JavaScript, this therefore links to their public
 * counterparts. In a browser, React ignores the content of `<noscript>`, so the browser's code does not contain it.
 */
const WithoutScripts = () => <noscript>{typeof BROWSER_FILES === 'undefined' ? <PublicPages /> : null}</noscript>;

function PublicPages() {
  const { href } = useShell();
  const { pathname } = useLocation();
  const path = `${pathname}/`;
  const match = PUBLIC_PAGES.find(([pageName]) => path.startsWith(`${href(pageName)}/`));
  const publicPages = match ? [match] : PUBLIC_PAGES;
  return (
    <>
      <h1 className={styles.title}>This page needs scripts</h1>
      <p>Scripts are turned off in this browser, or did not arrive. Turn them on for this site to see this page.</p>
      <p>These pages work without them:</p>
      <ul>
        {publicPages.map(([pageName, page, text]) => (
          <li key={page}>
            <a href={href(page) + (match && page !== 'showcase' ? pathname.slice(href(pageName)?.length) : '')}>
              {text}
            </a>
          </li>
        ))}
        <li>
          <a href={href('home')}>Home</a>
        </li>
      </ul>
    </>
  );
}
