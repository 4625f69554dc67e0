import { useShell } from '@verse/contract/react';

interface SharedLink {
  title: string;
  url: string;
}

/**
 * Returns a function that opens the device's share sheet with a link. On devices that have no share sheet, it copies
 * the link to the clipboard.
 */
export function useShareLink(): (link: SharedLink) => void {
  const { notify } = useShell();
  return ({ title, url }) => {
    // A share sheet shows the result itself, and dismissing it is not an error.
    if (typeof navigator.share === 'function') void navigator.share({ title, url }).catch(() => undefined);
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
