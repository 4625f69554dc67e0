import type { ReactNode } from 'react';
import text from './text.module.scss';

/** An entry of a description list. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className={text.note}>{name}</dt>
    <dd>{children}</dd>
  </div>
);
