import type { ReactNode } from 'react';
import { sizeText } from '@verse/api-contract/files';
import { formatShortMoment } from '@verse/api-contract/formats';
import { MemberText } from '../../shared/member-text';
import type { ThreadMessage } from './thread.api';
import styles from './thread.module.scss';

interface MessageProps {
  entry: ThreadMessage;
  /** Whether the member or a colleague wrote the message. */
  isOwnSide: boolean;
  fileHref: (id: string) => string;
  actions?: ((entry: ThreadMessage) => ReactNode) | undefined;
}

export function Message({ entry, isOwnSide, fileHref, actions }: MessageProps) {
  const { by, text, files, at, isOwn } = entry;
  return (
    <article className={styles.message} data-own={isOwnSide || undefined}>
      <p>
        <bdi>{isOwn ? 'You' : by}</bdi>, <time dateTime={at}>{formatShortMoment(at)}</time>
      </p>
      {text ? <MemberText text={text} /> : null}
      {files.map(({ id, name, bytes }) => (
        <p key={id}>
          <a href={fileHref(id)} download>
            <bdi>{name}</bdi>
          </a>{' '}
          ({sizeText(bytes)})
        </p>
      ))}
      {actions && !isOwnSide ? actions(entry) : null}
    </article>
  );
}
