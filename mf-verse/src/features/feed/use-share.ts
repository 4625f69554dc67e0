import type { FeedPost } from '@verse/api-contract/community-posts';
import { useShell } from '@verse/contract/react';

/** Gives the address of a post to the device's share sheet or, where there is none, to the clipboard. */
export function useShare({ id, author: { name, handle }, visibility }: FeedPost): () => void {
  const { href, notify } = useShell();
  return () => {
    // The one for everybody, where everybody may read it.
    const isOpen = handle !== null && visibility === 'public';
    const whole = { absolute: true };
    const url = isOpen ? href('member-post', { handle, id }, whole) : href('post', { id }, whole);
    if (url === undefined) return;
    // A device that has the sheet also says whether somebody closed it, which needs no words.
    if (typeof navigator.share === 'function')
      void navigator.share({ title: `A post by ${name}`, url }).catch(() => undefined);
    else
      void copied(url).then((isCopied) =>
        notify(
          isCopied
            ? { tone: 'success', text: 'Link copied.' }
            : { tone: 'error', text: `The link could not be copied. It is ${url}` },
        ),
      );
  };
}

/** The clipboard is missing on plain http, and may refuse. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
