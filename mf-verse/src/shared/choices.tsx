import type { ReactNode } from 'react';
import { Cluster, useHydrated } from '@verse/ui';
import styles from './choices.module.scss';

interface ChoicesProps {
  label: string;
  /** The query parameter. */
  name: string;
  chosen: string | undefined;
  options: readonly string[];
  /** Label of the button that clears the choice. */
  all: string;
  onChoose: (value: string) => void;
}

/** Buttons of which one is pressed. Without scripts each submits the form around it. */
export function Choices({ label, name, chosen = '', options, all, onChoose }: ChoicesProps) {
  // With scripts, Enter in a field must not press one of these as the first submit button of the form.
  const type = useHydrated() ? 'button' : 'submit';
  const one = (value: string, words: ReactNode) => (
    <li key={value}>
      <button
        type={type}
        name={name}
        value={value}
        className={styles.choice}
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        <bdi>{words}</bdi>
      </button>
    </li>
  );
  return (
    <Cluster as="ul" gap={2} aria-label={label}>
      {one('', all)}
      {options.map((value) => one(value, value))}
      {/* After the buttons, because the first of two values with the same name counts. */}
      {chosen ? <input type="hidden" name={name} value={chosen} /> : null}
    </Cluster>
  );
}
