import { useState } from 'react';
import type { Contest, ContestAnswer } from '@verse/api-contract/api';
import { amountText, wholeText } from '@verse/api-contract/typed-number';
import { type ApiClient, ApiError } from '@verse/contract';
import { NumberField, TextAreaField, TextField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { useKeptInTab } from '../../shared/kept-in-tab';
import { changeContest } from './contest-changes.api';
import { checkContest, type ContestTexts, toContestForm, toContestTexts } from './contest-form';
import styles from './contest-form-dialog.module.scss';
import { ContestPicture } from './contest-picture';
import { checkPicture, findPictureCall, getPictureChoice } from './contest-picture-draft';

interface ContestFormDialogProps {
  contest: Contest;
  onClose: () => void;
  onDone: () => void;
}

/** Edits a contest that was added to the list without rules, as staff did in earlier releases. */
export function ContestFormDialog({ contest, onClose, onDone }: ContestFormDialogProps) {
  const [texts, setTexts] = useState<ContestTexts>(() => toContestTexts(contest));
  const name = `contest ${contest.id}`;
  const { value: picture, set: setPicture, ...keptPicture } = useKeptInTab(name, getPictureChoice(contest));
  const [saved, setSaved] = useState(contest);

  /** Saves the text fields, then the picture. If the picture is rejected, a retry updates the saved contest. */
  async function save(api: ApiClient): Promise<ContestAnswer> {
    const form = toContestForm(texts, contest);
    const text = await changeContest(api, saved, form);
    setSaved(text.contest);
    try {
      return (await findPictureCall(text.contest, picture)?.(api)) ?? text;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      onDone();
      const message = `We saved the text, not the picture. ${Object.values(error.fields)[0] ?? error.message}`;
      const { status, code } = error;
      throw new ApiError(status, { type: 'about:blank', title: 'Picture not saved', status, code, message });
    }
  }

  function handleDone() {
    keptPicture.reset();
    onDone();
  }

  return (
    <FormDialog<ContestAnswer>
      title="Edit the contest"
      keptAs={name}
      submit="Save changes"
      size="large"
      findErrors={() => ({ ...checkContest(texts, contest), ...checkPicture(picture) })}
      send={save}
      success="Contest updated."
      onDone={handleDone}
      onClose={onClose}
      onDiscard={keptPicture.reset}
    >
      {(errors) => (
        <>
          <Fields texts={texts} errors={errors} edit={(change) => setTexts((before) => ({ ...before, ...change }))} />
          <ContestPicture
            choice={picture}
            errors={errors}
            onChange={(change) => setPicture({ ...picture, ...change })}
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
        <TextField label="Start" type="datetime-local" required hint="In your time zone." {...text('startsAt')} />
        <TextField label="Deadline" type="datetime-local" required {...text('deadline')} />
      </div>
      <TextField label="Tags" isOptional hint="Separated by commas." {...text('tags')} />
    </>
  );
}
