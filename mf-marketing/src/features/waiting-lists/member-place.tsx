import { useEffect, useState } from 'react';
import type { OwnWaitingLists, WaitingList } from '@verse/api-contract/api';
import { type Result, useSend, useToggle } from '@verse/contract/server-state';
import { Button } from '@verse/ui';
import { readOwnLists, setPlace } from './waiting-lists.api';
import styles from './waiting-lists.module.scss';

interface PlaceProps {
  list: WaitingList;
  email: string;
}

/** A member's place, which one click takes and gives back. */
export function MemberPlace({ list, email }: PlaceProps) {
  const send = useSend();
  const [own, setOwn] = useState<Result<OwnWaitingLists>>();
  useEffect(() => {
    void send(readOwnLists).then(setOwn);
  }, [send]);
  if (!own) return <p role="status">Checking whether you are on the list…</p>;
  const wasOn = own.ok ? own.value.names.includes(list.name) : false;
  return <Place key={list.name} list={list} email={email} wasOn={wasOn} />;
}

function Place({ list: { name }, email, wasOn }: PlaceProps & { wasOn: boolean }) {
  const { isOn, set, button } = useToggle({
    isOn: wasOn,
    send: (api, on) => setPlace(api, name, on),
    failed: 'The waiting list was not changed',
  });
  return (
    <div className={styles.place}>
      <p role="status">
        {isOn ? 'You are on the list. ' : null}
        We write to <bdi>{email}</bdi> once, when it is ready.
      </p>
      <Button ref={button} variant={isOn ? 'secondary' : 'primary'} onClick={() => set(!isOn)}>
        {isOn ? 'Leave the waiting list' : 'Join the waiting list'}
      </Button>
    </div>
  );
}
