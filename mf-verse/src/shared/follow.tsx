import type { MemberProfile } from '@verse/api-contract/api';
import { useToggle } from '@verse/contract/server-state';
import { Button } from '@verse/ui';
import { followMember } from './member-actions';

interface FollowProps {
  profile: MemberProfile;
  isFollowed: boolean;
  /** Called with the new follower count, before the server confirms it. */
  onFollow: (followers: number) => void;
}

export function Follow({ profile: { handle, name, counts }, isFollowed, onFollow }: FollowProps) {
  const { isOn, set, button } = useToggle({
    isOn: isFollowed,
    send: (api, on) => followMember(api, handle, on),
    failed: 'We couldn’t save that',
    success: (now) => (now ? undefined : `You no longer follow ${name}.`),
    onShow: (now) => onFollow(counts.followers + Number(now) - Number(isFollowed)),
  });
  return (
    <Button ref={button} variant="secondary" onClick={() => set(!isOn)}>
      {isOn ? 'Following' : 'Follow'}
    </Button>
  );
}
