import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useSession } from '@verse/contract/react';
import { firstMessageOutboxName } from './first-outbox-name';
import { emptyOutbox, outboxAsText, subscribeToOutboxes } from './stored-outbox';

const FirstMessages = lazy(async () => {
  const list = await import(/* webpackChunkName: "mf-verse-get-in-touch" */ './first-messages');
  return { default: list.FirstMessages };
});

/** Sends the first messages waiting on this device, and shows those that could not be sent. */
export function WaitingFirstMessages() {
  const { user } = useSession();
  return user ? <OfMember key={user.id} memberId={user.id} /> : null;
}

function OfMember({ memberId }: { memberId: string }) {
  const hasAny = useSyncExternalStore(
    subscribeToOutboxes,
    () => outboxAsText(firstMessageOutboxName(memberId)) !== emptyOutbox(),
    () => false,
  );
  const [hadAny, setHadAny] = useState(false);
  if (hasAny && !hadAny) setHadAny(true);
  // Stays mounted once the outbox is empty, because the dialog of a message that was edited and sent may still be open.
  return hadAny ? (
    <Suspense>
      <FirstMessages memberId={memberId} />
    </Suspense>
  ) : null;
}
