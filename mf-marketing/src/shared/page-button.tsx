import type { ComponentProps } from 'react';
import type { PageName } from '@verse/contract';
import { PageLink } from '@verse/contract/page-link';
import { ButtonLink } from '@verse/ui';
import { Arrow } from './arrow';

interface PageButtonProps extends Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size' | 'children'> {
  page: PageName;
  /** Query string, including the question mark. */
  query?: string;
  className?: string | undefined;
}

/** A link to a page on this site, styled as a button with an arrow. */
export function PageButton({ children, ...rest }: PageButtonProps) {
  return (
    <ButtonLink as={PageLink} {...rest}>
      {children}
      <Arrow />
    </ButtonLink>
  );
}
