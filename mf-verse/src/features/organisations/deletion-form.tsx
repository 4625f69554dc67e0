import type { OrganisationDeletion, OwnOrganisation } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { readText } from '@verse/contract/form';
import { Alert, Button, TextField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';
import styles from './domain-form.module.scss';
import { deleteOrganisation } from './organisations.api';

/**
 * Describes the consequences of deleting the organisation, including the numbers of jobs, applications, projects and
 * members affected.
 */
function consequences({ openJobs, openApplications, openProjects, members }: OrganisationDeletion): string {
  const lost = `${formatCount(members, 'member')} will lose access.`;
  const projects = formatCount(openProjects, 'open project');
  const access = openProjects === 0 ? lost : `${projects} will end, with what is not accepted cancelled. ${lost}`;
  if (openJobs === 0 && openApplications === 0) return `It has no open jobs. ${access}`;
  const jobs = formatCount(openJobs, 'open job');
  const applications = formatCount(openApplications, 'open application');
  return `${jobs} will be closed, and applicants of ${applications} will be notified. ${access}`;
}

interface DeletionFormProps {
  organisation: OwnOrganisation;
  deletion: OrganisationDeletion;
  onDeleted: () => void;
}

export function DeletionForm({ organisation: { handle }, deletion, onDeleted }: DeletionFormProps) {
  const { shown, errors, isBusy, props } = useSectionForm(
    (api, form: FormData) => deleteOrganisation(api, handle, readText(form, 'confirm')),
    { shouldRevalidate: () => false, onDone: onDeleted },
  );
  return (
    <Panel title="Delete organisation">
      {/* Role `note` rather than `alert`, because it is present on page load and must not interrupt screen readers. */}
      <Alert tone="warning" role="note">
        <p>
          The public page goes right away. You can’t undo this. {consequences(deletion)} Nobody can take the handle for
          a year.
        </p>
      </Alert>
      <form {...props}>
        <TextField
          label={`Type ${handle} to confirm`}
          name="confirm"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.confirm}
        />
        <FormResult result={shown} />
        <Button className={styles.start} type="submit" variant="secondary" isBusy={isBusy}>
          Delete organisation
        </Button>
      </form>
    </Panel>
  );
}
