import { randomBytes } from 'node:crypto';
import { formatMoney, formatUtcMoment } from '@verse/api-contract/formats';
import { addressOf } from '@verse/contract/addresses';
import type { TransactionalEmail } from '../../../platform/feature';
import { greetingFor, type Message } from '../../../platform/mail';
import type { StoredOrder } from './order';
import type { OrderRepository } from './orders.repository';
import { digestKey } from './orders.service';
import { orderView, type ViewContext } from './orders.view';
import type { OrderEmail } from './outbox';

interface Dependencies {
  orders: OrderRepository;
  publicOrigin: string;
  of: ViewContext;
}

type Words = Pick<Message, 'subject' | 'paragraphs'> & { label: string };

const KINDS = ['received', 'short', 'paid', 'delivered', 'cancelled', 'refunded', 'declined'] as const;
export const toMailKind = (about: OrderEmail): string => `order-${about}`;

type Transfer = Pick<ReturnType<typeof orderView>, 'payment' | 'heldUntil' | 'heldLongerByLink'>;

/** Says where to send the money, and how long the order is kept. */
function transferWords({ payment, heldUntil, heldLongerByLink }: Transfer): string[] {
  if (!payment) return [];
  const { due, account, reference } = payment;
  return [
    `Please send ${formatMoney(due)} to:\n${account.holder}\n${account.bank}\n` +
      `Account ${account.number}${account.code ? `\nCode ${account.code}` : ''}\n` +
      `Reference ${reference}`,
    ...(heldUntil ? [`We keep your order until ${formatUtcMoment(new Date(heldUntil))} UTC.`] : []),
    ...(heldLongerByLink
      ? [`Open your order with the button below, and we keep it for at least ${heldLongerByLink} hours.`]
      : []),
  ];
}

/**
 * Emails about orders. The link for guests is generated when the email is sent, and grants access to this order only.
 */
export function orderMails({ orders, publicOrigin, of }: Dependencies): TransactionalEmail[] {
  async function createLink({ id, number, buyer }: StoredOrder): Promise<string> {
    const address = publicOrigin + addressOf('order', { number });
    if (buyer.startsWith('u:')) return address;
    const key = randomBytes(32).toString('base64url');
    await orders.addKey(id, digestKey(key));
    return `${address}#key=${key}`;
  }

  function toWords(about: OrderEmail, order: StoredOrder): Words {
    const { number, lines, total, currency, heldUntil, heldLongerByLink, payment, refund } = {
      ...order,
      ...orderView(order, of),
    };
    const list = lines.map((line) => `${line.quantity} × ${line.name}: ${formatMoney(line.total)}`).join('\n');
    const sum = `${list}\nTotal: ${formatMoney(total)}`;
    const transfer = transferWords({ payment, heldUntil, heldLongerByLink });
    const hasDownloads = lines.some(({ delivery }) => delivery === 'download');
    const why = order.events.at(-1)?.why;
    const back = { currency, minor: order.owed };
    const debt = order.owed > 0 ? [`We will send ${formatMoney(back)} back to the account it came from.`] : [];
    const all: Record<OrderEmail, Words> = {
      received: {
        subject: `Your order ${number}`,
        paragraphs: ['Thank you. We got your order.', sum, ...transfer],
        label: 'See your order',
      },
      short: {
        subject: `We have received part of your payment for order ${number}`,
        paragraphs: [`We have received ${formatMoney({ currency, minor: order.paid })} so far.`, ...transfer],
        label: 'See your order',
      },
      paid: {
        subject: `Order ${number} is paid`,
        paragraphs: [
          total.minor === 0 ? 'There is nothing to pay for this order.' : 'Your payment has arrived.',
          ...(hasDownloads ? ['Your downloads are ready on the page of your order.'] : []),
          sum,
        ],
        label: hasDownloads ? 'Open your downloads' : 'See your receipt',
      },
      delivered: {
        subject: `Order ${number} is on its way`,
        paragraphs: ['We have sent your order.', sum],
        label: 'See your order',
      },
      cancelled: {
        subject: `Order ${number} was cancelled`,
        paragraphs: ['Your order was cancelled.', ...(why ? [why] : []), ...debt],
        label: 'See your order',
      },
      refunded: {
        subject: `We have refunded order ${number}`,
        paragraphs: ['We have refunded your order.', ...(refund ? [`Reason: ${refund.reason}`] : []), ...debt],
        label: 'See your order',
      },
      declined: {
        subject: `Your refund request for order ${number}`,
        paragraphs: ['We cannot refund this order. If you disagree, please reply to this email.'],
        label: 'See your order',
      },
    };
    return all[about];
  }

  return KINDS.map((about) => ({
    kind: toMailKind(about),
    async write({ order: id = '' }): Promise<Message | undefined> {
      const order = await orders.find(id);
      if (!order || order.email === '') return undefined;
      const { label, subject, paragraphs } = toWords(about, order);
      return {
        to: order.email,
        ...(of.seller.email === '' ? {} : { replyTo: of.seller.email }),
        subject,
        // Until the mailbox is confirmed, the name may be a stranger’s message to its owner.
        greeting: order.isProved ? greetingFor(order.name) : 'Hello,',
        paragraphs,
        action: { label, url: await createLink(order) },
      };
    },
  }));
}
