import type { ReactElement } from 'react';
import { PageFailure } from '@verse/contract/page-failure';
import { LoadFailure } from '../../shared/load-failure';
import { StaffOnly } from '../../shared/staff-only';

/** Replaces a page of moderation that could not be loaded. `missing` replaces a case that does not exist. */
export const ModerationFailure = (props: { missing?: ReactElement }) => (
  <PageFailure {...props} forbidden={<StaffOnly title="Only moderators can open this page." />}>
    <LoadFailure title="The cases could not be loaded." during="loading moderation">
      Nothing is lost. Please try again.
    </LoadFailure>
  </PageFailure>
);
