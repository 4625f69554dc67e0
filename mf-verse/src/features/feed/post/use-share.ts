import type { FeedPost } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';

/**
 * Opens the device's share sheet with the post's URL. On devices that have no share sheet, copies the URL to the
 * clipboard.
 */
export function useShare({ id, author: { name, handle }, visibility }: FeedPost): () => void {
  const { href, notify } = useShell();
  return () => {
    // A public post is shared by its public URL.
    const isOpen = handle !== null && visibility === 'public';
    const whole = { absolute: true };
    const url = isOpen ? href('member-post', { handle, id }, whole) : href('post', { id }, whole);
    if (url === undefined) return;
    // A share sheet shows the result itself, and dismissing it is not an error.
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

/** Returns false if the text could not be copied, e.g. because the clipboard is unavailable over plain HTTP. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
