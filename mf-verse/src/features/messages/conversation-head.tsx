import { Link } from 'react-router-dom';
import type { Conversation } from '@verse/api-contract/api';
import { PageHead, useShell } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { aboutText, nameOf } from './message-labels';

export function ConversationHead({ conversation }: { conversation: Conversation }) {
  const { href } = useShell();
  const { other, subject } = conversation;
  const name = nameOf(conversation);
  const profile = other?.handle ? href('member', { handle: other.handle }) : undefined;
  const about = aboutText(conversation);
  return (
    <>
      <PageHead title={`Messages with ${name}`} description="A conversation with a member." />
      <PageHeader
        size="detail"
        title={
          <>
            Messages with <bdi>{name}</bdi>
          </>
        }
        lead={
          <>
            {profile ? <Link to={profile}>Profile</Link> : null}
            {profile ? ' · ' : null}
            {subject.path && subject.kind !== 'profile' ? (
              <Link to={subject.path}>
                <bdi>{about}</bdi>
              </Link>
            ) : (
              <bdi>{about}</bdi>
            )}
          </>
        }
      />
    </>
  );
}
