import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Invoice } from '@verse/api-contract/api';
import { formatCount, formatDay, formatMoney } from '@verse/api-contract/formats';
import { PageHead, useShell } from '@verse/contract/react';
import { Badge, Button, Cluster, PageHeader } from '@verse/ui';
import { Fact } from '../../shared/fact';
import styles from './invoice-view.module.scss';

/** A calendar date, or the UTC date of a timestamp. */
const Day = ({ on }: { on: string }) => <time dateTime={on}>{formatDay(on)}</time>;

const nameOf = ({ kind, number }: Invoice) => `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${number}`;

export function InvoiceView({ invoice }: { invoice: Invoice }) {
  const { issuedAt, project, seller, client, orderedBy, payment, corrects } = invoice;
  const name = nameOf(invoice);
  return (
    <article className={styles.invoice}>
      <PageHead title={name} description={`For project ${project.number}.`} isListed={false} />
      <Back number={project.number} />
      <PageHeader size="detail" title={name} />
      <div className={styles.facts}>
        <Part title="From">
          <p>
            <bdi>{seller.name}</bdi>
          </p>
          {seller.address ? <p className={styles.address}>{seller.address}</p> : null}
          {seller.email ? <p>{seller.email}</p> : null}
        </Part>
        <Part title="To">
          <p>
            <bdi>{client.name}</bdi>
          </p>
          {client.address ? <p className={styles.address}>{client.address}</p> : null}
          {orderedBy ? (
            <p>
              Ordered by <bdi>{orderedBy}</bdi>
            </p>
          ) : null}
        </Part>
        <Part title="Dates">
          <p>
            Issued on <Day on={issuedAt} />
          </p>
          {corrects === null ? (
            <p>
              Due on <Day on={payment.dueOn} />
            </p>
          ) : null}
        </Part>
        <Part title="Project">
          <p>{project.number}</p>
          <p>
            <bdi>{project.title}</bdi>
          </p>
        </Part>
      </div>
      {corrects === null ? <Lines invoice={invoice} /> : <CreditLines invoice={invoice} corrected={corrects} />}
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.fact}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

interface Amount {
  key: string;
  what: ReactNode;
  amount: string;
}

interface AmountsProps {
  title: string;
  currency: string;
  rows: readonly Amount[];
  sum: Omit<Amount, 'key'>;
}

const Amounts = ({ title, currency, rows, sum }: AmountsProps) => (
  <table className={styles.lines}>
    <thead>
      <tr>
        <th scope="col">{title}</th>
        <th scope="col">Amount ({currency})</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, what, amount }) => (
        <tr key={key}>
          <th scope="row">{what}</th>
          <td>{amount}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{sum.what}</th>
        <td>{sum.amount}</td>
      </tr>
    </tfoot>
  </table>
);

function Lines({ invoice: { title, amount, payment } }: { invoice: Invoice }) {
  const isOver = payment.state === 'cancelled' || payment.state === 'refunded';
  const due = { ...amount, minor: isOver ? 0 : amount.minor - payment.paid.minor };
  const transfers = payment.transfers.map(({ reference, on, amount: paid }) => ({
    key: reference,
    what: (
      <>
        Paid on <Day on={on} />, <bdi>{reference}</bdi>
      </>
    ),
    amount: `−${formatMoney(paid)}`,
  }));
  const rows = [{ key: 'milestone', what: <bdi>{title}</bdi>, amount: formatMoney(amount) }, ...transfers];
  return (
    <Amounts
      title="Milestone"
      currency={amount.currency}
      rows={rows}
      sum={{ what: 'To pay', amount: formatMoney(due) }}
    />
  );
}

/** The amounts reversed by a credit note. */
function CreditLines({ invoice: { title, amount }, corrected }: { invoice: Invoice; corrected: string }) {
  const what = (
    <>
      Invoice {corrected}: <bdi>{title}</bdi>
    </>
  );
  return (
    <Amounts
      title="Cancelled milestone"
      currency={amount.currency}
      rows={[{ key: 'milestone', what, amount: `−${formatMoney(amount)}` }]}
      sum={{ what: 'Credit to the client', amount: formatMoney(amount) }}
    />
  );
}

const STATES = {
  due: 'Not paid yet',
  paid: 'Paid',
  cancelled: 'Cancelled',
  refunded: 'Cancelled after payment',
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
        {lateDays > 0 ? <Badge tone="warning">{formatCount(lateDays, 'day')} late</Badge> : null}
      </Cluster>
      {owed.minor > 0 ? <p>{formatMoney(owed)} goes back to the client.</p> : null}
      {state === 'due' && account && order ? (
        <dl className={styles.account}>
          <Fact name="Account holder">
            <bdi>{account.holder}</bdi>
          </Fact>
          <Fact name="Bank">
            <bdi>{account.bank}</bdi>
          </Fact>
          <Fact name="Account number">
            <bdi>{account.number}</bdi>
          </Fact>
          {account.code ? (
            <Fact name="Bank code">
              <bdi>{account.code}</bdi>
            </Fact>
          ) : null}
          <Fact name="Reference">
            <bdi>{order}</bdi>
          </Fact>
        </dl>
      ) : null}
    </section>
  );
}
