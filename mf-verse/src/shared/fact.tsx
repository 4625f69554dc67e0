import type { ReactNode } from 'react';
import { Note } from './note';

/** An entry of a description list. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <Note as="dt">{name}</Note>
    <dd>{children}</dd>
  </div>
);
