import {
  INVITATION_DAYS,
  ORGANISATION_LIMITS,
  ORGANISATION_ROLES,
  type OrganisationRole,
} from '@verse/api-contract/work/organisations.values';
import { readText } from '@verse/contract/form';
import { Button, SelectField, TextField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { useSectionForm } from '../../shared/use-section-form';
import { ROLE_LABELS } from './organisation-labels';
import { inviteMember } from './organisations.api';

/** Invites a person by email, even if they do not have an account yet. */
export function InviteForm({ handle }: { handle: string }) {
  const { shown, result, errors, isBusy, props } = useSectionForm((api, form: FormData) =>
    inviteMember(api, handle, {
      email: readText(form, 'email').trim(),
      role: readText(form, 'role') as OrganisationRole,
    }),
  );
  return (
    <form {...props} aria-label="Invite a member">
      <TextField
        // Remounts the form after an invitation, so that it is empty for the next one.
        key={result?.ok ? result.value.id : 'first'}
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        hint={`The link works for ${INVITATION_DAYS} days, and only for this email.`}
        required
        maxLength={ORGANISATION_LIMITS.email}
        error={errors.email}
      />
      <SelectField label="Role" name="role" defaultValue="recruiter" error={errors.role}>
        {ORGANISATION_ROLES.map((role) => (
          <option key={role} value={role}>
            {ROLE_LABELS[role][0]}: {ROLE_LABELS[role][1]}
          </option>
        ))}
      </SelectField>
      <FormResult result={shown} success={result?.ok ? `Invitation sent to ${result.value.email}.` : undefined} />
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        Send invitation
      </Button>
    </form>
  );
}
