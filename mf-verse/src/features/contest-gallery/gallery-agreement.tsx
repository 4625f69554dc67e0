import { useRevalidator } from 'react-router-dom';
import type { GalleryAgreement as Agreement } from '@verse/api-contract/api';
import { useToggle } from '@verse/contract/server-state';
import { CheckboxField } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import { setAgreement } from './gallery.api';

interface GalleryAgreementProps {
  contestId: string;
  /** Undefined before the first submission. */
  agreement: Agreement | undefined;
}

/** Whether the member's entry is shown in the gallery after the results. It can be changed at any time. */
export function GalleryAgreement({ contestId, agreement }: GalleryAgreementProps) {
  return agreement ? <Agreed contestId={contestId} agreement={agreement} /> : null;
}

function Agreed({ contestId, agreement }: { contestId: string; agreement: Agreement }) {
  const { isAgreed, missing, hasResults } = agreement;
  const { revalidate } = useRevalidator();
  const { isOn, set } = useToggle({
    isOn: isAgreed,
    send: (api, on) => setAgreement(api, contestId, on),
    failed: 'That didn’t work',
    onSaved: () => void revalidate(),
  });
  return (
    <section className={parts.part} aria-labelledby="gallery-agreement">
      <h2 id="gallery-agreement">Gallery</h2>
      <CheckboxField
        label={hasResults ? 'Show my entry in the contest gallery' : 'Show my entry in the gallery after the results'}
        name="gallery"
        checked={isOn}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
      <p className={parts.quiet} role="status">
        Everyone sees its title, text, pictures and files, with your name. Change your mind any time.
        {isAgreed && missing > 0
          ? ` ${missing === 1 ? 'Your teammate has' : `${missing} members of your team have`} not agreed yet.`
          : ''}
      </p>
    </section>
  );
}
