import { Link, useParams } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { InvoiceView, loadInvoice } from '../../features/project-papers';
import { definePage } from '../../shared/define-page';

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
  head: { title: 'Invoice', description: 'An invoice.', isListed: false },
  missing: { title: 'Invoice not found', lead: 'No milestone of yours has an invoice at this address.' },
  failed: { title: 'The invoice could not be loaded.', titleAs: 'h1', during: 'loading an invoice' },
  link: <ProjectLink />,
});
