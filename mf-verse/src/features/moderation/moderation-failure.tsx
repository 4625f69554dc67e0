import type { PageFailure } from '@verse/contract/define-page';
import { StaffOnly } from '../../shared/staff-only';

/** What replaces the pages of moderation. */
export const MODERATION_FAILURE: PageFailure = {
  forbidden: <StaffOnly title="Only moderators can open this page." />,
  failed: {
    title: 'The cases could not be loaded.',
    text: 'They are safe on the server. Please try again.',
    during: 'loading moderation',
  },
};
