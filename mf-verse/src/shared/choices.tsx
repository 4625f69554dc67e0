import type { ReactNode } from 'react';
import { Cluster, useHydrated } from '@verse/ui';
import styles from './choices.module.scss';

interface ChoicesProps {
  label: string;
  /** Name of the query parameter. */
  name: string;
  chosen: string | undefined;
  options: readonly string[];
  /** Label of the button that clears the selection. */
  all: string;
  onChoose: (value: string) => void;
}

/** A group of buttons, one of which is pressed. Without JavaScript, each button submits the surrounding form. */
export function Choices({ label, name, chosen = '', options, all, onChoose }: ChoicesProps) {
  // With JavaScript, these must not be submit buttons, because Enter in a field would press the first one.
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
      {/* Must follow the buttons: the first value with this name takes effect, so a pressed button wins. */}
      {chosen ? <input type="hidden" name={name} value={chosen} /> : null}
    </Cluster>
  );
}
