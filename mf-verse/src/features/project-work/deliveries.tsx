import { sizeText } from '@verse/api-contract/files';
import type { Milestone } from '@verse/api-contract/project-work';
import { MemberText } from '../../shared/member-text';
import { MomentText } from '../../shared/moment-text';
import { workFile } from './work.api';
import styles from './work-panel.module.scss';

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
    <ol className={styles.list} aria-label={`Deliveries of ${title}`}>
      {deliveries.map((delivery) => (
        <li key={delivery.at} className={styles.delivery}>
          <p className={styles.quiet}>
            Delivered on <MomentText moment={delivery.at} />
          </p>
          {delivery.note ? <MemberText text={delivery.note} /> : null}
          <Files files={delivery.files} fileHref={fileHref} label="Files of the delivery" />
          <Decision decision={delivery.decision} />
        </li>
      ))}
    </ol>
  );
}

function Decision({ decision }: Pick<Delivery, 'decision'>) {
  if (!decision) return null;
  const { is, note, at, isSilent } = decision;
  const what = is === 'changes' ? 'Changes asked for on' : isSilent ? 'Accepted without an answer on' : 'Accepted on';
  return (
    <>
      <p className={styles.quiet}>
        {what} <MomentText moment={at} />
      </p>
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
    <ul className={styles.files} aria-label={label}>
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <a className={styles.link} href={fileHref(id)} download>
            <bdi>{name}</bdi>
          </a>{' '}
          <span className={styles.quiet}>{sizeText(bytes)}</span>
        </li>
      ))}
    </ul>
  );
}
