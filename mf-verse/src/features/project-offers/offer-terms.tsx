import { formatCount, formatDay, formatMoney, formatShortDay } from '@verse/api-contract/formats';
import { lastDayOf, totalOf } from '@verse/api-contract/work/offer-rules';
import type { Offer } from '@verse/api-contract/work/project-offers.schema';
import { Hash, Stack } from '@verse/ui';
import { Fact } from '../../shared/fact';
import { MutedText } from '../../shared/muted-text';
import { SmallText } from '../../shared/small-text';
import { daysText } from './offer-labels';
import styles from './offers.module.scss';

interface OfferTermsProps {
  offer: Offer;
  /** Whether this version was accepted, so that the day on which each milestone is due is known. */
  isAccepted: boolean;
}

/** A version's complete terms, as they will be accepted. */
export function OfferTerms({ offer: { terms, hash }, isAccepted }: OfferTermsProps) {
  const { scope, deliverables, revisions, silentDays, account } = terms;
  const lastDay = lastDayOf(terms);
  return (
    <Stack gap={3}>
      <MutedText as="h4">Scope</MutedText>
      <SmallText text={scope} />
      <MutedText as="h4">Deliverables</MutedText>
      <ul className={styles.bullets}>
        {deliverables.map((one, index) => (
          <li key={index} dir="auto">
            {one}
          </li>
        ))}
      </ul>
      <Milestones terms={terms} isAccepted={isAccepted} />
      <Stack as="dl" gap={3}>
        <Fact name="Changes included">{formatCount(revisions, 'round')} per milestone</Fact>
        <Fact name="Auto-accept">
          Accepted automatically after {formatCount(silentDays, 'day')} without an answer. We send two reminders.
        </Fact>
        <Fact name="Valid until">
          <time dateTime={lastDay}>{formatDay(lastDay)}</time>, in UTC
        </Fact>
        {account ? (
          <Fact name="Payments go to">
            <bdi>{account.holder}</bdi>, <bdi>{account.bank}</bdi>, account <bdi>{account.number}</bdi>
            {account.code ? (
              <>
                , bank code <bdi>{account.code}</bdi>
              </>
            ) : null}
          </Fact>
        ) : null}
      </Stack>
      <Hash label="SHA-256 of these terms" value={hash} />
    </Stack>
  );
}

function Milestones({ terms, isAccepted }: { terms: Offer['terms']; isAccepted: boolean }) {
  const { milestones, currency } = terms;
  return (
    <table className={styles.milestones}>
      <caption>Milestones</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Due</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {milestones.map(({ title, days, dueOn, minor }, index) => (
          <tr key={index}>
            <th scope="row" dir="auto">
              {title}
            </th>
            <td>
              {days === undefined || isAccepted ? (
                <time dateTime={dueOn}>{formatShortDay(dueOn)}</time>
              ) : (
                daysText(days)
              )}
            </td>
            <td>{formatMoney({ currency, minor })}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td>{formatMoney(totalOf(terms))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
