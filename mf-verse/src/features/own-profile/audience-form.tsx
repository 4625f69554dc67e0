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
  { audience: 'everybody', name: 'Open to clients', hint: 'Everyone sees your page, also without an account.' },
  { audience: 'members', name: 'Members', hint: 'Only signed-in members find your profile.' },
  { audience: 'nobody', name: 'Private', hint: 'Only you and the staff see your profile.' },
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
        <summary>{preset ? 'Choose for each part' : 'You have chosen for each part'}</summary>
        <MutedText>
          Works that everyone sees may also be shown in the showcase and on the home page, as long as search engines may
          list your page.
        </MutedText>
        <div className={styles.grid}>
          {select('visibility', 'Who finds the profile')}
          {GUARDED_FIELDS.map((field) => select(field, FIELDS[field]))}
        </div>
      </details>
    </fieldset>
  );
}
