import { Link } from 'react-router-dom';
import { can } from '@verse/api-contract/rights';
import { useSession, useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';

/** Links staff to the store's admin pages. The server decides who may use those pages. */
export function AdminLink() {
  const { href } = useShell();
  const { user } = useSession();
  if (!user?.emailVerified || !can(user.role, 'orders.manage')) return null;
  return (
    <ButtonLink as={Link} variant="secondary" to={href('store-desk-orders')!}>
      Open the store desk
    </ButtonLink>
  );
}
