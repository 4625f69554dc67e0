import { decimalOf } from '@verse/api-contract/money';
import type { ProjectParts } from '../project-parts';
import { lateDays, paymentDueOn } from '../work/milestones';
import type { StoredInvoice } from './invoices.repository';
import { invoiceNumberOf } from './invoices.service';

type Dependencies = Pick<ProjectParts, 'projects' | 'invoices' | 'agreedOrders' | 'now'>;

const HEADER = 'invoice,project,milestone,amount,currency,due_on,paid_on,days_late';
/** Maximum number of rows per file. */
const MOST = 5000;

/** Lists late and overdue payments as CSV (RFC 4180). No cell contains user-supplied text. */
export function createLatePayments({ projects, invoices, agreedOrders, now }: Dependencies) {
  async function rowsOf(page: readonly StoredInvoice[]): Promise<string[]> {
    const found = await projects.findAllByNumber([...new Set(page.map(({ project }) => project))]);
    const payments = await agreedOrders.findAll(page.map(({ id }) => id));
    return page.flatMap((invoice) => {
      const { id, project, currency, minor } = invoice;
      const { milestones = [] } = found.find(({ number }) => number === project) ?? {};
      const at = milestones.findIndex((one) => one.id === id);
      const milestone = milestones[at];
      const payment = payments.get(id);
      if (!milestone || !payment || payment.state === 'cancelled' || payment.state === 'refunded') return [];
      const paidOn = payment.state === 'paid' ? payment.payments.at(-1)?.on : undefined;
      const days = lateDays(milestone, paidOn, now());
      const dates = [paymentDueOn(milestone), paidOn ?? '', days];
      const amount = [decimalOf({ minor }), currency];
      return days > 0 ? [[invoiceNumberOf(invoice), project, at + 1, ...amount, ...dates].join(',')] : [];
    });
  }

  return async (sellerKeys: readonly string[]): Promise<string> => {
    const rows: string[] = [];
    for (const key of sellerKeys)
      for await (const page of invoices.pagesOfSeller(key)) {
        rows.push(...(await rowsOf(page)));
        if (rows.length >= MOST) return [HEADER, ...rows.slice(0, MOST), ''].join('\r\n');
      }
    return [HEADER, ...rows, ''].join('\r\n');
  };
}

export type LatePayments = ReturnType<typeof createLatePayments>;
