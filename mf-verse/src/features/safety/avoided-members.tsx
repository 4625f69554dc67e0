import type { ApartList } from '@verse/api-contract/moderation';
import { PlaceLink } from '@verse/contract/place-link';
import { Button } from '@verse/ui';
import type { AvoidingAct } from '../../shared/avoiding';
import { useAct } from '../../shared/use-act';
import styles from './avoided-members.module.scss';

interface AvoidedMembersProps {
  how: 'mute' | 'block';
  members: ApartList['muted'];
}

const NOBODY = { mute: 'You have muted nobody.', block: 'You have blocked nobody.' };

/** Whom one has muted or blocked. Who is taken out stays in the list until one leaves, to be put back. */
export function AvoidedMembers({ how, members }: AvoidedMembersProps) {
  if (members.length === 0) return <p className={styles.nobody}>{NOBODY[how]}</p>;
  return (
    <ul className={styles.members}>
      {members.map(({ name, handle }, index) => (
        <li key={handle ?? index}>
          <bdi className={styles.name}>
            {how === 'mute' && handle !== null ? (
              <PlaceLink place="member" params={{ handle }}>
                {name}
              </PlaceLink>
            ) : (
              name
            )}
          </bdi>
          {handle === null ? null : <TakeBack how={how} name={name} handle={handle} />}
        </li>
      ))}
    </ul>
  );
}

const WORDS = { mute: ['Mute again', 'Unmute'], block: ['Block again', 'Unblock'] } as const;
const DONE = { mute: 'You see and hear of', block: 'You can see, and be seen by,' };

function TakeBack({ how, name, handle }: { how: 'mute' | 'block'; name: string; handle: string }) {
  const { on, wish, button } = useAct<AvoidingAct>({
    is: true,
    act: (wished) => ({ what: how, handle, on: wished }),
    refused: `Nothing has changed for ${name}`,
    done: (now) => (now ? undefined : `${DONE[how]} ${name} again.`),
  });
  return (
    <Button
      ref={button}
      variant="secondary"
      size="small"
      aria-label={`${WORDS[how][Number(on)]} ${name}`}
      onClick={() => wish(!on)}
    >
      {WORDS[how][Number(on)]}
    </Button>
  );
}
