import type { FeedPost } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { useShareLink } from '../../../shared/use-share-link';

/** Shares the link to a post. */
export function useShare({ id, author: { name, handle }, visibility }: FeedPost): () => void {
  const { href } = useShell();
  const share = useShareLink();
  return () => {
    // A public post is shared by its public URL.
    const isOpen = handle !== null && visibility === 'public';
    const whole = { absolute: true };
    const url = isOpen ? href('member-post', { handle, id }, whole) : href('post', { id }, whole);
    if (url !== undefined) share(`A post by ${name}`, url);
  };
}
