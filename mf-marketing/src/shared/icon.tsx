import type { ComponentProps } from 'react';
import { IconFrame } from './icon-frame';
import { ICON_PATHS, type IconName } from './icon-paths';

/** A drawn sign beside words; it says nothing by itself. */
export const Icon = ({ name, ...rest }: { name: IconName } & ComponentProps<'svg'>) => (
  <IconFrame name={name} paths={ICON_PATHS[name]} {...rest} />
);
