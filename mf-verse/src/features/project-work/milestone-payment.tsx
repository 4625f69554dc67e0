import { Link } from 'react-router-dom';
import { formatDay, formatMoney } from '@verse/api-contract/formats';
import { decimalOf } from '@verse/api-contract/money';
import { findTextErrors } from '@verse/api-contract/text';
import { amountText, readAmount } from '@verse/api-contract/typed-number';
import type { Milestone } from '@verse/api-contract/work/project-work.schema';
import { WORK_TEXTS } from '@verse/api-contract/work/project-work.values';
import { readText } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { Badge, ButtonLink, Cluster, NumberField, Stack, TextField, useRollingNumber } from '@verse/ui';
import { TurnAct } from '../../shared/turn-act';
import { Files } from './deliveries';
import { isTurnOf, type MilestoneProps } from './milestone-props';
import { workFile } from './work.api';
import { WorkDialog } from './work-dialog';
import { lateText, PAYMENT_TEXTS } from './work-labels';
import styles from './work-panel.module.scss';

/** The amounts due and received, payment instructions for the client, and the seller's form for recording payments. */
export function MilestonePayment({ project, milestone }: MilestoneProps) {
  const { title } = milestone;
  return (
    <Stack as="section" gap={2} aria-label={`Payment of ${title}`}>
      <h4>Payment</h4>
      <PaymentFacts milestone={milestone} fileHref={(id) => workFile(project.number, id)} />
      <Cluster>
        <TurnAct isTurn={isTurnOf(project, milestone, 'pay')}>
          <PayLink project={project} milestone={milestone} />
        </TurnAct>
        {milestone.may.bookPayment ? (
          <TurnAct isTurn={isTurnOf(project, milestone, 'book')}>
            <BookPayment project={project} milestone={milestone} />
          </TurnAct>
        ) : null}
        {milestone.may.sendBack ? <SendBack project={project} milestone={milestone} /> : null}
      </Cluster>
    </Stack>
  );
}

interface PaymentFactsProps {
  milestone: Pick<Milestone, 'payment' | 'state'>;
  fileHref: (id: string) => string;
}

export function PaymentFacts({ milestone, fileHref }: PaymentFactsProps) {
  const { payment } = milestone;
  const { state, paid, left, dueOn, lateDays, transfers, owed, receipts, account, order } = payment;
  const arrived = { ...paid, minor: useRollingNumber(paid.minor) };
  return (
    <>
      {state === 'paid' ? <p className={styles.due}>{formatMoney(arrived)}</p> : null}
      {state === 'due' ? <p className={styles.due}>{formatMoney(left)}</p> : null}
      <p>
        <Badge tone={state === 'paid' ? 'success' : 'neutral'}>{PAYMENT_TEXTS[state]}</Badge>
        {state === 'due' ? (
          <>
            {' '}
            Due on <time dateTime={dueOn}>{formatDay(dueOn)}</time>
            {milestone.state === 'accepted' ? '' : ', or on acceptance if that’s later'}.
          </>
        ) : null}{' '}
        {lateDays > 0 ? <Badge tone="warning">{lateText(lateDays)}</Badge> : null}
      </p>
      {state === 'due' && paid.minor > 0 ? (
        <p>
          {formatMoney(arrived)} paid, {formatMoney(left)} left to pay.
        </p>
      ) : null}
      {state === 'due' && account && order ? (
        <p>
          By bank transfer to <bdi>{account.holder}</bdi>, <bdi>{account.bank}</bdi>, account{' '}
          <bdi>{account.number}</bdi>
          {account.code ? (
            <>
              , code <bdi>{account.code}</bdi>
            </>
          ) : null}
          , with the reference <strong>{order}</strong>.
        </p>
      ) : null}
      {transfers.length > 0 ? (
        <Stack as="ul" gap={2} aria-label="Received transfers">
          {transfers.map(({ amount, reference, on }) => (
            <li key={reference}>
              {formatMoney(amount)} on <time dateTime={on}>{formatDay(on)}</time>, <bdi>{reference}</bdi>
            </li>
          ))}
        </Stack>
      ) : null}
      {owed.minor > 0 ? <p>{formatMoney(owed)} goes back to the client.</p> : null}
      <Files files={receipts} fileHref={fileHref} label="Client’s receipts" />
    </>
  );
}

function PayLink({ project, milestone }: MilestoneProps) {
  const { order, state } = milestone.payment;
  const { href } = useShell();
  const to = order === null ? undefined : href('order', { number: order });
  if (project.side !== 'client' || state !== 'due' || !to) return null;
  return (
    <ButtonLink as={Link} to={to} size="small" variant={isTurnOf(project, milestone, 'pay') ? 'primary' : 'secondary'}>
      Pay, or send a receipt
    </ButtonLink>
  );
}

function BookPayment({ project, milestone: { id, amount, payment } }: MilestoneProps) {
  return (
    <WorkDialog
      project={project}
      path={`milestones/${id}/payments`}
      action="Record a payment"
      done="Payment recorded."
      describedBy={`milestone-${id}`}
      read={(form) => {
        const { minor, fault } = readAmount(readText(form, 'minor'));
        const texts = { reference: readText(form, 'reference'), on: readText(form, 'on') };
        const rules = { reference: WORK_TEXTS.reference, on: { label: 'Day it arrived', max: 10 } };
        return { faults: { ...findTextErrors(rules, texts), minor: fault }, body: { minor, ...texts } };
      }}
    >
      {(errors) => (
        <>
          <NumberField
            label={`Amount in ${amount.currency}`}
            name="minor"
            echo={(typed) => amountText(typed, amount.currency)}
            defaultValue={decimalOf(payment.left)}
            error={errors.minor}
          />
          <TextField
            label="Bank reference"
            name="reference"
            required
            maxLength={WORK_TEXTS.reference.max}
            hint="As your bank shows it. Each reference counts once."
            error={errors.reference}
          />
          <TextField label="Arrived on" name="on" type="date" required error={errors.on} />
        </>
      )}
    </WorkDialog>
  );
}

function SendBack({ project, milestone: { id, payment } }: MilestoneProps) {
  return (
    <WorkDialog
      project={project}
      path={`milestones/${id}/refund`}
      action="Mark as sent back"
      describedBy={`milestone-${id}`}
      done="We told the client."
      read={(form) => {
        const texts = { reference: readText(form, 'reference') };
        return { faults: findTextErrors({ reference: WORK_TEXTS.reference }, texts), body: texts };
      }}
    >
      {(errors) => (
        <TextField
          label="Bank reference"
          name="reference"
          required
          maxLength={WORK_TEXTS.reference.max}
          hint={`From your transfer of ${formatMoney(payment.owed)} to the client.`}
          error={errors.reference}
        />
      )}
    </WorkDialog>
  );
}
