import { LoadFailure } from '../../shared/load-failure';
import { StaffOnly } from '../../shared/staff-only';

/** What replaces the pages of moderation. */
export const MODERATION_FAILURE = {
  forbidden: <StaffOnly title="Only moderators can open this page." />,
  failed: (
    <LoadFailure title="The cases could not be loaded." during="loading moderation">
      They are safe on the server. Please try again.
    </LoadFailure>
  ),
};
