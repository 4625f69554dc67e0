import { Link } from 'react-router-dom';
import type { OwnOrganisation } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { Card } from '@verse/ui';
import queue from '../../../shared/queue.module.scss';

/** Lets the member choose the organisation that will post the new job. */
export function EmployerChoice({ employers }: { employers: readonly OwnOrganisation[] }) {
  const { href } = useShell();
  return (
    <ul className={queue.list} aria-label="Your organisations">
      {employers.map(({ handle, name }) => (
        <li key={handle}>
          <Card as="article" isInteractive>
            <h2 className={queue.name}>
              <Link to={href('hiring-draft', { handle, id: 'new' }) ?? ''} data-card-link>
                <bdi>{name}</bdi>
              </Link>
            </h2>
          </Card>
        </li>
      ))}
    </ul>
  );
}
