import { Link } from 'react-router-dom';
import type { Dashboard } from '@verse/api-contract/dashboard';
import { useShell } from '@verse/contract/react';
import { ButtonLink, Stack } from '@verse/ui';
import { Part } from './part';

/** The member's plan, its remaining time, and how to renew it. */
export function OwnPlan({ board }: { board: Dashboard | undefined }) {
  const contact = useShell().href('contact');
  const plan = board?.figures.find(({ name }) => name === 'plan');
  const [row] = plan?.rows ?? [];
  return (
    <Part title="Your plan" anchor="plan" hasFailed={!plan}>
      <Stack gap={3} align="start">
        <p>
          {row
            ? `You have ${row.what}. Plans cannot be renewed online yet: write to us and we’ll extend yours.`
            : 'You have no plan. With Pro you also see who leads the community. If you would like it, write to us.'}
        </p>
        {contact ? (
          <ButtonLink as={Link} to={contact} variant="secondary" size="small">
            {row ? 'Ask to renew' : 'Ask for Pro'}
          </ButtonLink>
        ) : null}
      </Stack>
    </Part>
  );
}
