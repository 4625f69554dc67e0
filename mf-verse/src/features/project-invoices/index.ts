export { InvoiceView } from './invoice-view';
export { loadInvoice } from './invoices.api';
export { LatePaymentsLink } from './late-payments-link';
export { InvoicesPanel } from './invoices-panel';
