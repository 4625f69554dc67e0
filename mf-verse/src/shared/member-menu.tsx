import { useState } from 'react';
import type { Reported } from '@verse/api-contract/community/moderation.values';
import { can } from '@verse/api-contract/rights';
import { useSession } from '@verse/contract/react';
import { useAction, useToggle } from '@verse/contract/server-state';
import { MoreMenu } from '@verse/ui';
import { featureMember, muteOrBlock } from './member-actions';
import { NominateDialog } from './nominate';
import { ReportDialog } from './report-dialog';

interface MemberMenuProps {
  type: Reported;
  /** A profile's handle, or the id of other content. */
  id: string;
  author: { name: string; handle: string | null };
  isMuted?: boolean;
  /** Whether the member can be nominated as featured member. */
  mayNominate?: boolean;
  /** Removes the author's content from the list or restores it. */
  onAway?: (isAway: boolean) => void;
}

const stay = () => undefined;

/**
 * The menu to report another member's profile, post or comment, and to mute or block its author. That of a profile also
 * nominates the member, and lets moderators feature them.
 */
export function MemberMenu({ type, id, author, isMuted = false, mayNominate = false, onAway = stay }: MemberMenuProps) {
  const [isReporting, setIsReporting] = useState(false);
  const [isNominating, setIsNominating] = useState(false);
  const { handle, name } = author;
  const { user } = useSession();
  return (
    <>
      <MoreMenu label={type === 'profile' ? `More about ${name}` : `More about this ${type} by ${name}`}>
        {mayNominate ? (
          <button type="button" onClick={() => setIsNominating(true)}>
            Nominate as featured member
          </button>
        ) : null}
        <button type="button" onClick={() => setIsReporting(true)}>
          Report {type}
        </button>
        {handle === null ? null : (
          <>
            <MuteOrBlock how="mute" is={isMuted} handle={handle} name={name} onAway={onAway} />
            <MuteOrBlock how="block" is={false} handle={handle} name={name} onAway={onAway} />
            {type === 'profile' && can(user?.role, 'members.feature') ? <Feature handle={handle} name={name} /> : null}
          </>
        )}
      </MoreMenu>
      {isNominating && handle !== null ? (
        <NominateDialog member={{ handle, name }} onClose={() => setIsNominating(false)} />
      ) : null}
      {isReporting ? <ReportDialog type={type} id={id} onClose={() => setIsReporting(false)} /> : null}
    </>
  );
}

function Feature({ handle, name }: { handle: string; name: string }) {
  const { run } = useAction(featureMember, {
    success: `${name} is featured for a week, unless members choose someone else.`,
    shouldRevalidate: () => false,
  });
  return (
    <button type="button" onClick={() => run(handle)}>
      Feature in the community
    </button>
  );
}

interface MuteOrBlockProps extends Required<Pick<MemberMenuProps, 'onAway'>> {
  how: 'mute' | 'block';
  is: boolean;
  handle: string;
  name: string;
}

const DONE = {
  mute: (name: string) => `You muted ${name}. We won’t tell them.`,
  block: (name: string) => `You blocked ${name}. You no longer see each other.`,
};
const WORDS = { mute: ['Mute', 'Unmute'], block: ['Block', 'Unblock'] } as const;

function MuteOrBlock({ how, is, handle, name, onAway }: MuteOrBlockProps) {
  const { isOn, set } = useToggle({
    isOn: is,
    send: (api, on) => muteOrBlock(api, how, handle, on),
    failed: `Nothing changed for ${name}`,
    success: (now) => (now ? DONE[how](name) : undefined),
    onShow: onAway,
  });
  return (
    <button type="button" onClick={() => set(!isOn)}>
      {WORDS[how][Number(isOn)]} <bdi>{name}</bdi>
    </button>
  );
}
