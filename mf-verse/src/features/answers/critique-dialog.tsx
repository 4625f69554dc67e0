import type { Answers } from '@verse/api-contract/api';
import { MOST_QUESTIONS, QUESTION_TEXT } from '@verse/api-contract/community/critique.values';
import { isBlank } from '@verse/api-contract/text';
import { TextField } from '@verse/ui';
import { keptName } from '../../shared/comments/comments.api';
import { FormDialog } from '../../shared/form-dialog';
import { type AnsweredSubject, askForCritique } from './answers.api';

interface CritiqueDialogProps {
  subject: AnsweredSubject;
  critique: Answers['critique'];
  onDone: (answers: Answers) => void;
  onClose: () => void;
}

const LABELS = ['First question', 'Second question (optional)'];
const SUGGESTED = ['What works?', 'What would you change?'];
const fieldNames = Array.from({ length: MOST_QUESTIONS }, (_, index) => `question${index}`);

/** The dialog with the maker's questions to critics. */
export function CritiqueDialog({ subject, critique, onDone, onClose }: CritiqueDialogProps) {
  const before = critique.questions.length > 0 ? critique.questions : SUGGESTED;
  const read = (fields: FormData) =>
    fieldNames.map((name) => String(fields.get(name) ?? '')).filter((question) => !isBlank(question));
  return (
    <FormDialog
      title="Ask for critique"
      keptAs={`questions ${keptName(subject)}`}
      submit={critique.isWanted ? 'Save questions' : 'Ask for critique'}
      success={critique.isWanted ? 'Your questions are saved.' : 'Members can find it under Critique wanted now.'}
      findErrors={(fields) => ({
        [fieldNames[0]!]: read(fields).length === 0 ? 'Write at least one question.' : undefined,
      })}
      toControls={({ questions, ...others }) => (questions ? { ...others, [fieldNames[0]!]: questions } : others)}
      send={(api, fields) => askForCritique(api, subject, { isWanted: true, questions: read(fields) })}
      onDone={onDone}
      onClose={onClose}
    >
      {(errors) =>
        fieldNames.map((name, index) => (
          <TextField
            key={name}
            label={LABELS[index] ?? ''}
            name={name}
            maxLength={QUESTION_TEXT.max}
            defaultValue={before[index] ?? ''}
            error={errors[name]}
          />
        ))
      }
    </FormDialog>
  );
}
