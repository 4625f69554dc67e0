import type { Project } from '@verse/api-contract/api';
import { findTextErrors } from '@verse/api-contract/text';
import type { Mark, Milestone } from '@verse/api-contract/work/project-work.schema';
import { type MarkState, WORK_TEXTS } from '@verse/api-contract/work/project-work.values';
import { readText } from '@verse/contract/form';
import { useAction } from '@verse/contract/server-state';
import { Badge, Button, Cluster, Stack, TextAreaField } from '@verse/ui';
import { MemberText } from '../../../shared/member-text';
import { MutedText } from '../../../shared/muted-text';
import { sendWorkAction } from '../work.api';
import { WorkDialog } from '../work-dialog';

const STATE_TEXTS: Record<MarkState, string> = { open: 'Open', answered: 'Answered', done: 'Done' };
const STATE_TONES = { open: 'warning', answered: 'highlight', done: 'success' } as const;

interface MarkListProps {
  project: Pick<Project, 'number' | 'revision'>;
  milestone: Pick<Milestone, 'id'> & { may: Pick<Milestone['may'], 'answerMarks'> };
  marks: readonly Mark[];
  label: string;
  nameOf: (file: string) => string;
}

/** The marks of a request for changes, in the order of their numbers. The seller answers them here. */
export const MarkList = ({ marks, label, nameOf, ...rest }: MarkListProps) => (
  <Stack as="ol" gap={4} aria-label={label}>
    {marks.map((mark) => (
      <Stack as="li" key={mark.id} gap={2}>
        <Cluster gap={2}>
          <strong id={`mark-${rest.milestone.id}-${mark.id}`}>Mark {mark.number}</strong>
          <Badge tone={STATE_TONES[mark.state]}>{STATE_TEXTS[mark.state]}</Badge>
        </Cluster>
        <MemberText text={mark.text} />
        <MutedText>
          <bdi>{nameOf(mark.file)}</bdi>
        </MutedText>
        {mark.answer ? (
          <>
            <MutedText>The seller:</MutedText>
            <MemberText text={mark.answer} />
          </>
        ) : null}
        {rest.milestone.may.answerMarks ? <Answering mark={mark} {...rest} /> : null}
      </Stack>
    ))}
  </Stack>
);

function Answering({ mark, project, milestone }: Pick<MarkListProps, 'project' | 'milestone'> & { mark: Mark }) {
  const { id, number, answer, state } = mark;
  const isDone = state === 'done';
  const path = `milestones/${milestone.id}/marks/${id}`;
  const described = `mark-${milestone.id}-${id}`;
  const { run, isBusy } = useAction(sendWorkAction, {
    success: isDone ? `Mark ${number} is open again.` : `Mark ${number} is done.`,
  });
  return (
    <Cluster gap={2}>
      <Button
        size="small"
        variant={isDone ? 'quiet' : 'primary'}
        isBusy={isBusy}
        aria-describedby={described}
        onClick={() => run({ project, path, method: 'PUT', body: { answer, isDone: !isDone } })}
      >
        {isDone ? 'Not done' : 'Done'}
      </Button>
      <WorkDialog
        project={project}
        path={path}
        method="PUT"
        action={answer ? 'Change the answer' : 'Answer'}
        title={`Answer to mark ${number}`}
        submit="Save the answer"
        describedBy={described}
        done={`Your answer to mark ${number} was saved.`}
        read={(form) => {
          const text = readText(form, 'answer');
          const faults = text === '' ? {} : findTextErrors({ answer: WORK_TEXTS.answer }, { answer: text });
          return { faults, body: { answer: text, isDone } };
        }}
      >
        {(errors) => (
          <TextAreaField
            label="Answer"
            name="answer"
            rows={3}
            maxLength={WORK_TEXTS.answer.max}
            defaultValue={answer}
            hint={answer ? 'Leave it empty to remove your answer.' : 'Say what you did, or why not.'}
            error={errors.answer}
          />
        )}
      </WorkDialog>
    </Cluster>
  );
}
