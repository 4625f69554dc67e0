import { Link } from 'react-router-dom';
import type { Project } from '@verse/api-contract/projects';
import { useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { Panel } from '../../shared/panel';
import { archiveOf } from './invoices.api';
import styles from './papers-panel.module.scss';

/** Invoices of an agreed project, and everything about it as one file. */
export function PapersPanel({ project: { number, offers, work } }: { project: Project }) {
  const { href } = useShell();
  if (!offers.accepted) return null;
  const invoiced = work?.milestones.filter(({ invoice }) => invoice !== null) ?? [];
  return (
    <Panel title="Invoices and archive" anchor="papers">
      {invoiced.length > 0 ? (
        <ul className={styles.list} aria-label="Invoices">
          {invoiced.map(({ id, invoice, title }) => (
            <li key={id}>
              <Link className={styles.link} to={href('project-invoice', { number, milestone: id }) ?? ''}>
                {invoice}: <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p>A milestone gets its invoice once it is accepted or paid.</p>
      )}
      <p>
        The archive holds the brief, all versions of the offer, the acceptance, deliveries, invoices, payments and
        messages, with a script that shows whether any of it was changed.
      </p>
      <p>
        <ButtonLink href={archiveOf(number)} variant="secondary" size="small" download>
          Download the archive (ZIP)
        </ButtonLink>
      </p>
    </Panel>
  );
}
