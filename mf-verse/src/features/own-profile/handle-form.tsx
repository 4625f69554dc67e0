import type { OwnProfile } from '@verse/api-contract/api';
import { MOST_RENAMES, PROFILE_MESSAGES, RENAME_DAYS } from '@verse/api-contract/identity/profiles.values';
import { useShell } from '@verse/contract/react';
import { Button, TextField } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { MutedText } from '../../shared/muted-text';
import { Panel } from '../../shared/panel';
import { useSectionForm } from '../../shared/use-section-form';
import { saveHandle } from './own-profile.api';

/** Edits the handle, which is part of the public page's URL. */
export function HandleForm({ profile }: { profile: OwnProfile }) {
  const { shown, errors, isBusy, props } = useSectionForm(saveHandle);
  const { href } = useShell();
  const { handle, version, formerHandles } = profile;
  const page = href('member', { handle }, { absolute: true });
  return (
    <Panel
      title="Handle"
      lead={`Your page is at ${page}. You can change it ${MOST_RENAMES} times in ${RENAME_DAYS} days.`}
    >
      <form {...props}>
        <input type="hidden" name="version" value={version} />
        <TextField
          key={handle}
          label="Handle"
          name="handle"
          hint={PROFILE_MESSAGES.handle}
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={handle}
          error={errors.handle}
        />
        {formerHandles.length > 0 ? (
          <MutedText>Links to {formerHandles.map((one) => `@${one}`).join(', ')} still lead to you.</MutedText>
        ) : null}
        <FormResult result={shown} success="Handle saved." />
        <Button type="submit" isBusy={isBusy}>
          Save handle
        </Button>
      </form>
    </Panel>
  );
}
