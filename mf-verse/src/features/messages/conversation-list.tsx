import { Link } from 'react-router-dom';
import type { Conversation } from '@verse/api-contract/api';
import { CONVERSATION_BOXES, type ConversationBox } from '@verse/api-contract/community/conversations.values';
import { formatShortMoment } from '@verse/api-contract/formats';
import { truncateText } from '@verse/api-contract/truncate-text';
import { useShell } from '@verse/contract/react';
import { usePagedList } from '@verse/contract/server-state';
import { Badge, Card, EmptyState, Initials, Picture, Stack } from '@verse/ui';
import cards from '../../shared/list-cards.module.scss';
import { LoadMore } from '../../shared/load-more';
import { PageTabs } from '../../shared/page-tabs';
import styles from './conversation-list.module.scss';
import { aboutText, BOX_LABELS, nameOf, STATE_LABELS } from './message-labels';
import type { Conversations } from './messages.api';

const EXCERPT = 140;
const MOST_REQUESTS = 100;

const NOTHING: Record<ConversationBox, [title: string, text: string]> = {
  open: [
    'No messages yet.',
    'Write to someone from their profile or work, or to an organisation from a job or contest.',
  ],
  requests: ['No requests.', 'First messages from new people wait here for your answer.'],
  ignored: ['No ignored messages.', 'Nobody is told.'],
};

/** A list of conversations, most recently changed first. */
export function ConversationList({ page }: { page: Conversations }) {
  const { box, requests } = page;
  const {
    box: listBox,
    heading,
    ...list
  } = usePagedList(page, {
    query: `box=${box}`,
    noun: ['conversation', 'conversations'],
  });
  const [title, text] = NOTHING[box];
  return (
    <>
      <Boxes shown={box} requests={requests} />
      <section className={cards.section} aria-labelledby="conversations">
        <h2 className={cards.heading} id="conversations" ref={heading} tabIndex={-1}>
          {BOX_LABELS[box]}
        </h2>
        {list.entries.length === 0 ? (
          <EmptyState title={title}>{text}</EmptyState>
        ) : (
          <>
            <Stack as="ul" ref={listBox} gap={3} aria-label={BOX_LABELS[box]}>
              {list.entries.map((one) => (
                <li key={one.id} className={cards.entry} data-entry={one.id} tabIndex={-1}>
                  <Row conversation={one} />
                </li>
              ))}
            </Stack>
            <LoadMore list={list} />
          </>
        )}
      </section>
    </>
  );
}

function Boxes({ shown, requests }: { shown: ConversationBox; requests: number }) {
  const { href } = useShell();
  const count = requests >= MOST_REQUESTS ? `${MOST_REQUESTS - 1}+` : String(requests);
  const nameOfBox = (box: ConversationBox) =>
    box === 'requests' && requests > 0 ? `${BOX_LABELS[box]} (${count})` : BOX_LABELS[box];
  const tabs = CONVERSATION_BOXES.map((box) => ({
    name: nameOfBox(box),
    to: `${href('messages')}${box === 'open' ? '' : `?box=${box}`}`,
    isCurrent: box === shown,
  }));
  return <PageTabs label="Lists of messages" tabs={tabs} />;
}

function Row({ conversation }: { conversation: Conversation }) {
  const { href } = useShell();
  const { id, other, state, last, isUnread, changedAt } = conversation;
  const word = isUnread && state === 'open' ? 'New' : STATE_LABELS[state];
  return (
    <Card as="article" className={styles.row} data-unread={isUnread || undefined} isInteractive>
      {other?.picture ? (
        <Picture
          className={styles.face}
          src={other.picture.src}
          webp={other.picture.srcset}
          sizes="3rem"
          width={other.picture.width}
          height={other.picture.height}
          alt=""
        />
      ) : (
        <Initials className={styles.face} name={nameOf(conversation)} />
      )}
      <div className={styles.words}>
        <div className={cards.head}>
          <h3 className={cards.title} dir="auto">
            <Link className={cards.link} to={href('conversation', { id }) ?? ''} data-card-link>
              {nameOf(conversation)}
            </Link>
          </h3>
          {word ? <Badge tone={isUnread ? 'accent' : 'neutral'}>{word}</Badge> : null}
        </div>
        <p className={cards.facts}>
          <bdi>{aboutText(conversation)}</bdi> · <time dateTime={changedAt}>{formatShortMoment(changedAt)}</time>
        </p>
        {last ? (
          <p dir="auto">
            {last.isOwn ? 'You: ' : ''}
            {truncateText(last.text.replaceAll(/\s+/g, ' '), EXCERPT, '…')}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
