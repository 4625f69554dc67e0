import { DAY_MS } from '@verse/api-contract/time';
import type { Platform } from '../../../../platform/open-platform';
import type { ProjectPart, ProjectParts } from '../project-parts';
import { archiveRoute } from './archive.routes';
import { createArchive } from './archive.service';
import { billingRoutes } from './billing.routes';
import { createBillingDetailsRepository } from './billing-details.repository';
import { createBillingDetails } from './billing-details.service';
import { createInvoiceRepository } from './invoices.repository';
import { createInvoices, type Invoices } from './invoices.service';
import { createLatePayments } from './late-payments';

/** Must be opened before the other parts, because the work part issues invoices. */
export async function openInvoices({ db, config, now, accounts, organisations }: Platform): Promise<Invoices> {
  return createInvoices({
    repository: await createInvoiceRepository(db),
    ...accounts,
    organisations,
    now,
    details: createBillingDetailsRepository(db),
    house: config.shop.seller,
  });
}

/** A project's documents: its invoices and the archive. */
export function createBillingPart(parts: ProjectParts): ProjectPart {
  const { db, budgets } = parts;
  const countArchive = budgets({
    name: 'project-archives',
    windowMs: DAY_MS,
    most: 20,
    message: 'That’s a lot of archives for one day. Please try again tomorrow.',
  });
  const countChange = budgets({
    name: 'billing-details',
    windowMs: DAY_MS,
    most: 50,
    message: 'That’s a lot of changes for one day. Please try again tomorrow.',
  });
  const details = createBillingDetails({
    ...parts,
    details: createBillingDetailsRepository(db),
    countChange,
  });
  return {
    routes: [
      ...billingRoutes({ ...parts, latePayments: createLatePayments(parts), details }),
      archiveRoute({ ...parts, archive: createArchive(parts), countArchive }),
    ],
    personalData: [parts.invoices.personalData, details.personalData],
    viewBilling: details.view,
  };
}
