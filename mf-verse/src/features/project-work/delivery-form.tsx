import { useState } from 'react';
import { sizeText } from '@verse/api-contract/files';
import { WORK_LIMITS, WORK_TEXTS } from '@verse/api-contract/work/project-work.values';
import { useAction } from '@verse/contract/server-state';
import { Button, Stack } from '@verse/ui';
import { FileUpload } from '../../shared/file-upload';
import { MutedText } from '../../shared/muted-text';
import { TurnAct } from '../../shared/turn-act';
import { isTurnOf, type MilestoneProps } from './milestone-props';
import { addWorkFile, removeWorkFile, workFile } from './work.api';
import { TextDialog } from './work-dialog';

/** Files for the next delivery. The server stores them until they are delivered with a note. */
export function DeliveryForm({ project, milestone }: MilestoneProps) {
  const { id, upload, title } = milestone;
  const { number } = project;
  const { run, isBusy, failure } = useAction(addWorkFile, { success: 'File added.', showsFailure: true });
  const remove = useAction(removeWorkFile, { success: 'File removed.' });
  const [removed, setRemoved] = useState<string>();
  return (
    <Stack as="section" gap={2} aria-label={`Next delivery of ${title}`}>
      <h4>Next delivery</h4>
      {upload.length > 0 ? (
        <Stack as="ul" gap={2} aria-label="Files to deliver">
          {upload.map((file) => (
            <li key={file.id}>
              <a href={workFile(number, file.id)} download>
                <bdi>{file.name}</bdi>
              </a>{' '}
              <MutedText as="span">{sizeText(file.bytes)}</MutedText>{' '}
              <Button
                size="small"
                variant="secondary"
                isBusy={removed === file.id ? remove.isBusy : false}
                aria-label={`Remove ${file.name}`}
                onClick={() => {
                  setRemoved(file.id);
                  remove.run({ number, id, file: file.id });
                }}
              >
                Remove
              </Button>
            </li>
          ))}
        </Stack>
      ) : null}
      <FileUpload
        name={`file-${id}`}
        isBusy={isBusy}
        failure={failure}
        room={WORK_LIMITS.files - upload.length}
        note="Your client sees it once you deliver."
        onChoose={(file) => run({ number, id, file })}
      />
      <TurnAct isTurn={isTurnOf(project, milestone, 'deliver')}>
        <TextDialog
          project={project}
          path={`milestones/${id}/deliveries`}
          action="Deliver"
          variant="primary"
          name="note"
          label="Note"
          rule={WORK_TEXTS.note}
          isRequired={upload.length === 0}
          describedBy={`milestone-${id}`}
          done="Delivered. Your deadline is paused until the client answers."
          hint="Say what’s in it, and how to check it."
        />
      </TurnAct>
    </Stack>
  );
}
