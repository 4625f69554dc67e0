import type { OwnOrganisation } from '@verse/api-contract/api';
import { ORGANISATION_LIMITS, ORGANISATION_TEXTS } from '@verse/api-contract/work/organisations.values';
import { readText } from '@verse/contract/form';
import { Button, TextAreaField, TextField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';
import { inControls, toLinks } from './organisation-links';
import { changeOrganisation } from './organisations.api';

export function DetailsForm({ organisation }: { organisation: OwnOrganisation }) {
  const { shown, errors, isBusy, props } = useSectionForm(
    (api, form) =>
      changeOrganisation(api, organisation, {
        name: readText(form, 'name'),
        description: readText(form, 'description'),
        links: toLinks(readText(form, 'links')),
      }),
    { toControls: inControls },
  );
  const { name, description, links } = organisation;
  return (
    <Panel title="Details" lead="Everyone sees these on the public page.">
      <form {...props}>
        <TextField
          label="Name"
          name="name"
          required
          maxLength={ORGANISATION_TEXTS.name.max}
          defaultValue={name}
          error={errors.name}
        />
        <TextAreaField
          label="Description"
          name="description"
          isOptional
          rows={5}
          maxLength={ORGANISATION_TEXTS.description.max}
          defaultValue={description}
          error={errors.description}
        />
        <TextAreaField
          label="Links"
          name="links"
          hint={`One per line, up to ${ORGANISATION_LIMITS.links}.`}
          isOptional
          rows={3}
          defaultValue={links.join('\n')}
          error={errors.links}
        />
        <FormResult result={shown} success="Details saved." />
        <Button type="submit" isBusy={isBusy}>
          Save details
        </Button>
      </form>
    </Panel>
  );
}
