import type { ReactNode } from 'react';
import { MutedText } from './muted-text';

/** An entry of a description list. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <MutedText as="dt">{name}</MutedText>
    <dd>{children}</dd>
  </div>
);
