import { Link } from 'react-router-dom';
import { useShell } from '@verse/contract/react';

interface MemberNameProps {
  name: string;
  /** `null` if the profile is hidden. */
  handle: string | null;
  className?: string | undefined;
}

/** A member's name, linked to the profile unless the profile is hidden. */
export function MemberName({ name, handle, className }: MemberNameProps) {
  const { href } = useShell();
  const to = handle === null ? undefined : href('member', { handle });
  return to ? (
    <Link className={className} to={to}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  );
}
