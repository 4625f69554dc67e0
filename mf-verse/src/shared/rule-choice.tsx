import { useId } from 'react';
import {
  COMMUNITY_RULE_KEYS,
  COMMUNITY_RULES,
  type CommunityRule,
} from '@verse/api-contract/community/moderation.values';
import styles from './rule-choice.module.scss';

interface RuleChoiceProps {
  legend: string;
  name?: string;
  chosen: CommunityRule | undefined;
  error: string | undefined;
  onChoose: (rule: CommunityRule) => void;
}

export function RuleChoice({ legend, name = 'reason', chosen, error, onChoose }: RuleChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.rules} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {COMMUNITY_RULE_KEYS.map((rule) => (
        <label key={rule}>
          <input type="radio" name={name} value={rule} checked={rule === chosen} onChange={() => onChoose(rule)} />
          {COMMUNITY_RULES[rule]}
        </label>
      ))}
      <p id={errorId} className={styles.error} role="alert" hidden={!error}>
        {error}
      </p>
    </fieldset>
  );
}
