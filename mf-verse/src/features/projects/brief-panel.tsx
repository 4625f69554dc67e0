import type { Project } from '@verse/api-contract/api';
import { sizeText } from '@verse/api-contract/files';
import { formatCount, formatDay, formatMoney } from '@verse/api-contract/formats';
import { hostOf } from '@verse/api-contract/parse-url';
import { PROJECT_LIMITS } from '@verse/api-contract/work/projects.values';
import { PageLink } from '@verse/contract/page-link';
import { useAction } from '@verse/contract/server-state';
import { Button, Stack } from '@verse/ui';
import { Fact } from '../../shared/fact';
import { FileUpload } from '../../shared/file-upload';
import { MemberText } from '../../shared/member-text';
import { MutedText } from '../../shared/muted-text';
import { Panel } from '../../shared/panel';
import { HireLink } from './hire-link';
import styles from './project-view.module.scss';
import { addFile, projectFile, removeFile } from './projects.api';

/** A project's brief. It is folded away once there is an agreement. */
export function BriefPanel({ project }: { project: Project }) {
  const { aim, links } = project.brief;
  return (
    <Panel title="Brief" isFolded={project.offers.accepted !== null}>
      {aim ? <MemberText text={aim} /> : null}
      <Facts project={project} />
      <HireLink project={project} />
      {links.length > 0 ? (
        <Stack as="ul" gap={2} aria-label="Links">
          {links.map((link) => (
            <li key={link}>
              <a href={link} rel="nofollow ugc noopener" target="_blank" title={link}>
                {hostOf(link)}
              </a>
            </li>
          ))}
        </Stack>
      ) : null}
      <Files project={project} />
    </Panel>
  );
}

function Facts({ project: { brief } }: { project: Project }) {
  const { budget, wantedBy, service, package: sold } = brief;
  if (!budget && !wantedBy && !service && !sold) return null;
  return (
    <dl className={styles.facts}>
      {service ? (
        <Fact name="Service">
          <PageLink page="service" params={{ slug: service.slug }}>
            {service.title}
          </PageLink>
        </Fact>
      ) : null}
      {sold ? (
        <Fact name="Package">
          <bdi>{sold.name}</bdi>
          {sold.price ? `, ${formatMoney(sold.price)}` : ''}, {formatCount(sold.days, 'day')}
        </Fact>
      ) : null}
      {budget ? <Fact name="Budget">{formatMoney(budget)}</Fact> : null}
      {wantedBy ? (
        <Fact name="Wanted by">
          <time dateTime={wantedBy}>{formatDay(wantedBy)}</time>
        </Fact>
      ) : null}
    </dl>
  );
}

function Files({ project }: { project: Project }) {
  const { files } = project.brief;
  return (
    <>
      {files.length > 0 ? (
        <Stack as="ul" gap={2} aria-label="Files of the brief">
          {files.map((file) => (
            <OneFile key={file.id} project={project} file={file} />
          ))}
        </Stack>
      ) : null}
      {project.may.addFile ? <FileField project={project} /> : null}
    </>
  );
}

interface OneFileProps {
  project: Project;
  file: Project['brief']['files'][number];
}

function OneFile({ project: { number, may }, file: { id, name, bytes } }: OneFileProps) {
  const { run, isBusy } = useAction(removeFile, { success: `${name} was removed from the brief.` });
  return (
    <li className={styles.file}>
      <a href={projectFile(number, id)} download>
        <bdi>{name}</bdi>
      </a>
      <MutedText as="span">{sizeText(bytes)}</MutedText>
      {may.addFile ? (
        <Button
          size="small"
          variant="secondary"
          isBusy={isBusy}
          aria-label={`Remove ${name}`}
          onClick={() => run({ number, id })}
        >
          Remove
        </Button>
      ) : null}
    </li>
  );
}

function FileField({ project: { number, brief } }: { project: Project }) {
  const { run, isBusy, failure } = useAction(addFile, { success: 'File added.', showsFailure: true });
  return (
    <FileUpload
      name="file"
      isBusy={isBusy}
      failure={failure}
      room={PROJECT_LIMITS.files - brief.files.length}
      note="You can add files until there’s an offer."
      onChoose={(file) => run({ number, file })}
    />
  );
}
