import { useNavigate } from 'react-router-dom';
import type { OwnProfile } from '@verse/api-contract/api';
import { PROFILE_LIMITS } from '@verse/api-contract/identity/profiles.values';
import { useForm } from '@verse/contract/form';
import { Button, Stack, TextField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { CRAFTS } from './crafts';
import { saveCrafts } from './start.api';
import styles from './start.module.scss';
import { STEP } from './start-steps';

export function CraftChoice({ profile }: { profile: OwnProfile }) {
  const navigate = useNavigate();
  const form = useForm({
    keptAs: `crafts ${profile.id}`,
    send: (api, fields) => saveCrafts(api, profile, fields),
    onDone: () => void navigate(STEP.pictures),
  });
  const skills = profile.skills.map((skill) => skill.toLowerCase());
  return (
    <Stack as="form" gap={5} {...form.props}>
      <fieldset className={styles.crafts} aria-label="Crafts">
        {CRAFTS.map(({ name, picture }) => (
          <label key={name} className={styles.craft}>
            <img src={picture} width="240" height="240" alt="" />
            <span className={styles.check}>
              <input type="checkbox" name="craft" value={name} defaultChecked={skills.includes(name.toLowerCase())} />
            </span>
            <span className={styles.craftName}>{name}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        className={styles.place}
        label="Where are you?"
        name="place"
        hint="Your city and country, such as Lagos, Nigeria."
        autoComplete="off"
        maxLength={PROFILE_LIMITS.place}
        isOptional
        defaultValue={profile.place}
        error={form.errors.place}
      />
      <FormResult result={form.shown} />
      <Button className={styles.next} type="submit" size="large" isBusy={form.isBusy}>
        Continue
      </Button>
    </Stack>
  );
}
