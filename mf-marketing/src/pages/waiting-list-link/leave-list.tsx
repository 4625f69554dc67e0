import { leaveByLink } from '../../features/waiting-lists';
import { LinkPage } from './link-page';

export function Component() {
  return (
    <LinkPage
      act="leave"
      place="waiting-list-leave"
      title="Leave the waiting list"
      label="Leave the waiting list"
      call={leaveByLink}
    >
      {() => <p>You are not on the waiting list any more.</p>}
    </LinkPage>
  );
}
