import { useToggle } from '@verse/contract/server-state';
import { Button } from '@verse/ui';
import { followTag } from '../../shared/tag-choices.api';

/** In a list, which keeps the tag until it is loaded again, so that it can be followed again. */
export function UnfollowTag({ tag }: { tag: string }) {
  const { isOn, set, button } = useToggle({
    isOn: true,
    send: (api, on) => followTag(api, tag, on),
    failed: `Nothing has changed for #${tag}`,
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
