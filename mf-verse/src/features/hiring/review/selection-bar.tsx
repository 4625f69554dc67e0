import { useState } from 'react';
import type { AnswersResult } from '@verse/api-contract/api';
import { type Answer, APPLICATION_LIMITS } from '@verse/api-contract/work/job-applications.values';
import { Button, Cluster } from '@verse/ui';
import { AnswerDialog } from './answer-dialog';
import { ANSWER_ACTS, type Answerable, answersFor } from './answer-labels';
import styles from './applicants-board.module.scss';

interface SelectionBarProps {
  handle: string;
  jobId: string;
  chosen: readonly Answerable[];
  onClear: () => void;
  onDone: (result: AnswersResult) => void;
}

/** The answers available for the selected applications. */
export function SelectionBar({ handle, jobId, chosen, onClear, onDone }: SelectionBarProps) {
  const [to, setTo] = useState<Answer>();
  if (chosen.length === 0) return null;
  const answers = answersFor(chosen);
  const isFull = chosen.length === APPLICATION_LIMITS.answers;
  return (
    <div className={styles.bar} role="region" aria-label="Selected applications">
      <Cluster>
        <p role="status">
          {chosen.length} selected{isFull ? ', the most at once' : ''}
        </p>
        {answers.map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === 'declined' ? 'secondary' : 'primary'}
            onClick={() => setTo(one)}
          >
            {ANSWER_ACTS[one]}
          </Button>
        ))}
        {answers.length === 0 ? <p>They already have their final answer.</p> : null}
        <Button size="small" variant="quiet" onClick={onClear}>
          Clear
        </Button>
      </Cluster>
      {to ? (
        <AnswerDialog
          handle={handle}
          jobId={jobId}
          to={to}
          chosen={chosen}
          onDone={onDone}
          onClose={() => setTo(undefined)}
        />
      ) : null}
    </div>
  );
}
