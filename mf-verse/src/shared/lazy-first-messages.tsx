import { lazy, Suspense } from 'react';
import { useSession } from '@verse/contract/react';

const WaitingFirstMessages = lazy(async () => {
  // Without it, the messages wait on this device for the next page.
  const loaded = await import(/* webpackChunkName: "mf-verse-waiting-messages" */ './waiting-first-messages').catch(
    () => undefined,
  );
  return { default: loaded?.WaitingFirstMessages ?? (() => null) };
});

/** For public pages, whose visitors have no messages. */
export const LazyFirstMessages = () =>
  useSession().status === 'member' ? (
    <Suspense>
      <WaitingFirstMessages />
    </Suspense>
  ) : null;
