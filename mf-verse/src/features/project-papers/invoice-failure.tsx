import { Link, useParams } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { PageFailure } from '../../shared/page-failure';

export function InvoiceFailure() {
  const { number = '' } = useParams();
  return (
    <PageFailure
      name="Invoice"
      description="An invoice."
      missing="No milestone of yours has an invoice at this address."
      during="loading an invoice"
    >
      <ButtonLink as={Link} to={useShell().href('project', { number }) ?? ''} variant="secondary">
        Project {number}
      </ButtonLink>
    </PageFailure>
  );
}
