import { Link } from 'react-router-dom';
import type { Project } from '@verse/api-contract/api';
import { creditNoteOf } from '@verse/api-contract/work/project-invoices.values';
import { useShell } from '@verse/contract/react';
import { ButtonLink, Stack } from '@verse/ui';
import { Panel } from '../../shared/panel';
import { OwnDetails } from './billing-details';
import { archiveOf } from './invoices.api';

/** An agreed project's invoices, and an archive of the whole project. */
export function InvoicesPanel({ project }: { project: Project }) {
  const { number, offers, work, billing } = project;
  const { href } = useShell();
  if (!offers.accepted) return null;
  const papers = (work?.milestones ?? []).flatMap(({ id, invoice, creditNote, title }) => [
    ...(invoice === null ? [] : [{ id, paper: invoice, title }]),
    ...(creditNote === null ? [] : [{ id: creditNoteOf(id), paper: creditNote, title }]),
  ]);
  return (
    <Panel title="Invoices and archive" isFolded>
      {papers.length > 0 ? (
        <Stack as="ul" gap={2} aria-label="Invoices">
          {papers.map(({ id, paper, title }) => (
            <li key={id}>
              <Link to={href('project-invoice', { number, milestone: id }) ?? ''}>
                {paper}: <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </Stack>
      ) : (
        <p>You get an invoice once a milestone is accepted or paid.</p>
      )}
      {billing ? <OwnDetails number={number} billing={billing} /> : null}
      <p>
        The archive has everything: brief, offers, acceptance, deliveries, invoices, payments and messages, plus a
        script that spots any change.
      </p>
      <p>
        <ButtonLink href={archiveOf(number)} variant="secondary" size="small" download>
          Download the archive (ZIP)
        </ButtonLink>
      </p>
    </Panel>
  );
}
