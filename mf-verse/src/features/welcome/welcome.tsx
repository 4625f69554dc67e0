import { Link } from 'react-router-dom';
import { useSession, useShell } from '@verse/contract/react';
import { Icon, Stack, VisuallyHidden } from '@verse/ui';
import { Folded } from '../../shared/folded';
import type { FirstStep } from './first-steps.api';
import styles from './welcome.module.scss';

/** Greets the member by name and lists the first steps for a new account. */
export function Welcome({ steps }: { steps: FirstStep[] }) {
  const { user } = useSession();
  return (
    <Stack as="header">
      <h1 className={styles.greeting}>
        Hello{user ? ', ' : ''}
        <bdi>{user?.firstName}</bdi>
      </h1>
      {user?.emailVerified && steps.length > 0 ? <Steps steps={steps} /> : null}
    </Stack>
  );
}

function Steps({ steps }: { steps: FirstStep[] }) {
  const { href } = useShell();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-label="First steps">
      <Folded title={`First steps: ${done} of ${steps.length} done`}>
        <Stack as="ul" gap={1}>
          {steps.map(({ text, page, query = '', isDone }) => (
            <li key={text} className={styles.step} data-done={isDone || undefined}>
              <Icon>
                {isDone ? <path d="m5 12.5 4.5 4.5L19 7" /> : <path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z" />}
              </Icon>
              {isDone ? (
                <span>
                  {text}
                  <VisuallyHidden> (done)</VisuallyHidden>
                </span>
              ) : (
                <Link to={(href(page) ?? '') + query}>{text}</Link>
              )}
            </li>
          ))}
        </Stack>
      </Folded>
    </section>
  );
}
