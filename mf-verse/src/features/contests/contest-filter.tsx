import type { ChangeEvent, ReactNode } from 'react';
import { SelectField, TextField } from '@verse/ui';
import { type ContestChoice, SORTS, STATUSES } from './contest-choice';
import styles from './contest-filter.module.scss';
import type { useContestChoice } from './use-contest-choice';

interface ContestFilterProps {
  choice: ContestChoice;
  choose: ReturnType<typeof useContestChoice>['choose'];
  tags: string[];
}

export function ContestFilter({ choice, choose, tags }: ContestFilterProps) {
  return (
    <div className={styles.filter}>
      <div className={styles.fields}>
        <TextField
          label="Search"
          type="search"
          placeholder="Search contests…"
          value={choice.query}
          onChange={(event: ChangeEvent<HTMLInputElement>) => choose('q', event.currentTarget.value)}
        />
        <SelectField
          label="Order"
          value={choice.sort ?? ''}
          onChange={(event) => choose('sort', event.currentTarget.value)}
        >
          <option value="">Sort by</option>
          {Object.entries(SORTS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      </div>
      <Choices
        label="Status"
        chosen={choice.status}
        options={STATUSES}
        all="all"
        onChoose={(value) => choose('status', value)}
      />
      <Choices label="Tag" chosen={choice.tag} options={tags} all="All" onChoose={(value) => choose('tag', value)} />
    </div>
  );
}

interface ChoicesProps {
  label: string;
  chosen: string | undefined;
  options: readonly string[];
  /** What the choice of none is called. */
  all: string;
  onChoose: (value: string) => void;
}

function Choices({ label, chosen = '', options, all, onChoose }: ChoicesProps) {
  const one = (value: string, words: ReactNode) => (
    <li key={value}>
      <button type="button" className={styles.choice} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
        <bdi>{words}</bdi>
      </button>
    </li>
  );
  return (
    <ul className={styles.choices} aria-label={label}>
      {one('', all)}
      {options.map((value) => one(value, value))}
    </ul>
  );
}
