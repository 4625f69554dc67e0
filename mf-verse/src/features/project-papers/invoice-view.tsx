import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { moneyText } from '@verse/api-contract/money';
import type { Invoice } from '@verse/api-contract/project-invoices';
import { PageHead, useShell } from '@verse/contract/react';
import { Badge, Button, Cluster, PageHeader } from '@verse/ui';
import styles from './invoice-view.module.scss';

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A calendar date, or the UTC date of a timestamp. */
const Day = ({ on }: { on: string }) => <time dateTime={on}>{DAY.format(new Date(on))}</time>;

const nameOf = ({ kind, number }: Invoice) => `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`;

export function InvoiceView({ invoice }: { invoice: Invoice }) {
  const { issuedAt, project, seller, client, payment, corrects } = invoice;
  const name = nameOf(invoice);
  return (
    <article className={styles.invoice}>
      <PageHead title={name} description={`For project ${project.number}.`} isListed={false} />
      <Back number={project.number} />
      <PageHeader title={name} />
      <div className={styles.facts}>
        <Fact title="From">
          <p>
            <bdi>{seller.name}</bdi>
          </p>
          {seller.address ? <p className={styles.address}>{seller.address}</p> : null}
          {seller.email ? <p>{seller.email}</p> : null}
        </Fact>
        <Fact title="To">
          <p>
            <bdi>{client.name}</bdi>
          </p>
          {client.address ? <p className={styles.address}>{client.address}</p> : null}
        </Fact>
        <Fact title="Dates">
          <p>
            Issued on <Day on={issuedAt} />
          </p>
          {corrects === null ? (
            <p>
              Due on <Day on={payment.dueOn} />
            </p>
          ) : null}
        </Fact>
        <Fact title="Project">
          <p>{project.number}</p>
          <p>
            <bdi>{project.title}</bdi>
          </p>
        </Fact>
      </div>
      {corrects === null ? <Lines invoice={invoice} /> : <CreditLines invoice={invoice} invoiceNumber={corrects} />}
      <PaymentState invoice={invoice} />
      <div className={styles.acts}>
        <Button variant="secondary" onClick={() => window.print()}>
          Print, or save as PDF
        </Button>
      </div>
    </article>
  );
}

function Back({ number }: { number: string }) {
  return (
    <p className={styles.back}>
      <Link to={useShell().href('project', { number }) ?? ''}>Project {number}</Link>
    </p>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.fact}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

function Lines({ invoice: { title, amount, payment } }: { invoice: Invoice }) {
  const isOver = payment.state === 'cancelled' || payment.state === 'refunded';
  const due = { ...amount, minor: isOver ? 0 : amount.minor - payment.paid.minor };
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">Milestone</th>
          <th scope="col">Amount ({amount.currency})</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <bdi>{title}</bdi>
          </th>
          <td>{moneyText(amount)}</td>
        </tr>
        {payment.transfers.map((transfer) => (
          <tr key={transfer.reference}>
            <th scope="row">
              Paid on <Day on={transfer.on} />, <bdi>{transfer.reference}</bdi>
            </th>
            <td>−{moneyText(transfer.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">To pay</th>
          <td>{moneyText(due)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The amounts reversed by a credit note. */
function CreditLines({ invoice: { title, amount }, invoiceNumber }: { invoice: Invoice; invoiceNumber: string }) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">Cancelled milestone</th>
          <th scope="col">Amount ({amount.currency})</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            Invoice {invoiceNumber}: <bdi>{title}</bdi>
          </th>
          <td>−{moneyText(amount)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Credit to the client</th>
          <td>{moneyText(amount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const STATES = {
  due: 'Not paid yet',
  paid: 'Paid',
  cancelled: 'Cancelled',
  refunded: 'Cancelled after the payment',
} as const;

/** The payment state and the account that receives the payment. */
function PaymentState({ invoice: { payment } }: { invoice: Invoice }) {
  const { state, lateDays, account, order, owed, paid } = payment;
  const words = state === 'due' && paid.minor > 0 ? 'Partly paid' : STATES[state];
  return (
    <section className={styles.payment}>
      <h2 className={styles.title}>Payment</h2>
      <Cluster as="p" gap={2}>
        <Badge tone={state === 'paid' ? 'success' : 'neutral'}>{words}</Badge>
        {lateDays > 0 ? <Badge tone="warning">{lateDays === 1 ? '1 day late' : `${lateDays} days late`}</Badge> : null}
      </Cluster>
      {owed.minor > 0 ? <p>{moneyText(owed)} is to be sent back to the client.</p> : null}
      {state === 'due' && account && order ? (
        <dl className={styles.account}>
          <Line name="Account holder" value={account.holder} />
          <Line name="Bank" value={account.bank} />
          <Line name="Account number" value={account.number} />
          {account.code ? <Line name="Bank code" value={account.code} /> : null}
          <Line name="Reference" value={order} />
        </dl>
      ) : null}
    </section>
  );
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </div>
);
