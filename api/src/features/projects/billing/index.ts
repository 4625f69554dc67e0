import type { Platform } from '../../../platform/open-platform';
import type { ProjectPart, ProjectParts, ProjectsDependencies } from '../project-parts';
import { billingRoutes } from './billing.routes';
import { createInvoiceRepository } from './invoices.repository';
import { createInvoices, type Invoices } from './invoices.service';
import { createLatePayments } from './late-payments';

/** Opened before the other parts: the work issues the invoices. */
export async function openInvoices(
  { db, config, now }: Pick<Platform, 'db' | 'config' | 'now'>,
  dependencies: ProjectsDependencies,
): Promise<Invoices> {
  return createInvoices({
    ...{ repository: await createInvoiceRepository(db), dependencies, now },
    house: config.shop.seller,
  });
}

/** Papers of a project: invoices and the archive. */
export function createBillingPart(parts: ProjectParts): ProjectPart {
  const { now } = parts.platform;
  return {
    routes: billingRoutes({ ...parts, latePayments: createLatePayments({ ...parts, now }), now }),
    personalData: [parts.invoices.personalData],
  };
}
