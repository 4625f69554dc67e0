import { Link } from 'react-router-dom';
import type { OwnOrganisation } from '@verse/api-contract/api';
import { COMMUNITY_RULES } from '@verse/api-contract/community/moderation.values';
import { useShell } from '@verse/contract/react';
import { Alert } from '@verse/ui';

/** Explains why the organisation is suspended, and links to the appeal. */
export function SuspensionNote({ suspension }: { suspension: NonNullable<OwnOrganisation['suspension']> }) {
  const { href } = useShell();
  return (
    <Alert tone="warning" role="note" title="This organisation is suspended">
      <p>
        Its page and jobs are hidden, and you can’t change anything. Rule: {COMMUNITY_RULES[suspension.rule]}. A
        moderator wrote: <q dir="auto">{suspension.reason}</q>
      </p>
      <p>
        The first owner can appeal under <Link to={href('safety') ?? ''}>Safety</Link>.
      </p>
    </Alert>
  );
}
