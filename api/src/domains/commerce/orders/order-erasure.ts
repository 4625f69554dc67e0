import { ERASED, withoutActor } from '../../../platform/people';
import type { MemberSeller, StoredOrder } from './order';
import type { OrderDocuments } from './order-document';

const LONG_AGO = new Date(0);

/** Creates the operations that remove buyers and sellers from their orders. */
export const createOrderErasure = (orders: OrderDocuments) => ({
  /**
   * Detaches a buyer from their orders. The name, email address and postal address remain until `eraseBuyer`, because
   * an email or a delivery may still be due.
   */
  async detachBuyer(memberId: string, at: Date): Promise<void> {
    const buyer = `u:${memberId}`;
    for await (const { id: _id } of orders.each({ buyer }))
      for (let order = await orders.find({ _id, buyer }); order; order = await orders.find({ _id, buyer })) {
        const events = withoutActor(order.events, memberId);
        const cart = { cartId: ERASED, cartAt: `${ERASED} ${_id}` };
        await orders.update(
          { _id, revision: order.revision },
          {
            $set: { buyer: ERASED, ...cart, holders: [], keys: [], events, leftAt: at },
            $unset: { receipts: '' },
            $inc: { revision: 1 },
          },
        );
      }
  },

  /** Iterates over orders of erased accounts that still identify the buyer. */
  listOfErasedBuyers: () => orders.each({ leftAt: { $gt: LONG_AGO } }),

  /** Erases the buyer from an order, but retains what was sold and paid. */
  async eraseBuyer({ id, revision }: StoredOrder): Promise<boolean> {
    const nobody = { keys: [], name: '', email: '' };
    const erased = await orders.update(
      { _id: id, revision },
      { $set: nobody, $unset: { address: '', leftAt: '' }, $inc: { revision: 1 } },
    );
    return erased !== undefined;
  },

  /** Erases the seller from an order, but retains what was agreed and paid. */
  async eraseSeller(id: string, { key, memberId }: MemberSeller, name: string): Promise<void> {
    const seller = { key: ERASED, name, account: { holder: '', bank: '', number: '', code: null } };
    const held = { _id: id, 'agreement.seller.key': key };
    for (let order = await orders.find(held); order; order = await orders.find(held)) {
      const acts = withoutActor({ events: order.events, arrived: order.arrived ?? [] }, memberId);
      const erased = { $set: { 'agreement.seller': seller, ...acts }, $inc: { revision: 1 } };
      await orders.collection.updateOne({ _id: id, revision: order.revision }, erased);
    }
  },
});
