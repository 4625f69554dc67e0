import { useRouteError } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { PageLink } from '@verse/contract/page-link';
import { EmptyState } from '@verse/ui';
import { StaffPageFailure } from '../../shared/staff-page-failure';

/** Offers no retry after a 404, because a retry would not help. */
export function ModerationFailure() {
  const error = useRouteError();
  if (error instanceof ApiError && error.status === 404)
    return <EmptyState title="There is no such case." action={<PageLink page="moderation">All cases</PageLink>} />;
  return (
    <StaffPageFailure
      forbidden="Only moderators can open this page."
      title="The cases could not be loaded."
      during="loading moderation"
    >
      They are safe on the server. Please try again.
    </StaffPageFailure>
  );
}
