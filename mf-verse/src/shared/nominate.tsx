import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { NOMINATION_TEXTS } from '@verse/api-contract/community/nominations.values';
import { findTextErrors } from '@verse/api-contract/text';
import { useShell } from '@verse/contract/react';
import { Button, TextField } from '@verse/ui';
import { FormDialog } from './form-dialog';
import { nominate } from './member-actions';

interface NominateProps {
  member: { handle: string; name: string };
  /** The work to nominate, instead of the member. */
  work?: { id: string; title: string };
}

/** The form to nominate a member as featured member, or a work as a work of the week. */
export function NominateDialog({ member, work, onClose }: NominateProps & { onClose: () => void }) {
  const { notify, href } = useShell();
  const navigate = useNavigate();
  const [why, setWhy] = useState('');
  const name = work ? `“${work.title}”` : member.name;
  const page = `${href('nominations') ?? ''}${work ? '?show=work' : ''}`;
  return (
    <FormDialog
      title={`Nominate ${name}`}
      keptAs={`nomination ${member.handle} ${work?.id ?? ''}`}
      submit="Nominate"
      findErrors={() => findTextErrors({ why: NOMINATION_TEXTS.why }, { why })}
      send={(api) => nominate(api, { handle: member.handle, why, ...(work ? { work: work.id } : {}) })}
      onDone={() =>
        notify({
          tone: 'success',
          text: `${name} is nominated.`,
          action: { label: 'Vote', run: () => void navigate(page) },
        })
      }
      onClose={onClose}
    >
      {(errors) => (
        <TextField
          label="Why, in a sentence"
          name="why"
          required
          maxLength={NOMINATION_TEXTS.why.max}
          value={why}
          error={errors.why}
          onChange={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}

/** The button that opens the form. */
export function Nominate(props: NominateProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Nominate
      </Button>
      {isOpen ? <NominateDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
