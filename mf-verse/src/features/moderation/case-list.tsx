import { Link, useNavigation } from 'react-router-dom';
import type { ModerationCase } from '@verse/api-contract/community/moderation.schema';
import {
  CASE_LISTS,
  type CaseList as ListName,
  COMMUNITY_RULES,
  isPrivateMessage,
} from '@verse/api-contract/community/moderation.values';
import { formatCount, formatDate, formatDay, formatFullMoment } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { usePagedList } from '@verse/contract/server-state';
import { Badge, Card, EmptyState, Stack, Tab, Tabs } from '@verse/ui';
import { LoadMore } from '../../shared/load-more';
import queue from '../../shared/queue.module.scss';
import { getTitle, LIST_LABELS, STATE_LABELS, STATE_TONES } from './case-labels';
import styles from './case-list.module.scss';
import type { Cases } from './moderation.api';

const LIST_TITLES: Record<ListName, string> = {
  open: 'Waiting for a decision',
  appealed: 'Waiting for another moderator',
  mine: 'Your last decisions',
  decided: 'The last decisions of all moderators',
};

const NOTHING: Record<ListName, [title: string, text: string]> = {
  open: ['No open reports.', 'Reports from members, oldest first.'],
  appealed: ['No open appeals.', 'Appeals go to someone who didn’t make the first decision.'],
  mine: ['You haven’t decided a case yet.', 'Your decisions, newest first.'],
  decided: ['No decisions yet.', 'Everyone’s decisions, newest first.'],
};

/** Cases awaiting moderators, and decided cases. */
export function CaseList({ cases }: { cases: Cases }) {
  const { box, heading, ...list } = usePagedList(cases, { query: `list=${cases.list}`, noun: ['case', 'cases'] });
  const isLoading = useNavigation().state === 'loading';
  const [title, text] = NOTHING[cases.list];
  return (
    <Stack as="section" aria-labelledby="cases-title">
      <Lists shown={cases.list} />
      <h2 ref={heading} id="cases-title" className={queue.title} tabIndex={-1}>
        {LIST_TITLES[cases.list]}
      </h2>
      {list.entries.length === 0 ? (
        <EmptyState title={title}>{text}</EmptyState>
      ) : (
        <>
          <ul ref={box} className={queue.list} aria-busy={isLoading}>
            {list.entries.map((one) => (
              <li key={one.id} data-entry={one.id} tabIndex={-1}>
                <CaseLine one={one} />
              </li>
            ))}
          </ul>
          <LoadMore list={list} />
        </>
      )}
    </Stack>
  );
}

function Lists({ shown }: { shown: ListName }) {
  return (
    <Tabs label="Lists of cases">
      {CASE_LISTS.map((list) => (
        <Tab key={list} as={Link} to={{ search: list === 'open' ? '' : `?list=${list}` }} isCurrent={list === shown}>
          {LIST_LABELS[list]}
        </Tab>
      ))}
    </Tabs>
  );
}

const emptyText = (type: ModerationCase['type']) =>
  isPrivateMessage(type) ? 'A private message. We log who opens it.' : 'No text.';

function CaseLine({ one }: { one: ModerationCase }) {
  const { id, type, text, state, reports, reportCount, openedAt, appeal } = one;
  const reasons = [...new Set(reports.map(({ reason }) => COMMUNITY_RULES[reason]))];
  return (
    <Card as="article" className={styles.case} isInteractive>
      <div className={queue.head}>
        <h3 className={queue.name}>
          <PageLink page="moderation-case" params={{ id }} data-card-link>
            {getTitle(one)}
          </PageLink>
        </h3>
        <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>
      </div>
      <p className={styles.text} dir="auto">
        {text === null ? 'We deleted the copy after thirty days.' : text || emptyText(type)}
      </p>
      <p className={queue.note}>
        {`${formatCount(reportCount, 'report')}: ${reasons.join('; ')}. `}
        <time dateTime={openedAt} title={formatFullMoment(openedAt)}>
          {state === 'appealed' ? 'Appealed' : 'Reported'} {formatDate(openedAt)}
        </time>
        {state === 'appealed' && appeal ? (
          <>
            , answer due <time dateTime={appeal.answerBy}>{formatDay(appeal.answerBy)}</time>
          </>
        ) : null}
      </p>
    </Card>
  );
}
