import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router-dom';
import type { TagHead } from '@verse/api-contract/api';
import { MUTE_DAYS, type MuteDays } from '@verse/api-contract/community/tags.values';
import { DAY_MS } from '@verse/api-contract/time';
import { useSession } from '@verse/contract/react';
import { useToggle } from '@verse/contract/server-state';
import { Button, ButtonLink, MoreMenu } from '@verse/ui';
import { useActionHref, useReturn } from '../../shared/guest-action';
import { followTag, muteTag, unmuteTag } from '../../shared/tag-choices.api';
import styles from './tag-choices.module.scss';

interface TagChoicesProps {
  head: TagHead;
  /** Whether the data was loaded without the member's own choices, i.e. whether they follow or mute the tag. */
  isCacheable: boolean;
}

const FOLLOW = 'follow-tag';

/** Buttons to follow and mute a tag. Guests are sent to the sign-in page and return to the button after signing in. */
export function TagChoices({ head, isCacheable }: TagChoicesProps) {
  const isMember = useSession().status === 'member';
  const signIn = useActionHref(FOLLOW);
  return (
    <div className={styles.choices}>
      {isMember ? (
        <>
          <Follow head={head} isCacheable={isCacheable} />
          <div className={styles.more}>
            <Mute head={head} />
          </div>
        </>
      ) : (
        <ButtonLink as={Link} to={signIn}>
          <span>
            Follow <bdi>#{head.tag}</bdi>
          </span>
        </ButtonLink>
      )}
    </div>
  );
}

function Follow({ head: { tag, isFollowed }, isCacheable }: TagChoicesProps) {
  const { isOn, set, button } = useToggle({
    isOn: isFollowed,
    send: (api, on) => followTag(api, tag, on),
    failed: `Nothing changed for #${tag}`,
    success: (on) => (on ? undefined : `You no longer follow #${tag}.`),
  });
  useReturn(FOLLOW, () => document.getElementById(FOLLOW)?.focus());
  return (
    <Button
      ref={button}
      id={FOLLOW}
      variant={isOn ? 'secondary' : 'primary'}
      isBusy={isCacheable}
      onClick={() => set(!isOn)}
    >
      <span>
        {isOn ? 'Following' : 'Follow'} <bdi>#{tag}</bdi>
      </span>
    </Button>
  );
}

const MUTE_LABELS = new Map<MuteDays, string>([
  [1, 'for 1 day'],
  [7, 'for 7 days'],
  [30, 'for 30 days'],
  [null, 'always'],
]);

/** Returns the shortest mute duration that covers the remaining time of a mute. */
function daysLeft({ until }: NonNullable<TagHead['mute']>): MuteDays {
  const left = until === null ? Infinity : (Date.parse(until) - Date.now()) / DAY_MS;
  return MUTE_DAYS.find((days) => days !== null && days >= left) ?? null;
}

function Mute({ head: { tag, mute } }: { head: TagHead }) {
  return (
    <MoreMenu label={`More about #${tag}`}>
      {mute ? (
        <MuteToggle tag={tag} days={daysLeft(mute)} isMuted>
          Unmute <bdi>#{tag}</bdi>
        </MuteToggle>
      ) : (
        [...MUTE_LABELS].map(([days, words]) => (
          <MuteToggle key={words} tag={tag} days={days} isMuted={false}>
            Mute <bdi>#{tag}</bdi> {words}
          </MuteToggle>
        ))
      )}
    </MoreMenu>
  );
}

interface MuteToggleProps {
  tag: string;
  days: MuteDays;
  isMuted: boolean;
  children: ReactNode;
}

/** Mutes the tag for `days` days, or unmutes it. Undo mutes it again for the remaining time. */
function MuteToggle({ tag, days, isMuted, children }: MuteToggleProps) {
  const { revalidate } = useRevalidator();
  const { set } = useToggle({
    isOn: isMuted,
    send: (api, on) => (on ? muteTag(api, tag, days) : unmuteTag(api, tag)),
    failed: `Nothing changed for #${tag}`,
    success: (on) => (on ? `You muted #${tag}. You won’t see it.` : `#${tag} is no longer muted.`),
    onSaved: () => void revalidate(),
  });
  return (
    <button type="button" onClick={() => set(!isMuted)}>
      {children}
    </button>
  );
}
