import type { Dashboard } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { InPreparation, Stack } from '@verse/ui';
import { Part } from './part';

/** The member's plan and its remaining time. Plans cannot be bought or renewed yet. */
export function OwnPlan({ board }: { board: Dashboard | undefined }) {
  const plan = board?.figures.find(({ name }) => name === 'plan');
  const [row] = plan?.rows ?? [];
  return (
    <Part title="Your plan" anchor="plan" hasFailed={!plan}>
      <Stack gap={3} align="start">
        <p>
          {row
            ? `You have ${row.what}, leaderboard included. You can’t renew plans yet.`
            : 'You have no plan. You can’t buy one yet.'}
        </p>
        <InPreparation as={PageLink} page="waiting-list" params={{ list: 'pro' }} offer="Creativity Verse Pro" />
      </Stack>
    </Part>
  );
}
