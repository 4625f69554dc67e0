import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Project } from '@verse/api-contract/api';
import { sizeText } from '@verse/api-contract/files';
import type { Milestone } from '@verse/api-contract/work/project-work.schema';
import { Stack } from '@verse/ui';
import { MemberText } from '../../shared/member-text';
import { MomentText } from '../../shared/moment-text';
import { MutedText } from '../../shared/muted-text';
import type { MarkDraft } from './marks/mark-draft';
import { workFile } from './work.api';

type Delivery = Milestone['deliveries'][number];

const DeliveredPictures = lazy(async () => {
  const marks = await import(/* webpackChunkName: "mf-verse-marks" */ './marks/delivered-pictures');
  return { default: marks.DeliveredPictures };
});

const hasPictures = ({ files }: Delivery) => files.some(({ isPicture }) => isPicture);

interface DeliveriesProps {
  project: Pick<Project, 'number' | 'revision'>;
  milestone: Milestone;
  /** Marks that the member is placing on the newest delivery. */
  draft?: MarkDraft | null;
  /** Returns a file's URL; by default, its URL within the project. */
  fileHref?: (id: string) => string;
  /** Whether the newest pictures are loaded with the page. */
  opensNewest?: boolean;
}

/** The deliveries and the client's responses, oldest first. */
export function Deliveries({ project, milestone, draft = null, fileHref, opensNewest = true }: DeliveriesProps) {
  const { deliveries, title } = milestone;
  const toHref = fileHref ?? ((id: string) => workFile(project.number, id));
  const opened = opensNewest ? deliveries.findLast(hasPictures) : undefined;
  if (deliveries.length === 0) return null;
  return (
    <Stack as="ol" aria-label={`Deliveries of ${title}`}>
      {deliveries.map((delivery) => (
        <Stack as="li" key={delivery.at} gap={2}>
          <MutedText>
            Delivered on <MomentText moment={delivery.at} />
          </MutedText>
          {delivery.note ? <MemberText text={delivery.note} /> : null}
          <Files files={delivery.files} fileHref={toHref} label="Files of the delivery" />
          <Decision decision={delivery.decision} />
          {hasPictures(delivery) ? (
            <Pictures isOpen={delivery === opened}>
              <DeliveredPictures
                project={project}
                milestone={milestone}
                delivery={delivery}
                fileHref={toHref}
                draft={delivery === deliveries.at(-1) ? draft : null}
              />
            </Pictures>
          ) : null}
        </Stack>
      ))}
    </Stack>
  );
}

/** Loads the pictures when the fold is opened for the first time. */
function Pictures({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [isLoaded, setLoaded] = useState(isOpen);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setLoaded(true);
      }}
    >
      <summary>Pictures and marks</summary>
      {isLoaded ? <Suspense>{children}</Suspense> : null}
    </details>
  );
}

function Decision({ decision }: Pick<Delivery, 'decision'>) {
  if (!decision) return null;
  const { is, note, at, isSilent } = decision;
  const what = is === 'changes' ? 'Changes requested on' : isSilent ? 'Accepted automatically on' : 'Accepted on';
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
  files: Milestone['upload'];
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
