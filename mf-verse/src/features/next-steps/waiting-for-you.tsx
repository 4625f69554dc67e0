import { Link } from 'react-router-dom';
import type { WaitingStep } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { Stack } from '@verse/ui';
import { Folded } from '../../shared/folded';
import { MomentText } from '../../shared/moment-text';
import { MutedText } from '../../shared/muted-text';

const SHOWN = 3;

/** The member's first few next steps; renders nothing if the list is empty. */
export function WaitingForYou({ steps }: { steps: readonly WaitingStep[] }) {
  if (steps.length === 0) return null;
  return (
    <section aria-label="Waiting for you">
      <Folded title={steps.length === 1 ? '1 thing waits' : `${steps.length} things wait`}>
        <Stack as="ul" gap={3}>
          {steps.slice(0, SHOWN).map(({ title, text, path, dueAt }) => (
            <li key={`${path} ${text}`}>
              <Link to={path} dir="auto">
                {title}
              </Link>
              <MutedText>
                {text}
                {dueAt === null ? null : (
                  <>
                    {' '}
                    Until <MomentText moment={dueAt} />
                  </>
                )}
              </MutedText>
            </li>
          ))}
        </Stack>
        <p>
          <PageLink page="next-steps">All next steps</PageLink>
        </p>
      </Folded>
    </section>
  );
}
