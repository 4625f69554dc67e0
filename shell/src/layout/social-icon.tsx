import type { SocialAccount } from '@verse/contract/social';
import { Icon } from '@verse/ui';

/** Generic icons for the kinds of networks, in place of trademarked company logos. */
const SHAPES: Record<SocialAccount['kind'], string> = {
  social:
    'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Zm-6 7.4c.4-3.3 2.8-5 6-5s5.6 1.7 6 5' +
    'M15.5 5.5a3 3 0 0 1 0 5.8m2 3c2 .7 3.2 2.2 3.5 4.6',
  photos:
    'M7.5 3.8h9a3.7 3.7 0 0 1 3.7 3.7v9a3.7 3.7 0 0 1-3.7 3.7h-9a3.7 3.7 0 0 1-3.7-3.7v-9' +
    'a3.7 3.7 0 0 1 3.7-3.7ZM12 15.6a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2Zm4.9-8.5v.01',
  group: 'M4 19.8l1.2-3.6a8 8 0 1 1 3 2.7L4 19.8ZM8.6 12.1v.01m3.4-.01v.01m3.4-.01v.01',
  professional:
    'M5.2 7.6h13.6c.9 0 1.6.7 1.6 1.6v9c0 .9-.7 1.6-1.6 1.6H5.2c-.9 0-1.6-.7-1.6-1.6v-9' +
    'c0-.9.7-1.6 1.6-1.6Zm3.8 0V5.8C9 5 9.6 4.4 10.4 4.4h3.2c.8 0 1.4.6 1.4 1.4v1.8M3.6 12.8h16.8M12 11.8v2',
  messenger: 'M20.6 4 3.4 10.8l6.2 2.5m11-9.3-3.4 15.8-7.6-6.5m11-9.3L9.6 13.3m0 0v5.9l3.2-3.1',
};

export function SocialIcon({ kind }: Pick<SocialAccount, 'kind'>) {
  return (
    <Icon>
      <path d={SHAPES[kind]} />
    </Icon>
  );
}
