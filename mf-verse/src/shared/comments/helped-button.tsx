import type { PostComment } from '@verse/api-contract/api';
import { useToggle } from '@verse/contract/server-state';
import { Button } from '@verse/ui';
import { type CommentSubject, markHelped } from './comments.api';

interface HelpedButtonProps {
  subject: CommentSubject;
  comment: PostComment;
}

/** Lets the maker say that a critique helped. */
export function HelpedButton({ subject, comment }: HelpedButtonProps) {
  const { button, isOn, set } = useToggle({
    isOn: comment.hasHelped === true,
    send: (api, on) => markHelped(api, subject, comment.id, on),
    failed: 'We couldn’t save your thanks',
    success: (on) => (on ? `${comment.author?.name ?? 'The critic'} is told that it helped.` : undefined),
  });
  return (
    <Button
      ref={button}
      variant={isOn ? 'secondary' : 'quiet'}
      size="small"
      aria-pressed={isOn}
      onClick={() => set(!isOn)}
    >
      This helped
    </Button>
  );
}
