import type { ComponentProps } from 'react';
import { IconFrame } from './icon-frame';
import { ICON_PATHS, type IconName } from './icon-paths';

/** A decorative icon next to text. */
export const Icon = ({ name, ...rest }: { name: IconName } & ComponentProps<'svg'>) => (
  <IconFrame name={name} paths={ICON_PATHS[name]} {...rest} />
);
