import type { ContestDraft } from '@verse/api-contract/api';
import { TERMS_LIMITS, TERMS_MESSAGES, TERMS_TEXTS } from '@verse/api-contract/contests/contest-terms.values';
import { readWhole } from '@verse/api-contract/typed-number';
import { Alert, Button, Cluster, TextField } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import groups from '../../shared/field-group.module.scss';
import { useFocusKeeper } from '../../shared/use-focus-keeper';
import styles from './contest-fields.module.scss';
import type { ContestFieldsProps } from './contest-fields-props';

type Criterion = ContestDraft['criteria'][number];

const EMPTY: Criterion = { title: '', weight: '', words: { low: '', middle: '', high: '' } };
const WORDS = [
  { name: 'low', label: 'Words for the score 1' },
  { name: 'middle', label: 'Words for the score 3' },
  { name: 'high', label: 'Words for the score 5' },
] as const;

/** Fields for two to six criteria, with the current sum of their weights. */
export function CriteriaFields({ form: { criteria }, errors, change }: ContestFieldsProps) {
  const sum = criteria.reduce((total, { weight }) => total + (readWhole(weight) ?? 0), 0);
  const isWhole = sum === TERMS_LIMITS.weights;
  const fault = isWhole && errors.criteria === TERMS_MESSAGES.weights ? undefined : errors.criteria;
  const replace = (index: number, next: Criterion) => change({ criteria: criteria.with(index, next) });
  return (
    <div className={groups.group} ref={useFocusKeeper()}>
      <p className={parts.quiet}>
        Judges score each criterion from 1 to 5, using these words. The first entry locks them.
      </p>
      <ol className={styles.criteria}>
        {criteria.map((criterion, index) => (
          // The index serves as the key, because criteria have no ids.
          <li key={index} className={styles.criterion}>
            <CriterionFields
              criterion={criterion}
              index={index}
              errors={errors}
              onChange={(next) => replace(index, next)}
              onRemove={() => change({ criteria: criteria.toSpliced(index, 1) })}
            />
          </li>
        ))}
      </ol>
      {fault ? <Alert tone="error">{fault}</Alert> : null}
      <Cluster>
        {criteria.length < TERMS_LIMITS.mostCriteria ? (
          // Its name lets the form focus it if there are too few criteria.
          <Button
            name="criteria"
            variant="secondary"
            size="small"
            onClick={() => change({ criteria: [...criteria, EMPTY] })}
          >
            Add a criterion
          </Button>
        ) : null}
        <p className={styles.sum} data-whole={isWhole || undefined} role="status">
          Weights: {sum} of {TERMS_LIMITS.weights}
        </p>
      </Cluster>
    </div>
  );
}

interface CriterionFieldsProps {
  criterion: Criterion;
  index: number;
  errors: Record<string, string | undefined>;
  onChange: (criterion: Criterion) => void;
  onRemove: () => void;
}

function CriterionFields({ criterion, index, errors, onChange, onRemove }: CriterionFieldsProps) {
  const { title, weight, words } = criterion;
  const at = (name: string) => ({ name: `criteria.${index}.${name}`, error: errors[`criteria.${index}.${name}`] });
  return (
    <div role="group" aria-label={`Criterion ${index + 1}`} className={groups.group}>
      <div className={styles.titleRow}>
        <TextField
          label="Criterion"
          required
          maxLength={TERMS_TEXTS.criterion.max}
          value={title}
          onChange={({ currentTarget }) => onChange({ ...criterion, title: currentTarget.value })}
          {...at('title')}
        />
        <TextField
          label="Weight, in percent"
          inputMode="numeric"
          required
          value={weight}
          onChange={({ currentTarget }) => onChange({ ...criterion, weight: currentTarget.value })}
          {...at('weight')}
        />
      </div>
      {WORDS.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          required
          maxLength={TERMS_TEXTS.described.max}
          value={words[name]}
          onChange={({ currentTarget }) => onChange({ ...criterion, words: { ...words, [name]: currentTarget.value } })}
          {...at(`words.${name}`)}
        />
      ))}
      <p>
        <Button variant="quiet" size="small" aria-label={`Remove criterion ${index + 1}`} onClick={onRemove}>
          Remove
        </Button>
      </p>
    </div>
  );
}
