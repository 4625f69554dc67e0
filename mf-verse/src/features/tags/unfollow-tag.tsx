import { useToggle } from '@verse/contract/server-state';
import { Button } from '@verse/ui';
import { followTag } from '../../shared/tag-choices.api';

/** A button in a list. The tag remains in the list until the next load, so that the member can follow it again. */
export function UnfollowTag({ tag }: { tag: string }) {
  const { isOn, set, button } = useToggle({
    isOn: true,
    send: (api, on) => followTag(api, tag, on),
    failed: `Nothing changed for #${tag}`,
    success: (on) => (on ? undefined : `You no longer follow #${tag}.`),
  });
  return (
    <Button ref={button} variant="quiet" size="small" onClick={() => set(!isOn)}>
      <span>
        {isOn ? 'Unfollow' : 'Follow'} <bdi>#{tag}</bdi>
      </span>
    </Button>
  );
}
