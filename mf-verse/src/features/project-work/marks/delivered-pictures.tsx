import type { Project } from '@verse/api-contract/api';
import type { Mark, Milestone } from '@verse/api-contract/work/project-work.schema';
import { WORK_LIMITS } from '@verse/api-contract/work/project-work.values';
import { Stack } from '@verse/ui';
import type { MarkDraft } from './mark-draft';
import { MarkFields } from './mark-fields';
import { MarkList } from './mark-list';
import { MarkedPicture, type Pin } from './marked-picture';
import styles from './marks.module.scss';

type Delivery = Milestone['deliveries'][number];

interface DeliveredPicturesProps {
  project: Pick<Project, 'number' | 'revision'>;
  milestone: Pick<Milestone, 'id' | 'deliveries'> & { may: Pick<Milestone['may'], 'answerMarks'> };
  delivery: Delivery;
  fileHref: (id: string) => string;
  /** Marks that the member is placing; null if they cannot ask for changes to this delivery. */
  draft: MarkDraft | null;
}

const marksOf = (delivery: Delivery | undefined): readonly Mark[] => delivery?.decision?.marks ?? [];

/** The pictures of a delivery, with the marks beside them: its own or, until it has some, those it responds to. */
export function DeliveredPictures({ project, milestone, delivery, fileHref, draft }: DeliveredPicturesProps) {
  const pictures = delivery.files.filter(({ isPicture }) => isPicture);
  const own = marksOf(delivery);
  const place = milestone.deliveries.indexOf(delivery);
  const previous = own.length > 0 ? [] : marksOf(milestone.deliveries[place - 1]);
  const nameOf = (id: string) =>
    milestone.deliveries.flatMap(({ files }) => files).find((file) => file.id === id)?.name ?? '';
  const shown: readonly (Omit<Pin, 'isDone'> & { file: string; isDone?: boolean })[] = draft
    ? draft.marks.map((mark, index) => ({ ...mark, number: index + 1 }))
    : own.map((mark) => ({ ...mark, isDone: mark.state === 'done' }));
  const hasList = draft !== null || own.length > 0 || previous.length > 0;
  const isFull = draft !== null && draft.marks.length >= WORK_LIMITS.marks;
  return (
    <div className={styles.pictures} data-listed={hasList ? '' : undefined}>
      <Stack as="ul" aria-label="Delivered pictures">
        {pictures.map((file) => (
          <li key={file.id}>
            <MarkedPicture
              file={file}
              src={fileHref(file.id)}
              pins={shown
                .filter((mark) => mark.file === file.id)
                .map(({ number, x, y, isDone = false }) => ({ number, x, y, isDone }))}
              onPlace={
                draft && !isFull
                  ? (at) => draft.change([...draft.marks, { file: file.id, ...at, text: '' }])
                  : undefined
              }
            />
          </li>
        ))}
      </Stack>
      {hasList ? (
        <Stack gap={5}>
          {draft && pictures[0] ? <MarkFields draft={draft} first={pictures[0].id} nameOf={nameOf} /> : null}
          <Marks title="Marks" marks={own} project={project} milestone={milestone} nameOf={nameOf} />
          <Marks
            title="Marks on the last delivery"
            marks={previous}
            project={project}
            milestone={milestone}
            nameOf={nameOf}
          />
        </Stack>
      ) : null}
    </div>
  );
}

interface MarksProps extends Pick<DeliveredPicturesProps, 'project' | 'milestone'> {
  title: string;
  marks: readonly Mark[];
  nameOf: (file: string) => string;
}

const Marks = ({ title, marks, ...rest }: MarksProps) =>
  marks.length === 0 ? null : (
    <Stack as="section" gap={3}>
      <h4>{title}</h4>
      <MarkList label={title} marks={marks} {...rest} />
    </Stack>
  );
