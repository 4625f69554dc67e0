import { randomBytes } from 'node:crypto';
import { moneyText } from '@verse/api-contract/money';
import { addressOf } from '@verse/contract/addresses';
import type { Letter } from '../../platform/feature';
import { type Message, writtenMoment } from '../../platform/mail';
import type { MailAbout, StoredOrder } from './order';
import type { OrderRepository } from './orders.repository';
import { digestOfKey } from './orders.service';
import { orderView, type ViewOf } from './orders.view';

interface Dependencies {
  orders: OrderRepository;
  publicOrigin: string;
  of: ViewOf;
}

type Words = Pick<Message, 'subject' | 'paragraphs'> & { label: string };

const KINDS = ['received', 'short', 'paid', 'delivered', 'cancelled', 'refunded', 'declined'] as const;
export const mailKindOf = (about: MailAbout): string => `order-${about}`;

/** Mails about orders. The link of a guest comes into being when its mail is sent, and opens this order alone. */
export function orderMails({ orders, publicOrigin, of }: Dependencies): Letter[] {
  async function linkTo({ id, number, buyer }: StoredOrder): Promise<string> {
    const address = publicOrigin + addressOf('order', { number });
    if (buyer.startsWith('u:')) return address;
    const key = randomBytes(32).toString('base64url');
    await orders.addKey(id, digestOfKey(key));
    return `${address}#key=${key}`;
  }

  function wordsOf(about: MailAbout, order: StoredOrder): Words {
    const { number, lines, total, currency, heldUntil, payment, refund } = { ...order, ...orderView(order, of) };
    const list = lines.map((line) => `${line.quantity} × ${line.name}: ${moneyText(line.total)}`).join('\n');
    const sum = `${list}\nTotal: ${moneyText(total)}`;
    const transfer = payment
      ? [
          `Please send ${moneyText(payment.due)} to:\n${payment.account.holder}\n${payment.account.bank}\n` +
            `Account ${payment.account.number}${payment.account.code ? `\nCode ${payment.account.code}` : ''}\n` +
            `Reference ${payment.reference}`,
          ...(heldUntil ? [`We keep your order until ${writtenMoment(new Date(heldUntil))}.`] : []),
        ]
      : [];
    const hasDownloads = lines.some(({ delivery }) => delivery === 'download');
    const why = order.events.at(-1)?.why;
    const back = { currency, minor: order.owed };
    const debt = order.owed > 0 ? [`We will send ${moneyText(back)} back to the account it came from.`] : [];
    const all: Record<MailAbout, Words> = {
      received: {
        subject: `Your order ${number}`,
        paragraphs: ['Thank you. We have received your order.', sum, ...transfer],
        label: 'See your order',
      },
      short: {
        subject: `We have received part of your payment for order ${number}`,
        paragraphs: [`We have received ${moneyText({ currency, minor: order.paid })} so far.`, ...transfer],
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
    kind: mailKindOf(about),
    async write({ order: id = '' }): Promise<Message | undefined> {
      const order = await orders.find(id);
      if (!order || order.email === '') return undefined;
      const { label, subject, paragraphs } = wordsOf(about, order);
      return {
        to: order.email,
        ...(of.seller.email === '' ? {} : { replyTo: of.seller.email }),
        subject,
        greeting: `Hello ${order.name},`,
        paragraphs,
        action: { label, url: await linkTo(order) },
      };
    },
  }));
}
