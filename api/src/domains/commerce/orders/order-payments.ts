import { computeOwed, SHOP, type StoredOrder, toDebt } from './order';
import type { OrderRepository } from './orders.repository';
import type { OrderEmail, Task } from './outbox';
import type { PaymentRepository } from './payments.repository';

export interface OrderPaymentsDependencies {
  orders: OrderRepository;
  payments: PaymentRepository;
  /** Called with the project number after each payment under an agreement. */
  agreementChanged: (project: string) => Promise<void>;
  now: () => Date;
}

/** Orders under an agreement send no emails, because the projects feature notifies both sides itself. */
export const mailUnlessAgreed = ({ agreement }: StoredOrder, about: OrderEmail): Task[] =>
  agreement ? [] : [{ kind: 'mail', about }];

export const tasksAfterPayment = (order: StoredOrder | undefined): Task[] =>
  order?.lines.every(({ delivery }) => delivery === 'download') ? [{ kind: 'deliver' }] : [];

/** Creates the steps that apply payments to orders. */
export function createOrderPayments({ orders, payments, agreementChanged, now }: OrderPaymentsDependencies) {
  /** Updates the paid amount from the recorded payments, and marks the order as paid if it is sufficient. */
  async function updateToPayments(id: string, by: string): Promise<StoredOrder | undefined> {
    for (;;) {
      const order = await orders.find(id);
      if (!order) return undefined;
      const paid = (await payments.listOfOrder(id)).reduce((sum, { amount }) => sum + amount, 0);
      if (paid === order.paid) return order;
      const isEnough = order.state === 'pending' && paid >= order.total;
      const set = { paid, ...toDebt(computeOwed({ ...order, paid }), now()) };
      const done = isEnough
        ? await orders.move(order, {
            to: 'paid',
            by,
            at: now(),
            set,
            tasks: [{ kind: 'pay' }, ...mailUnlessAgreed(order, 'paid'), ...tasksAfterPayment(order)],
          })
        : await orders.amend(order, set, now(), order.state === 'pending' ? mailUnlessAgreed(order, 'short') : []);
      if (done) return done;
    }
  }

  return {
    updateToPayments,

    /**
     * Records the transfers made under an agreement. A reference already booked for another order is not booked again.
     */
    async bookArrived(order: StoredOrder): Promise<void> {
      for (const arrival of order.arrived ?? [])
        await payments.record(order.currency, { order: order.id, ...arrival }, order.agreement?.seller?.key);
      await updateToPayments(order.id, order.arrived?.at(-1)?.by ?? SHOP);
      if (order.agreement) await agreementChanged(order.agreement.project);
    },
  };
}

export type OrderPayments = ReturnType<typeof createOrderPayments>;
