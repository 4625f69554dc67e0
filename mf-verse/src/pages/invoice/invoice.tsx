import { Link, useParams } from 'react-router-dom';
import { definePage } from '@verse/contract/define-page';
import { useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { InvoiceView, loadInvoice } from '../../features/project-invoices';
import { ItemFailure } from '../../shared/item-failure';

function ProjectLink() {
  const { number = '' } = useParams();
  return (
    <ButtonLink as={Link} to={useShell().href('project', { number }) ?? ''} variant="secondary">
      Project {number}
    </ButtonLink>
  );
}

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadInvoice,
  View: ({ data }) => <InvoiceView invoice={data} />,
  failed: (
    <ItemFailure
      name="Invoice"
      description="An invoice."
      missing="You have no invoice here."
      during="loading an invoice"
    >
      <ProjectLink />
    </ItemFailure>
  ),
});
