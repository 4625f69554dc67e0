import type { ContestPrize } from '@verse/api-contract/api';
import { PRIZE_STEP_TEXTS, PRIZE_WORD_TEXTS } from '@verse/api-contract/contests/contest-awards.values';
import { SHARE_RULE_TEXTS } from '@verse/api-contract/contests/contest-terms.values';
import { Badge } from '@verse/ui';
import styles from '../../shared/contest-parts.module.scss';
import { MomentText } from '../../shared/moment-text';
import { numbersText } from './award-labels';

export type OnePrize = ContestPrize['prizes'][number];

/** A promised prize and the steps of awarding it, with dates and evidence. */
export const PrizeSteps = ({ prize, one }: { prize: ContestPrize; one: OnePrize }) => (
  <>
    <p className={styles.text} dir="auto">
      {one.promise}
    </p>
    <p>
      {one.winner === null ? 'No winner.' : `Won by Entry ${one.winner}.`} Due by <MomentText moment={prize.awardBy} />.
    </p>
    {one.steps.length > 0 ? (
      <ol className={styles.list}>
        {one.steps.map(({ step, at, note, link }) => (
          <li key={step}>
            {PRIZE_STEP_TEXTS[step]} <MomentText moment={at} />
            {note ? (
              <>
                {' '}
                <bdi>{note}</bdi>
              </>
            ) : null}
            {link ? (
              <>
                {' '}
                <a className={styles.link} href={link} rel="nofollow ugc noopener" target="_blank">
                  Evidence
                </a>
              </>
            ) : null}
          </li>
        ))}
      </ol>
    ) : null}
    {one.word === 'late' || one.word === 'not-received' ? <p>{PRIZE_WORD_TEXTS[one.word]}</p> : null}
    {one.isOverdue ? <Overdue prize={prize} one={one} /> : null}
    {one.isInTime ? (
      <p>
        <Badge tone="highlight">Awarded on time</Badge>
      </p>
    ) : null}
  </>
);

/** Shown if the prize is overdue. An overdue judges' prize is shared among entries; no other prize is shared. */
const Overdue = ({ prize, one }: { prize: ContestPrize; one: OnePrize }) => (
  <>
    <p>
      <Badge tone="neutral">Overdue</Badge> The prize is late.
    </p>
    {one.prize === 'judges' ? (
      <p>
        {SHARE_RULE_TEXTS[prize.shareRule]} That’s {numbersText(prize.sharing, prize.sharingCount)}.
      </p>
    ) : null}
  </>
);
