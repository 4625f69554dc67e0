import type { ContestPrize } from '@verse/api-contract/api';
import { Card } from '@verse/ui';
import styles from '../../shared/contest-parts.module.scss';
import { PRIZE_NAMES } from './award-labels';
import { PrizeSteps } from './prize-steps';

/** Shows the prizes on the results page, and whether they were awarded. */
export const ResultsPrize = ({ prize }: { prize: ContestPrize | undefined }) =>
  prize === undefined ? null : (
    <section className={styles.part} aria-labelledby="prizes-title">
      <h2 id="prizes-title">Prizes</h2>
      {prize.prizes.map((one) => (
        <Card key={one.prize} className={styles.card}>
          <h3>{PRIZE_NAMES[one.prize]}</h3>
          <PrizeSteps prize={prize} one={one} />
        </Card>
      ))}
    </section>
  );
