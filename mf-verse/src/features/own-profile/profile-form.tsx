import { type GuardedField, type OwnProfile, PROFILE_LIMITS } from '@verse/api-contract/profiles';
import { Button, CheckboxField, SelectField, TextAreaField, TextField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';
import styles from './own-profile.module.scss';

interface PartProps {
  profile: OwnProfile;
  errors: Record<string, string | undefined>;
}

/** What one says about oneself, and who sees which of it. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const { Form, outcome, errors, isSaving, isEdited, props } = useSectionForm<OwnProfile>();
  return (
    <Panel
      title="About you"
      lead="You decide who sees each part. Your name and picture are seen by everyone who sees the profile."
    >
      <Form {...props}>
        <input type="hidden" name="intent" value="profile" />
        <input type="hidden" name="version" value={profile.version} />
        <About profile={profile} errors={errors} />
        <Contact profile={profile} errors={errors} />
        <ShownTo profile={profile} />
        <Page profile={profile} />
        <FormResult outcome={isEdited ? undefined : outcome} success="Profile saved." />
        <Button type="submit" isBusy={isSaving}>
          Save profile
        </Button>
      </Form>
    </Panel>
  );
}

function About({ profile: { bio, links, skills, availability }, errors }: PartProps) {
  return (
    <>
      <TextAreaField
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
      <TextAreaField
        label="Links"
        name="links"
        rows={3}
        hint={`One on each line, at most ${PROFILE_LIMITS.links}.`}
        defaultValue={links.join('\n')}
        error={errors.links}
        isOptional
      />
      <SelectField label="Availability" name="availability" defaultValue={availability}>
        <option value="unsaid">Not said</option>
        <option value="open">Open to work</option>
        <option value="busy">Busy at the moment</option>
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
        hint="Not the one you sign in with, unless you type it here."
        defaultValue={email}
        error={errors.email}
        isOptional
      />
      <TextField label="Phone" name="phone" type="tel" defaultValue={phone} error={errors.phone} isOptional />
      <TextField label="Website" name="site" type="url" defaultValue={site} error={errors.site} isOptional />
    </fieldset>
  );
}

const FIELDS: Record<GuardedField, string> = {
  bio: 'Bio',
  skills: 'Skills',
  links: 'Links',
  availability: 'Availability',
  works: 'Works',
  badges: 'Badges',
  cover: 'Cover picture',
  email: 'Email',
  phone: 'Phone',
  site: 'Website',
};

function Audience({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <SelectField label={label} name={name} defaultValue={value}>
      <option value="nobody">Only me</option>
      <option value="members">Members</option>
      <option value="everybody">Everyone</option>
    </SelectField>
  );
}

function ShownTo({ profile: { shownTo } }: { profile: OwnProfile }) {
  return (
    <fieldset className={styles.group}>
      <legend>Who sees what</legend>
      <p className={styles.note}>
        Works that everyone sees may also be shown in the showcase, as long as search engines may list your page.
      </p>
      <div className={styles.grid}>
        {Object.entries(FIELDS).map(([field, label]) => (
          <Audience key={field} name={`to-${field}`} label={label} value={shownTo[field as GuardedField]} />
        ))}
      </div>
    </fieldset>
  );
}

function Page({ profile: { visibility, isListed, refusesTraining } }: { profile: OwnProfile }) {
  return (
    <fieldset className={styles.group}>
      <legend>Your page</legend>
      <Audience name="visibility" label="Who finds the profile" value={visibility} />
      <CheckboxField label="Search engines may list it" name="isListed" defaultChecked={isListed} />
      <CheckboxField
        label="Ask not to be used for training AI"
        name="refusesTraining"
        hint="A signal on the page. It asks programs to stay away; it cannot make them."
        defaultChecked={refusesTraining}
      />
    </fieldset>
  );
}
