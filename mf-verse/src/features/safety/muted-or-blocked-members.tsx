import type { MemberBlockList } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { useToggle } from '@verse/contract/server-state';
import { Button } from '@verse/ui';
import { muteOrBlock } from '../../shared/member-actions';
import styles from './muted-or-blocked-members.module.scss';

interface MutedOrBlockedMembersProps {
  action: 'mute' | 'block';
  members: MemberBlockList['muted'];
}

const NONE = { mute: 'You haven’t muted anyone.', block: 'You haven’t blocked anyone.' };

/**
 * Members whom this member has muted or blocked. An unmuted or unblocked member remains in the list until the next
 * load, so that the change can be undone.
 */
export function MutedOrBlockedMembers({ action, members }: MutedOrBlockedMembersProps) {
  if (members.length === 0) return <p className={styles.nobody}>{NONE[action]}</p>;
  return (
    <ul className={styles.members}>
      {members.map(({ name, handle }, index) => (
        <li key={handle ?? index}>
          <bdi className={styles.name}>
            {action === 'mute' && handle !== null ? (
              <PageLink page="member" params={{ handle }}>
                {name}
              </PageLink>
            ) : (
              name
            )}
          </bdi>
          {handle === null ? null : <UndoButton action={action} name={name} handle={handle} />}
        </li>
      ))}
    </ul>
  );
}

const WORDS = { mute: ['Mute again', 'Unmute'], block: ['Block again', 'Unblock'] } as const;
const DONE = { mute: 'You hear again from', block: 'You can see each other again:' };

function UndoButton({ action, name, handle }: { action: 'mute' | 'block'; name: string; handle: string }) {
  const { isOn, set, button } = useToggle({
    isOn: true,
    send: (api, on) => muteOrBlock(api, action, handle, on),
    failed: `Nothing changed for ${name}`,
    success: (now) => (now ? undefined : `${DONE[action]} ${name} again.`),
  });
  return (
    <Button
      ref={button}
      variant="secondary"
      size="small"
      aria-label={`${WORDS[action][Number(isOn)]} ${name}`}
      onClick={() => set(!isOn)}
    >
      {WORDS[action][Number(isOn)]}
    </Button>
  );
}
