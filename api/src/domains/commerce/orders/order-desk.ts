import type { AuditLog } from '../../../platform/audit';
import { type Person, VersionConflict } from '../../../platform/http';
import type { StoredOrder } from './order';
import type { OrderSteps } from './order-reservations';
import type { OrderRepository, Transition } from './orders.repository';
import { unknownOrder } from './orders.service';

export interface OrderDeskDependencies {
  orders: OrderRepository;
  steps: OrderSteps;
  audit: Pick<AuditLog, 'record'>;
  now: () => Date;
}

/** Creates what all staff operations on an order share: finding it, and recording its changes in the audit log. */
export function createOrderDesk({ orders, steps, audit, now }: OrderDeskDependencies) {
  async function find(typed: string): Promise<StoredOrder> {
    const order = await orders.findTyped(typed);
    if (!order || order.agreement?.seller) throw unknownOrder();
    return order;
  }

  /** @throws VersionConflict if the revision has changed */
  async function findAtRevision(typed: string, revision: number): Promise<StoredOrder> {
    const order = await find(typed);
    if (order.revision !== revision) throw new VersionConflict(order);
    return order;
  }

  async function recordChange(person: Person, order: StoredOrder, changed: StoredOrder | undefined, act: string) {
    if (!changed) throw new VersionConflict(await find(order.number));
    await audit.record(person.id, `order ${act}: ${order.state} → ${changed.state}`, order.number);
    return changed;
  }

  async function move(person: Person, order: StoredOrder, act: string, transition: Omit<Transition, 'by' | 'at'>) {
    const moved = await orders.move(order, { ...transition, by: person.id, at: now() });
    return recordChange(person, order, moved && (await steps.runSideEffects(moved)), act);
  }

  return { find, findAtRevision, recordChange, move };
}

export type OrderDesk = ReturnType<typeof createOrderDesk>;
