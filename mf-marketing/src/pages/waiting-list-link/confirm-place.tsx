import { confirmPlace } from '../../features/waiting-lists';
import { LinkPage } from './link-page';

export function Component() {
  return (
    <LinkPage
      act="confirm"
      place="waiting-list-confirm"
      title="Confirm your place"
      label="Join the waiting list"
      call={confirmPlace}
    >
      {({ title }) => <p>You are on the list for {title}. We write to you once, when it is ready.</p>}
    </LinkPage>
  );
}
