import { PageLink } from '@verse/contract/page-link';
import { ButtonLink, Cluster, Dialog, Stack } from '@verse/ui';

interface ExampleDialogProps {
  what: 'contest' | 'job';
  onClose: () => void;
}

const TEXTS = {
  contest: {
    title: 'Example: see how a contest looks',
    text: 'We made this contest up, so you can’t enter it. When an organisation runs one, you join it here.',
    page: 'contests',
    link: 'All contests',
    own: 'Run your own contest',
  },
  job: {
    title: 'Example: see how a job looks',
    text: 'We made this job up, so you can’t apply for it. When an organisation hires, you apply here.',
    page: 'jobs',
    link: 'All jobs',
    own: 'Post your own job',
  },
} as const;

/** Opens where a real contest could be joined, or a real job applied for. */
export function ExampleDialog({ what, onClose }: ExampleDialogProps) {
  const { title, text, page, link, own } = TEXTS[what];
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap={5}>
        <p>{text}</p>
        <Cluster>
          <ButtonLink as={PageLink} page={page}>
            {link}
          </ButtonLink>
          <ButtonLink as={PageLink} page="hire" variant="secondary">
            {own}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
