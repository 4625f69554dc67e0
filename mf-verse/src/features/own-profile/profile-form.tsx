import type { OwnProfile } from '@verse/api-contract/api';
import { PROFILE_LIMITS } from '@verse/api-contract/identity/profiles.values';
import { Button, CheckboxField, SelectField, TextAreaField, TextField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { MarkedTextField } from '../../shared/marked-text-field';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';
import { AudienceForm } from './audience-form';
import { saveProfile } from './own-profile.api';
import styles from './own-profile.module.scss';

interface PartProps {
  profile: OwnProfile;
  errors: Record<string, string | undefined>;
}

/** Edits the public profile and who can see each part of it. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const { shown, errors, isBusy, props } = useSectionForm(saveProfile);
  return (
    <Panel
      title="About you"
      lead="You decide who sees what. Anyone who can open your profile sees your name and picture."
    >
      <form {...props}>
        <input type="hidden" name="version" value={profile.version} />
        <About profile={profile} errors={errors} />
        <Contact profile={profile} errors={errors} />
        <AudienceForm profile={profile} />
        <Page profile={profile} />
        <FormResult result={shown} success="Profile saved." />
        <Button type="submit" isBusy={isBusy}>
          Save profile
        </Button>
      </form>
    </Panel>
  );
}

function About({ profile: { bio, links, skills, availability, place }, errors }: PartProps) {
  return (
    <>
      <MarkedTextField
        label="Bio"
        name="bio"
        hint={`At most ${PROFILE_LIMITS.bio} characters.`}
        defaultValue={bio}
        error={errors.bio}
        isOptional
      />
      <TextField
        label="Skills"
        name="skills"
        hint="Separated by commas."
        defaultValue={skills.join(', ')}
        error={errors.skills}
        isOptional
      />
      <TextField
        label="Place"
        name="place"
        hint="City and country, for example. People can search for it."
        defaultValue={place}
        error={errors.place}
        isOptional
      />
      <TextAreaField
        label="Links"
        name="links"
        rows={3}
        hint={`One per line, up to ${PROFILE_LIMITS.links}.`}
        defaultValue={links.join('\n')}
        error={errors.links}
        isOptional
      />
      <SelectField label="Availability" name="availability" defaultValue={availability}>
        <option value="unsaid">Not set</option>
        <option value="open">Open to work</option>
        <option value="busy">Busy right now</option>
        <option value="closed">Not taking on work</option>
      </SelectField>
    </>
  );
}

function Contact({ profile: { email, phone, site }, errors }: PartProps) {
  return (
    <fieldset className={styles.group}>
      <legend>Contact details</legend>
      <TextField
        label="Email to show"
        name="email"
        type="email"
        hint="We never show the one you sign in with unless you type it here."
        defaultValue={email}
        error={errors.email}
        isOptional
      />
      <TextField label="Phone" name="phone" type="tel" defaultValue={phone} error={errors.phone} isOptional />
      <TextField label="Website" name="site" type="url" defaultValue={site} error={errors.site} isOptional />
    </fieldset>
  );
}

function Page({ profile: { isListed, refusesTraining } }: { profile: OwnProfile }) {
  return (
    <fieldset className={styles.group}>
      <legend>Your page</legend>
      <CheckboxField label="Let search engines list it" name="isListed" defaultChecked={isListed} />
      <CheckboxField
        label="Ask not to be used for training AI"
        name="refusesTraining"
        hint="It tells AI programs to stay away. We can’t force them."
        defaultChecked={refusesTraining}
      />
    </fieldset>
  );
}
