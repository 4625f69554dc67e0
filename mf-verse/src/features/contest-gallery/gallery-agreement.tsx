import type { GalleryAgreement as Agreement } from '@verse/api-contract/api';
import { useAction } from '@verse/contract/server-state';
import { CheckboxField } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import { prefixFailure } from '../../shared/prefix-failure';
import { setAgreement } from './gallery.api';

interface GalleryAgreementProps {
  contestId: string;
  /** Undefined before the first submission. */
  agreement: Agreement | undefined;
}

/** Whether the member's entry is shown in the gallery after the results. It can be changed at any time. */
export function GalleryAgreement({ contestId, agreement }: GalleryAgreementProps) {
  const { run, isBusy } = useAction(
    (api, isAgreed: boolean) => setAgreement(api, contestId, isAgreed).catch(prefixFailure('Nothing was changed')),
    { shouldRevalidate: ({ ok }) => ok },
  );
  if (!agreement) return null;
  const { isAgreed, missing, hasResults } = agreement;
  return (
    <section className={parts.part} aria-labelledby="gallery-agreement">
      <h2 id="gallery-agreement">Gallery</h2>
      <CheckboxField
        label={
          hasResults ? 'Show my entry in the gallery of the contest' : 'Show my entry in the gallery after the results'
        }
        name="gallery"
        checked={isAgreed}
        disabled={isBusy}
        onChange={({ currentTarget }) => run(currentTarget.checked)}
      />
      <p className={parts.quiet} role="status">
        Everyone sees its title, text, pictures and files there, with your name. You can take it back at any time.
        {isAgreed && missing > 0
          ? ` ${missing === 1 ? 'One member of your team has' : `${missing} members of your team have`} not agreed yet.`
          : ''}
      </p>
    </section>
  );
}
