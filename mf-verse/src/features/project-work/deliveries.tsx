import { sizeText } from '@verse/api-contract/files';
import type { Milestone } from '@verse/api-contract/work/project-work.schema';
import { Stack } from '@verse/ui';
import { MemberText } from '../../shared/member-text';
import { MomentText } from '../../shared/moment-text';
import { MutedText } from '../../shared/muted-text';
import { workFile } from './work.api';

type Delivery = Milestone['deliveries'][number];

interface DeliveriesProps {
  number: string;
  milestone: Milestone;
  /** Returns a file's URL; by default, its URL within the project. */
  fileHref?: (id: string) => string;
}

/** The deliveries and the client's responses, oldest first. */
export function Deliveries({ number, milestone, fileHref = (id) => workFile(number, id) }: DeliveriesProps) {
  const { deliveries, title } = milestone;
  if (deliveries.length === 0) return null;
  return (
    <Stack as="ol" aria-label={`Deliveries of ${title}`}>
      {deliveries.map((delivery) => (
        <Stack as="li" key={delivery.at} gap={2}>
          <MutedText>
            Delivered on <MomentText moment={delivery.at} />
          </MutedText>
          {delivery.note ? <MemberText text={delivery.note} /> : null}
          <Files files={delivery.files} fileHref={fileHref} label="Files of the delivery" />
          <Decision decision={delivery.decision} />
        </Stack>
      ))}
    </Stack>
  );
}

function Decision({ decision }: Pick<Delivery, 'decision'>) {
  if (!decision) return null;
  const { is, note, at, isSilent } = decision;
  const what = is === 'changes' ? 'Changes asked for on' : isSilent ? 'Accepted without an answer on' : 'Accepted on';
  return (
    <>
      <MutedText>
        {what} <MomentText moment={at} />
      </MutedText>
      {note ? <MemberText text={note} /> : null}
    </>
  );
}

interface FilesProps {
  files: Delivery['files'];
  fileHref: (id: string) => string;
  label: string;
}

export function Files({ files, fileHref, label }: FilesProps) {
  if (files.length === 0) return null;
  return (
    <Stack as="ul" gap={2} aria-label={label}>
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <a href={fileHref(id)} download>
            <bdi>{name}</bdi>
          </a>{' '}
          <MutedText as="span">{sizeText(bytes)}</MutedText>
        </li>
      ))}
    </Stack>
  );
}
