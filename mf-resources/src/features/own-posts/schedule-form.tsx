import { useState, type FormEvent } from 'react';
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
    else if (moment.getTime() <= Date.now()) setError('Choose a time that is still to come.');
    else onSchedule(moment.toISOString());
  }

  return (
    <form className={styles.part} noValidate onSubmit={handleSubmit}>
      <TextField label="Publish at" name="moment" type="datetime-local" hint={`By the clock of this device.${isOut ? ' Until then the post is not public any more.' : ''}`} error={error} />
      <Button type="submit" variant="secondary" size="small">
        Schedule it
      </Button>
    </form>
  );
}
