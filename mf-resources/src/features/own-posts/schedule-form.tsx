import { type FormEvent, useState } from 'react';
import { Button, TextField } from '@verse/ui';
import styles from './own-posts.module.scss';

interface ScheduleFormProps {
  /** Everybody sees the post now. */
  isOut: boolean;
  onSchedule: (iso: string) => void;
}

/** When a post goes out, by the writer's own clock. */
export function ScheduleForm({ isOut, onSchedule }: ScheduleFormProps) {
  const [error, setError] = useState<string>();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const moment = new Date(String(new FormData(event.currentTarget).get('moment')));
    if (Number.isNaN(moment.getTime())) setError('Choose a date and a time.');
    else if (moment.getTime() <= Date.now()) setError('Choose a time in the future.');
    else onSchedule(moment.toISOString());
  }

  return (
    <form className={styles.part} noValidate onSubmit={handleSubmit}>
      <TextField
        label="Publish at"
        name="moment"
        type="datetime-local"
        hint={`In your local time.${isOut ? ' Until then the post is not public.' : ''}`}
        error={error}
        onChange={() => setError(undefined)}
      />
      <Button type="submit" variant="secondary" size="small">
        Schedule post
      </Button>
    </form>
  );
}
