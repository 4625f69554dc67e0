import type { PageFailure } from '@verse/contract/define-page';

/** What pages with posts show in place of them. */
export const FEED_FAILED: PageFailure['failed'] = {
  title: 'No posts found.',
  text: 'We could not reach the server.',
  during: 'loading the feed',
};
