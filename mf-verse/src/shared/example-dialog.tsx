import type { ReactNode } from 'react';
import { PageLink } from '@verse/contract/page-link';
import { ButtonLink, Cluster, Dialog, Stack } from '@verse/ui';

interface Example {
  title: string;
  text: string;
  ways: ReactNode;
}

const EXAMPLES = {
  contest: {
    title: 'Example: see how a contest looks',
    text: 'We made this contest up, so you can’t enter it. When an organisation runs one, you join it here.',
    ways: (
      <>
        <ButtonLink as={PageLink} page="contests">
          All contests
        </ButtonLink>
        <ButtonLink as={PageLink} page="hire" variant="secondary">
          Run your own contest
        </ButtonLink>
      </>
    ),
  },
  job: {
    title: 'Example: see how a job looks',
    text: 'We made this job up, so you can’t apply for it. When an organisation hires, you apply here.',
    ways: (
      <>
        <ButtonLink as={PageLink} page="jobs">
          All jobs
        </ButtonLink>
        <ButtonLink as={PageLink} page="hire" variant="secondary">
          Post your own job
        </ButtonLink>
      </>
    ),
  },
  webinar: {
    title: 'Example: see how a webinar looks',
    text: 'We made this webinar up, so you can’t join it. The waiting list tells you when the first one takes place.',
    ways: (
      <ButtonLink as={PageLink} page="waiting-list" params={{ list: 'workshops' }}>
        Open the waiting list
      </ButtonLink>
    ),
  },
} satisfies Record<string, Example>;

interface ExampleDialogProps {
  what: keyof typeof EXAMPLES;
  onClose: () => void;
}

/** Opens where a real contest or webinar could be joined, or a real job applied for. */
export function ExampleDialog({ what, onClose }: ExampleDialogProps) {
  const { title, text, ways } = EXAMPLES[what];
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap={5}>
        <p>{text}</p>
        <Cluster>{ways}</Cluster>
      </Stack>
    </Dialog>
  );
}
