import { useEffect, useState } from 'react';
import { Button, TextField, useHydrated } from '@verse/ui';
import styles from './share-post.module.scss';

type Shared = 'no' | 'copied' | 'by hand';

const COPIED_FOR = 2000;

const isDismissed = (error: unknown) => error instanceof Error && error.name === 'AbortError';

async function share(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'no';
    } catch (error) {
      if (isDismissed(error)) return 'no';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'by hand';
  }
}

/**
 * Shares the page through the device's share dialog. If the browser does not support sharing, copies the URL; if that
 * fails, shows the URL for manual copying.
 */
export function SharePost({ title }: { title: string }) {
  const isHydrated = useHydrated();
  const [shared, setShared] = useState<Shared>('no');
  useEffect(() => {
    if (shared !== 'copied') return undefined;
    const timer = setTimeout(() => setShared('no'), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [shared]);

  const address = () => window.location.origin + window.location.pathname;
  return (
    <div className={styles.share}>
      {isHydrated ? (
        <Button variant="secondary" onClick={async () => setShared(await share(title, address()))}>
          Share this post
        </Button>
      ) : null}
      <p role="status">{shared === 'copied' ? 'Link copied' : null}</p>
      {shared === 'by hand' ? (
        <TextField
          label="Address of this post"
          readOnly
          defaultValue={address()}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </div>
  );
}
