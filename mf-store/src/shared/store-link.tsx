import { Link } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';

export const StoreLink = () => (
  <ButtonLink as={Link} variant="secondary" to={useShell().href('store')!}>
    See all products
  </ButtonLink>
);
