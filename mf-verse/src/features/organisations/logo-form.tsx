import type { OwnOrganisation } from '@verse/api-contract/api';
import { LOGO_TEXTS } from '@verse/api-contract/work/organisations.values';
import { PictureForm } from '../../shared/picture-form';
import { removeLogo, setLogo } from './organisations.api';

export const LogoForm = ({ organisation }: { organisation: OwnOrganisation }) => (
  <PictureForm
    label="Logo"
    lead="Square pictures look best. Metadata, such as where a photo was taken, is removed."
    picture={organisation.logo}
    texts={LOGO_TEXTS}
    save={(api, picture) => setLogo(api, organisation, picture)}
    remove={(api) => removeLogo(api, organisation)}
  />
);
