import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Work } from '@verse/api-contract/api';
import { APPLICATION_LIMITS } from '@verse/api-contract/work/job-applications.values';
import { useShell } from '@verse/contract/react';
import { Stack } from '@verse/ui';
import { MutedText } from '../../../shared/muted-text';
import { StoredPicture } from '../../../shared/stored-picture';
import text from '../../../shared/text.module.scss';
import styles from './apply.module.scss';

interface WorksChoiceProps {
  works: readonly Work[];
  /** Ids of the chosen works, in the order they were chosen. */
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

const MOST = APPLICATION_LIMITS.works;

/** Lets the member choose works; copies of them are sent with the application. */
export function WorksChoice({ works, chosen, error, onChange }: WorksChoiceProps) {
  const profile = useShell().href('profile') ?? '';
  const hint = useId();
  return (
    <Stack as="fieldset" gap={3} aria-describedby={hint}>
      <legend className={styles.legend}>Works (optional)</legend>
      <MutedText id={hint} role="status">
        {works.length === 0
          ? 'No works on your profile yet.'
          : `Up to ${MOST}, sent as they are now. ${chosen.length} chosen.`}
      </MutedText>
      {works.length === 0 ? (
        <p>
          <Link to={profile}>Add a work to your profile</Link>. We keep your application.
        </p>
      ) : null}
      <ul className={styles.choices} hidden={works.length === 0}>
        {works.map((work) => (
          <li key={work.id}>
            <WorkChoice
              work={work}
              isChosen={chosen.includes(work.id)}
              isFull={chosen.length >= MOST}
              onChoose={(is) => onChange(is ? [...chosen, work.id] : chosen.filter((id) => id !== work.id))}
            />
          </li>
        ))}
      </ul>
      {error ? (
        <p className={text.error} role="alert">
          {error}
        </p>
      ) : null}
    </Stack>
  );
}

interface WorkChoiceProps {
  work: Work;
  isChosen: boolean;
  isFull: boolean;
  onChoose: (is: boolean) => void;
}

function WorkChoice({ work: { id, title, pictures }, isChosen, isFull, onChoose }: WorkChoiceProps) {
  const first = pictures[0];
  return (
    <label className={styles.choice} data-chosen={isChosen || undefined}>
      {first ? <StoredPicture picture={first} sizes="9rem" /> : null}
      <span className={styles.pick}>
        <input
          type="checkbox"
          name="works"
          value={id}
          checked={isChosen}
          disabled={isChosen ? false : isFull}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
        <span dir="auto">{title}</span>
      </span>
    </label>
  );
}
