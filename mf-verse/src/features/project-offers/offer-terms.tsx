import { formatCount, formatDay, formatMoney, formatShortDay } from '@verse/api-contract/formats';
import { totalOf } from '@verse/api-contract/work/offer-rules';
import type { Offer } from '@verse/api-contract/work/project-offers.schema';
import { Hash, Stack } from '@verse/ui';
import { Fact } from '../../shared/fact';
import { MutedText } from '../../shared/muted-text';
import { SmallText } from '../../shared/small-text';
import styles from './offers.module.scss';

/** A version's complete terms, as they will be accepted. */
export function OfferTerms({ offer: { terms, hash } }: { offer: Offer }) {
  const { scope, deliverables, revisions, silentDays, validUntil, account } = terms;
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
      <Milestones terms={terms} />
      <Stack as="dl" gap={3}>
        <Fact name="Changes included">{formatCount(revisions, 'round')} per milestone</Fact>
        <Fact name="Silence">
          A delivery counts as accepted after {formatCount(silentDays, 'day')} without an answer. We remind the client
          twice.
        </Fact>
        <Fact name="Valid until">
          <time dateTime={validUntil}>{formatDay(validUntil)}</time>, in UTC
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

function Milestones({ terms }: { terms: Offer['terms'] }) {
  const { milestones, currency } = terms;
  return (
    <table className={styles.milestones}>
      <caption>Milestones</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Due on</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {milestones.map(({ title, dueOn, minor }, index) => (
          <tr key={index}>
            <th scope="row" dir="auto">
              {title}
            </th>
            <td>
              <time dateTime={dueOn}>{formatShortDay(dueOn)}</time>
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
