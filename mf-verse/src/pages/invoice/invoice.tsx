import { useLoaderData } from 'react-router-dom';
import { InvoiceView, type loadInvoice } from '../../features/project-papers';

export { loadInvoice as loader } from '../../features/project-papers';
export { InvoiceFailure as ErrorBoundary } from '../../features/project-papers';

export const Component = () => <InvoiceView invoice={useLoaderData<typeof loadInvoice>()} />;
