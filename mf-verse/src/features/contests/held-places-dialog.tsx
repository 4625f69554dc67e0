import { useState } from 'react';
import type { Contest, HeldPlace, HeldPlaceList } from '@verse/api-contract/api';
import { formatClock } from '@verse/api-contract/formats';
import { type Result, useSend } from '@verse/contract/server-state';
import { Alert, Button, Dialog, EmptyState, Stack } from '@verse/ui';
import { confirmPlace } from './contest-changes.api';
import styles from './held-places-dialog.module.scss';

interface HeldPlacesDialogProps {
  contest: Contest;
  /** Undefined while loading. */
  held: Result<HeldPlaceList> | undefined;
  onRetry: () => void;
  onClose: () => void;
  onConfirmed: () => void;
}

/** Lets staff confirm held places once the entry fee has been received. */
export function HeldPlacesDialog({ contest, held, onRetry, onClose, onConfirmed }: HeldPlacesDialogProps) {
  return (
    <Dialog title={`Pending places: ${contest.title}`} onClose={onClose}>
      <Stack>
        <p>Confirm a place once the fee has arrived. Then it’s theirs.</p>
        {held ? null : <p role="status">Loading…</p>}
        {held?.ok === false ? (
          <Alert tone="error">
            <p>{held.message}</p>
            <Button variant="secondary" size="small" onClick={onRetry}>
              Try again
            </Button>
          </Alert>
        ) : null}
        {held?.ok ? <Places id={contest.id} places={held.value.places} onConfirmed={onConfirmed} /> : null}
      </Stack>
    </Dialog>
  );
}

/** Takes the focus, because the button that had it has disappeared. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

function Places({ id, places, onConfirmed }: HeldPlaceList & { id: string; onConfirmed: () => void }) {
  const send = useSend();
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();

  async function confirm({ memberId }: HeldPlace) {
    setFailure(undefined);
    const result = await send((api) => confirmPlace(api, id, memberId));
    if (!result.ok) return setFailure(result.message);
    setConfirmed((before) => [...before, memberId]);
    onConfirmed();
  }

  if (places.length === 0) return <EmptyState title="No pending places." />;
  return (
    <>
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <ul className={styles.list} aria-label="Pending places">
        {places.map((place) => (
          <li key={place.memberId} className={styles.place}>
            <Place place={place} />
            {confirmed.includes(place.memberId) ? (
              <p role="status" tabIndex={-1} ref={takeFocus}>
                Confirmed
              </p>
            ) : (
              <Button size="small" aria-label={`Confirm ${place.name}`} onClick={() => void confirm(place)}>
                Confirm
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const Place = ({ place: { name, email, heldUntil } }: { place: HeldPlace }) => (
  <div className={styles.who}>
    <p className={styles.name}>{name}</p>
    <p className={styles.facts}>
      {email}, held until <time dateTime={heldUntil}>{formatClock(heldUntil)}</time>
    </p>
  </div>
);
