import { useEffect, useRef } from 'react';
import type { AnswersResult, ApplicationRow } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { Alert, Button } from '@verse/ui';
import { nameOf, resultText } from './answer-labels';
import styles from './applicants-board.module.scss';

interface AnswerResultsProps {
  result: AnswersResult;
  names: ReadonlyMap<string, ApplicationRow>;
  onClose: () => void;
}

export function AnswerResults({ result: { results }, names, onClose }: AnswerResultsProps) {
  const note = useRef<HTMLDivElement>(null);
  // Takes the focus, because the selection bar with the pressed button has disappeared.
  useEffect(() => note.current?.focus(), [results]);
  const answered = results.filter(({ result }) => result === 'answered').length;
  const isWhole = answered === results.length;
  const who = formatCount(answered, 'applicant was', 'applicants were');
  const title = `${who} answered${isWhole ? '.' : ` of ${results.length}.`}`;
  return (
    <div ref={note} tabIndex={-1}>
      <Alert tone={isWhole ? 'success' : 'warning'} title={title}>
        <ul className={styles.results}>
          {results.map((one) => {
            const row = names.get(one.id);
            return (
              <li key={one.id}>
                <bdi>{row ? nameOf(row) : 'An applicant'}</bdi>: {resultText(one)}
              </li>
            );
          })}
        </ul>
        <Button size="small" variant="quiet" onClick={onClose}>
          Close the list
        </Button>
      </Alert>
    </div>
  );
}
