import { PageLink } from '@verse/contract/page-link';

/** A link from a staff page back to the list of staff pages. */
export const StaffLink = () => (
  <p>
    <PageLink page="staff">Staff</PageLink>
  </p>
);
