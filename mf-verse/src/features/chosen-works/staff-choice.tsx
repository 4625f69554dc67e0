import { useState } from 'react';
import { CHOICE_TEXTS } from '@verse/api-contract/community/chosen-works.values';
import { can } from '@verse/api-contract/rights';
import { findTextErrors } from '@verse/api-contract/text';
import { useSession, useShell } from '@verse/contract/react';
import { useToggle } from '@verse/contract/server-state';
import { Button, Cluster, TextField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { type Choice, chooseWork, setChoice } from './chosen-works.api';

interface StaffChoiceProps {
  work: { id: string; title: string };
  choice: Choice | null;
  onChange: (choice: Choice | null) => void;
  onTakeBack: (isTakenBack: boolean) => void;
}

const isOfStaff = (choice: Choice | null) => choice?.curator != null;

/** The buttons with which staff choose a work, change the sentence, and take the choice back. */
export function StaffChoice({ work, choice, onChange, onTakeBack }: StaffChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { notify } = useShell();
  const { user } = useSession();
  if (!can(user?.role, 'members.feature')) return null;
  return (
    <Cluster gap={3}>
      <Button size="small" variant="secondary" onClick={() => setIsOpen(true)}>
        {isOfStaff(choice) ? 'Change your sentence' : 'Choose for the wall'}
      </Button>
      {isOfStaff(choice) ? <TakeBack id={work.id} onTakeBack={onTakeBack} /> : null}
      {isOpen ? (
        <ChooseDialog
          work={work}
          sentence={choice?.sentence ?? ''}
          onDone={(chosen) => {
            onChange(chosen);
            onTakeBack(false);
            notify({ tone: 'success', text: `You chose “${work.title}”. It leads the wall, home and Showcase.` });
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Cluster>
  );
}

function TakeBack({ id, onTakeBack }: { id: string } & Pick<StaffChoiceProps, 'onTakeBack'>) {
  const { button, isOn, set } = useToggle({
    isOn: true,
    send: (api, on) => setChoice(api, id, on),
    failed: 'That didn’t work',
    success: (on) => (on ? undefined : 'No longer chosen.'),
    onShow: (on) => onTakeBack(!on),
  });
  return (
    <Button ref={button} size="small" variant="quiet" aria-pressed={!isOn} onClick={() => set(!isOn)}>
      {isOn ? 'Take back' : 'Choose again'}
    </Button>
  );
}

interface ChooseDialogProps {
  work: StaffChoiceProps['work'];
  sentence: string;
  onDone: (choice: Choice | null) => void;
  onClose: () => void;
}

function ChooseDialog({ work, sentence: before, onDone, onClose }: ChooseDialogProps) {
  const [sentence, setSentence] = useState(before);
  return (
    <FormDialog
      title={`Choose “${work.title}”`}
      keptAs={`choice ${work.id}`}
      submit="Choose"
      findErrors={() => findTextErrors(CHOICE_TEXTS, { sentence })}
      send={(api) => chooseWork(api, work.id, sentence)}
      onDone={({ choice }) => onDone(choice)}
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          label="Why, in a sentence"
          name="sentence"
          hint="Everyone sees it, with your name."
          required
          maxLength={CHOICE_TEXTS.sentence.max}
          value={sentence}
          error={errors.sentence}
          onChange={({ currentTarget }) => setSentence(currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
