import { useState } from 'react';
import type { OwnProfile } from '@verse/api-contract/api';
import { type Audience, GUARDED_FIELDS, type GuardedField } from '@verse/api-contract/identity/profiles.values';
import { SelectField } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import styles from './own-profile.module.scss';

type Audiences = Record<GuardedField | 'visibility', Audience>;

const FIELDS: Record<GuardedField, string> = {
  bio: 'Bio',
  skills: 'Skills',
  links: 'Links',
  availability: 'Availability',
  place: 'Place',
  works: 'Works',
  badges: 'Badges',
  cover: 'Cover picture',
  email: 'Email',
  phone: 'Phone',
  site: 'Website',
};

/** Presets do not cover contact details, because these are shown only if the member explicitly chooses to show them. */
const CONTACT: readonly GuardedField[] = ['email', 'phone', 'site'];
const CONTENT = GUARDED_FIELDS.filter((field) => !CONTACT.includes(field));

const PRESETS = [
  { audience: 'everybody', name: 'Open to clients', hint: 'Everyone sees your page, even without an account.' },
  { audience: 'members', name: 'Members', hint: 'Only signed-in members can find you.' },
  { audience: 'nobody', name: 'Private', hint: 'Only you and our staff see your profile.' },
] as const;

/** Returns the preset that matches these choices; undefined if they are custom. */
const presetOf = (audiences: Audiences): Audience | undefined =>
  [...CONTENT, 'visibility' as const].every((field) => audiences[field] === audiences.visibility)
    ? audiences.visibility
    : undefined;

/** Lets the member choose who sees the profile: one of three presets, or a separate choice for each part. */
export function AudienceForm({ profile }: { profile: OwnProfile }) {
  const [audiences, setAudiences] = useState<Audiences>({ ...profile.shownTo, visibility: profile.visibility });
  const preset = presetOf(audiences);
  const choose = (audience: Audience) =>
    setAudiences({
      ...audiences,
      ...(Object.fromEntries([...CONTENT, 'visibility'].map((field) => [field, audience])) as Partial<Audiences>),
    });
  const select = (field: keyof Audiences, label: string) => (
    <SelectField
      key={field}
      label={label}
      name={field === 'visibility' ? field : `to-${field}`}
      value={audiences[field]}
      onChange={(event) => setAudiences({ ...audiences, [field]: event.currentTarget.value as Audience })}
    >
      <option value="nobody">Only me</option>
      <option value="members">Members</option>
      <option value="everybody">Everyone</option>
    </SelectField>
  );
  return (
    <fieldset className={styles.group}>
      <legend>Who sees your profile</legend>
      <div className={styles.grid}>
        {PRESETS.map(({ audience, name, hint }) => (
          <label key={audience} className={styles.preset}>
            <input type="radio" name="preset" checked={preset === audience} onChange={() => choose(audience)} />
            <span>
              <strong>{name}</strong>
              <MutedText as="span">{hint}</MutedText>
            </span>
          </label>
        ))}
      </div>
      <details className={styles.details}>
        <summary>{preset ? 'Choose part by part' : 'You chose part by part'}</summary>
        <MutedText>Public works can appear on Showcase and our home page, if search engines can list you.</MutedText>
        <div className={styles.grid}>
          {select('visibility', 'Who can find you')}
          {GUARDED_FIELDS.map((field) => select(field, FIELDS[field]))}
        </div>
      </details>
    </fieldset>
  );
}
