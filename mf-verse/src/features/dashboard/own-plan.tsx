import { Link } from 'react-router-dom';
import type { Dashboard } from '@verse/api-contract/dashboard';
import { useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import styles from './own-plan.module.scss';
import { Part } from './part';

/** What the member has, until when, and how it goes on. */
export function OwnPlan({ board }: { board: Dashboard | undefined }) {
  const contact = useShell().href('contact');
  const plan = board?.figures.find(({ name }) => name === 'plan');
  const [row] = plan?.rows ?? [];
  return (
    <Part title="Your plan" anchor="plan" hasFailed={!plan}>
      <div className={styles.plan}>
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
      </div>
    </Part>
  );
}
