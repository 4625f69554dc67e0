import type { FormEvent } from 'react';
import { parseLocalInput } from '@verse/api-contract/formats';
import { useFormErrors } from '@verse/contract/form';
import { Button, TextField } from '@verse/ui';
import styles from './own-posts.module.scss';

interface ScheduleFormProps {
  /** Whether the post is already public. */
  isOut: boolean;
  onSchedule: (iso: string) => void;
}

/** Form for a post's publication time, in the writer's local time zone. */
export function ScheduleForm({ isOut, onSchedule }: ScheduleFormProps) {
  const { form, errors, refuse, handleEdit } = useFormErrors();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const moment = parseLocalInput(String(new FormData(event.currentTarget).get('moment')));
    if (!moment) refuse({ moment: 'Choose a date and a time that exist.' });
    else if (Date.parse(moment) <= Date.now()) refuse({ moment: 'Choose a time in the future.' });
    else onSchedule(moment);
  }

  return (
    <form ref={form} className={styles.part} noValidate onChange={handleEdit} onSubmit={handleSubmit}>
      <TextField
        label="Publish at"
        name="moment"
        type="datetime-local"
        hint={`In your local time.${isOut ? ' Until then the post is not public.' : ''}`}
        error={errors.moment}
      />
      <Button type="submit" variant="secondary" size="small">
        Schedule post
      </Button>
    </form>
  );
}
