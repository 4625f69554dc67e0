import { sizeText } from '@verse/api-contract/files';
import { MemberText } from '../../shared/member-text';
import type { ThreadMessage } from './thread.api';
import styles from './thread.module.scss';

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

interface MessageProps {
  entry: ThreadMessage;
  /** By the reader or a colleague. */
  isOwnSide: boolean;
  fileHref: (id: string) => string;
}

export function Message({ entry: { by, text, files, at, isOwn }, isOwnSide, fileHref }: MessageProps) {
  return (
    <article className={styles.message} data-own={isOwnSide || undefined}>
      <p className={styles.by}>
        <bdi>{isOwn ? 'You' : by}</bdi>, <time dateTime={at}>{MOMENT.format(new Date(at))}</time>
      </p>
      {text ? <MemberText text={text} /> : null}
      {files.map(({ id, name, bytes }) => (
        <p key={id} className={styles.file}>
          <a href={fileHref(id)} download>
            <bdi>{name}</bdi>
          </a>{' '}
          ({sizeText(bytes)})
        </p>
      ))}
    </article>
  );
}
