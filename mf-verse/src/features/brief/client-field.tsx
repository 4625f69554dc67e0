import { useSession, useShell } from '@verse/contract/react';
import { useLoad } from '@verse/contract/server-state';
import { SelectField } from '@verse/ui';
import type { BriefClient, BriefPage } from './brief.api';

/**
 * Lets a member choose the client: themselves, or an organisation that they act for. Hidden from members who act for no
 * organisation.
 */
export function ClientField({ seller }: Pick<BriefPage, 'seller'>) {
  const { status } = useSession();
  const projects = useShell().href('projects');
  const { data } = useLoad<BriefClient[] | null>(status === 'member' && projects ? `${projects}/clients` : null);
  const clients = data?.filter(({ handle }) => seller.kind !== 'organisation' || seller.handle !== handle);
  if (!clients || clients.length === 0) return null;
  return (
    <SelectField label="Send as" name="organisation" hint="Its owners and recruiters can see the project.">
      <option value="">Yourself</option>
      {clients.map(({ handle, name }) => (
        <option key={handle} value={handle}>
          For {name}
        </option>
      ))}
    </SelectField>
  );
}
