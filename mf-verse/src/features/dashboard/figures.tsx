import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Dashboard, Figure } from '@verse/api-contract/api';
import { type FigureName, FIGURES } from '@verse/api-contract/community/dashboard.values';
import { formatClock, formatCount, formatShortDollars } from '@verse/api-contract/formats';
import type { PageName } from '@verse/contract';
import { useShell } from '@verse/contract/react';
import { Button, Card } from '@verse/ui';
import styles from './figures.module.scss';
import { Part } from './part';

interface FigureTexts {
  label: string;
  words: (value: number) => string;
  /** Text shown if there is no value. */
  none: string;
  /** Details that the label does not cover. */
  note?: string;
  source?: { page: PageName; words: string; anchor?: string };
}

const FIGURE_TEXTS: Record<FigureName, FigureTexts> = {
  projects: {
    label: 'Projects Completed',
    words: String,
    none: '0',
    note: 'For clients, on this site',
    source: { page: 'projects', words: 'Open your projects' },
  },
  rank: { label: 'Community Rank', words: (rank) => `#${rank}`, none: 'Not ranked yet' },
  response: {
    label: 'Briefs Answered',
    words: String,
    none: 'No briefs yet',
    source: { page: 'projects', words: 'Open your projects' },
  },
  earnings: {
    label: 'Referral Earnings',
    words: formatShortDollars,
    none: '$0',
    source: { page: 'referral', words: 'Open your referrals' },
  },
  plan: {
    label: 'Subscription Left',
    words: (days) => formatCount(days, 'day'),
    none: 'No plan',
    source: { page: 'dashboard', anchor: '#plan', words: 'Open your plan' },
  },
};

export function Figures({ board }: { board: Dashboard | undefined }) {
  return (
    <Part title="Your numbers" hasFailed={!board}>
      <ul className={styles.figures}>
        {FIGURES.map((name) => (
          <li key={name}>
            <FigureCard texts={FIGURE_TEXTS[name]} figure={board?.figures.find((one) => one.name === name)} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A number and, on request, an explanation of how it was calculated. */
function FigureCard({
  texts: { label, words, none, note },
  texts,
  figure,
}: {
  texts: FigureTexts;
  figure: Figure | undefined;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const name = useId();
  const rows = useId();
  return (
    <Card className={styles.card} role="group" aria-labelledby={name}>
      <p className={styles.label} id={name}>
        {label}
      </p>
      {figure ? (
        <>
          <p className={styles.value} data-none={figure.value === null || undefined}>
            {figure.value === null ? none : words(figure.value)}
          </p>
          {note ? <p className={styles.note}>{note}</p> : null}
          {figure.asOf ? <p className={styles.note}>as of {formatClock(figure.asOf)}</p> : null}
          <Button
            className={styles.why}
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={rows}
            aria-describedby={name}
            onClick={() => setIsOpen(!isOpen)}
          >
            How it is counted
          </Button>
          <div className={styles.rows} id={rows} hidden={!isOpen}>
            <Calculation figure={figure} texts={texts} />
          </div>
        </>
      ) : (
        <p className={styles.note}>We couldn’t load this number. The others are up to date.</p>
      )}
    </Card>
  );
}

function Calculation({ figure: { formula, rows }, texts: { source } }: { figure: Figure; texts: FigureTexts }) {
  const { href } = useShell();
  const address = source && href(source.page);
  return (
    <>
      <p>{formula}</p>
      <ul>
        {rows.map(({ what, amount }, index) => (
          <li key={index}>
            {what}: {amount}
          </li>
        ))}
      </ul>
      {source && address ? <Link to={address + (source.anchor ?? '')}>{source.words}</Link> : null}
    </>
  );
}
