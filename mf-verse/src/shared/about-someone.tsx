import { useState } from 'react';
import type { Reported } from '@verse/api-contract/moderation';
import type { AvoidingAct } from './avoiding';
import { MoreMenu } from './more-menu';
import { ReportDialog } from './report-dialog';
import { useAct } from './use-act';

interface AboutSomeoneProps {
  type: Reported;
  /** A profile by its handle. */
  id: string;
  /** Whose it is. */
  author: { name: string; handle: string | null };
  isMuted?: boolean;
  /** What they wrote leaves the list, or comes back. */
  onAway?: (isAway: boolean) => void;
}

const stay = () => undefined;

/** What one can do about somebody else's profile, post or comment, and about who made it. */
export function AboutSomeone({ type, id, author, isMuted = false, onAway = stay }: AboutSomeoneProps) {
  const [isReporting, setIsReporting] = useState(false);
  const { handle, name } = author;
  return (
    <>
      <MoreMenu label={type === 'profile' ? `More about ${name}` : `More about this ${type} by ${name}`}>
        <button type="button" onClick={() => setIsReporting(true)}>
          Report {type}
        </button>
        {handle === null ? null : (
          <>
            <Avoid how="mute" is={isMuted} {...{ handle, name, onAway }} />
            <Avoid how="block" is={false} {...{ handle, name, onAway }} />
          </>
        )}
      </MoreMenu>
      {isReporting ? <ReportDialog type={type} id={id} onClose={() => setIsReporting(false)} /> : null}
    </>
  );
}

interface AvoidProps extends Required<Pick<AboutSomeoneProps, 'onAway'>> {
  how: 'mute' | 'block';
  is: boolean;
  handle: string;
  name: string;
}

const DONE = {
  mute: (name: string) => `You muted ${name}. You see and hear no more of them; they are not told.`,
  block: (name: string) => `You blocked ${name}. Neither of you sees the other any more.`,
};
const WORDS = { mute: ['Mute', 'Unmute'], block: ['Block', 'Unblock'] } as const;

function Avoid({ how, is, handle, name, onAway }: AvoidProps) {
  const { on, wish } = useAct<AvoidingAct>({
    is,
    act: (wished) => ({ what: how, handle, on: wished }),
    refused: `Nothing has changed for ${name}`,
    done: (now) => (now ? DONE[how](name) : undefined),
    onShow: onAway,
  });
  return (
    <button type="button" onClick={() => wish(!on)}>
      {WORDS[how][Number(on)]} <bdi>{name}</bdi>
    </button>
  );
}
