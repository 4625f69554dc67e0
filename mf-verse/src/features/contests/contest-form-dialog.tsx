import { useState } from 'react';
import type { Contest, ContestAnswer } from '@verse/api-contract/contests';
import { amountText, wholeText } from '@verse/api-contract/typed-number';
import { useShell } from '@verse/contract/react';
import { NumberField, TextAreaField, TextField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import type { FormOutcome } from '../../shared/form-outcome';
import { newId } from '../../shared/new-id';
import { usePerform } from '../../shared/perform';
import { contestFormOf, type ContestTexts, faultsOfContest, textsOfContest } from './contest-form';
import styles from './contest-form-dialog.module.scss';
import { ContestPicture } from './contest-picture';
import { faultsOfPicture, pictureActOf, pictureOf } from './contest-picture-choice';
import type { ContestAct } from './contests.api';

interface ContestFormDialogProps {
  /** The one to edit; without it a new one is added. */
  contest?: Contest;
  onClose: () => void;
  onDone: () => void;
}

export function ContestFormDialog({ contest, onClose, onDone }: ContestFormDialogProps) {
  const { notify } = useShell();
  const [texts, setTexts] = useState<ContestTexts>(() => textsOfContest(contest));
  const [picture, setPicture] = useState(() => pictureOf(contest));
  const [saved, setSaved] = useState(contest);
  const [key] = useState(newId);
  const perform = usePerform<ContestAct>();

  /** The words, then the picture; where that is refused, the next try changes what is saved already. */
  async function send(): Promise<FormOutcome<ContestAnswer>> {
    const form = contestFormOf(texts, contest);
    const words = await perform<ContestAnswer>(
      saved ? { what: 'change', id: saved.id, version: saved.version, change: form } : { what: 'add', key, form },
    );
    if (!words.ok) return words;
    setSaved(words.value.contest);
    const act = pictureActOf(words.value.contest, picture);
    const answer = act ? await perform<ContestAnswer>(act) : words;
    if (answer.ok) return answer;
    onDone();
    const why = answer.message ?? Object.values(answer.fields)[0] ?? 'Please try again.';
    return { ...answer, message: `The words are saved, the picture is not. ${why}` };
  }

  function handleDone() {
    onDone();
    notify({ tone: 'success', text: contest ? 'The contest was changed.' : 'The contest was added.' });
  }

  return (
    <FormDialog<ContestAnswer>
      title={contest ? 'Edit the contest' : 'Add a contest'}
      submit={contest ? 'Save changes' : 'Add contest'}
      size="large"
      faults={() => ({ ...faultsOfContest(texts, contest), ...faultsOfPicture(picture) })}
      send={send}
      onDone={handleDone}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Fields texts={texts} errors={errors} edit={(change) => setTexts({ ...texts, ...change })} />
          <ContestPicture
            choice={picture}
            errors={errors}
            onChange={(change) => setPicture((before) => ({ ...before, ...change }))}
          />
        </>
      )}
    </FormDialog>
  );
}

const inDollars = (typed: string) => amountText(typed, 'USD');

interface FieldsProps {
  texts: ContestTexts;
  errors: Record<string, string | undefined>;
  edit: (change: Partial<ContestTexts>) => void;
}

function Fields({ texts, errors, edit }: FieldsProps) {
  const text = (name: keyof ContestTexts) => ({
    name,
    value: texts[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => edit({ [name]: currentTarget.value }),
  });
  return (
    <>
      <TextField label="Title" required {...text('title')} />
      <TextAreaField label="Description" required rows={4} {...text('description')} />
      <div className={styles.row}>
        <NumberField label="Prize pool, in $" echo={inDollars} required {...text('prizePool')} />
        <NumberField label="Entry fee, in $" echo={inDollars} required {...text('entryFee')} />
        <NumberField label="Places" inputMode="numeric" echo={wholeText} required {...text('maxParticipants')} />
      </div>
      <div className={styles.row}>
        <TextField label="Start" type="datetime-local" required hint="In your own time zone." {...text('startsAt')} />
        <TextField label="Deadline" type="datetime-local" required {...text('deadline')} />
      </div>
      <TextField label="Tags" isOptional hint="With commas between them." {...text('tags')} />
    </>
  );
}
