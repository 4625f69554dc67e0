import { Link } from 'react-router-dom';
import type { CaseAnswer } from '@verse/api-contract/api';
import type { ModerationCase } from '@verse/api-contract/community/moderation.schema';
import { isPrivateMessage } from '@verse/api-contract/community/moderation.values';
import { formatFullMoment } from '@verse/api-contract/formats';
import { Badge, Card, Picture, Stack } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import queue from '../../shared/queue.module.scss';
import styles from './case-details.module.scss';

interface ReportedThingProps {
  one: ModerationCase;
  now: CaseAnswer['now'];
}

const NOW_LABELS = { shown: 'Shown', deleted: 'Deleted by its author', removed: 'Removed' } as const;
const LINK_TEXTS: Record<ModerationCase['type'], string> = {
  post: 'Open the post',
  comment: 'Open the post',
  profile: 'Open the profile',
  organisation: 'Open the organisation',
  message: '',
  package: 'Open the profile',
  collection: 'Open the collection',
  review: 'Open the page with the review',
  update: 'Open the contest',
  nomination: 'Open the nominations',
  'prize-message': '',
  'judge-sentence': 'Open the results',
};

/** Returns the reported content's state, taking into account a decision made just now. */
const stateNow = ({ state }: ModerationCase, { state: before }: NonNullable<CaseAnswer['now']>) => {
  if (before === 'deleted') return before;
  if (state === 'removed') return 'removed';
  return state === 'restored' ? 'shown' : before;
};

/**
 * The content as it was when reported and, if it has since changed, as it is now. A comment is shown with its post or
 * parent comment.
 */
export function ReportedThing({ one, now }: ReportedThingProps) {
  const { text, path, type, entries } = one;
  const isPrivate = isPrivateMessage(type);
  const isChanged = now !== null && text !== null && now.text !== text;
  return (
    <Card as="section" className={styles.part} aria-labelledby="thing-title">
      <div className={queue.head}>
        <h2 className={queue.title} id="thing-title">
          What was reported
        </h2>
        {now ? <Badge>{NOW_LABELS[stateNow(one, now)]}</Badge> : null}
      </div>
      {entries ? (
        <ReportedMessages entries={entries} />
      ) : (
        <Words text={text ?? 'We deleted the copy thirty days after the decision.'} />
      )}
      {isChanged ? (
        <>
          <h3 className={styles.label}>It now says</h3>
          <Words text={now.text} />
        </>
      ) : null}
      {now?.picture ? <Shown picture={now.picture} /> : null}
      {now?.below ? (
        <>
          <h3 className={styles.label}>A comment on this post</h3>
          <Words text={now.below.text} />
          {now.below.picture ? <Shown picture={now.below.picture} /> : null}
        </>
      ) : null}
      {now === null && type !== 'profile' && !isPrivate ? <MutedText>It’s gone for good.</MutedText> : null}
      {isPrivate ? (
        <MutedText>You see only the messages they sent us.</MutedText>
      ) : (
        <p>
          <Link to={path}>{LINK_TEXTS[type]}</Link>
        </p>
      )}
    </Card>
  );
}

/** The reported message and those around it, oldest first. */
const ReportedMessages = ({ entries }: { entries: NonNullable<ModerationCase['entries']> }) => (
  <Stack as="ol" gap={3}>
    {entries.map(({ isAuthors, isReported, text, at }, index) => (
      <li key={`${at} ${index}`}>
        <MutedText>
          {isAuthors ? 'The reported member' : 'Who they wrote with'}, <time dateTime={at}>{formatFullMoment(at)}</time>
          {isReported ? <strong>: reported</strong> : null}
        </MutedText>
        <Words text={text} />
      </li>
    ))}
  </Stack>
);

const Words = ({ text }: { text: string }) =>
  text ? <blockquote className={styles.quote}>{text}</blockquote> : <MutedText>No text.</MutedText>;

const Shown = ({ picture }: { picture: NonNullable<NonNullable<CaseAnswer['now']>['picture']> }) => (
  <Picture
    className={styles.picture}
    src={picture.src}
    srcSet={picture.srcset}
    sizes="(width >= 1100px) 30rem, 100vw"
    alt={picture.alt}
    width={picture.width}
    height={picture.height}
  />
);
