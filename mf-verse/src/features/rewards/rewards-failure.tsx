import { StaffFailure } from '../../shared/staff-failure';

export const RewardsFailure = () => (
  <StaffFailure
    refused="Only moderators can open this page."
    title="The rewards could not be loaded."
    during="loading the rewards"
  >
    They are safe on the server. Please try again.
  </StaffFailure>
);
