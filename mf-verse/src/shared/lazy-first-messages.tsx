import { lazy, Suspense } from 'react';
import { useSession } from '@verse/contract/react';

const WaitingFirstMessages = lazy(async () => {
  // If the import fails, the messages wait on this device until the next page load.
  const loaded = await import(/* webpackChunkName: "mf-verse-waiting-messages" */ './waiting-first-messages').catch(
    () => undefined,
  );
  return { default: loaded?.WaitingFirstMessages ?? (() => null) };
});

/** For public pages: loads the outbox for members only, because guests have no messages. */
export const LazyFirstMessages = () =>
  useSession().status === 'member' ? (
    <Suspense>
      <WaitingFirstMessages />
    </Suspense>
  ) : null;
