import { useShell } from '@verse/contract/react';

/** Opens the device's share sheet. On devices that have no share sheet, copies the URL to the clipboard. */
export function useShareLink(): (title: string, url: string) => void {
  const copy = useCopyLink();
  return (title, url) => {
    // A share sheet shows the result itself, and dismissing it is not an error.
    if (typeof navigator.share === 'function') void navigator.share({ title, url }).catch(() => undefined);
    else copy(url);
  };
}

export function useCopyLink(): (url: string) => void {
  const { notify } = useShell();
  return (url) =>
    void copied(url).then((isCopied) =>
      notify(
        isCopied
          ? { tone: 'success', text: 'Link copied.' }
          : { tone: 'error', text: `We couldn’t copy the link. It’s ${url}` },
      ),
    );
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
