import { logoSchema } from '@verse/api-contract/work/organisations.schema';
import { LOGO_TEXTS } from '@verse/api-contract/work/organisations.values';
import { AppError, type Form, type Person, validate, VersionConflict } from '../../../platform/http';
import type { PictureFile } from '../../../platform/images';
import type { Platform } from '../../../platform/open-platform';
import { isOutdated } from '../../../platform/versions';
import type { Organisation } from './organisation';
import type { OrganisationParts } from './organisation-parts';
import { ORGANISATIONS } from './organisations.repository';
import type { OrganisationsService } from './organisations.service';
import type { OrganisationOfMember } from './organisations.view';

/** A new logo, or new alternative text for the current one. */
export interface SentLogo {
  alt: string;
  file: PictureFile | undefined;
}

interface Dependencies extends Pick<
  OrganisationParts,
  'organisations' | 'access' | 'audit' | 'pictures' | 'announce' | 'now'
> {
  see: OrganisationsService['see'];
}

/** A character takes up at most four bytes in UTF-8. */
const TEXT_BYTES = 4 * LOGO_TEXTS.alt.max;
const NO_PICTURE = 'Please choose a picture.';

export const logoForm = ({ pictureForm }: Pick<Platform, 'pictureForm'>): Form<SentLogo> =>
  pictureForm({
    files: [{ name: 'picture', label: 'Logo', most: 1 }],
    texts: 1,
    textBytes: TEXT_BYTES,
    read: (texts, { picture: [file] }) => ({ ...validate(logoSchema, texts), file }),
  });

export function createLogoService({ organisations, access, see, audit, pictures, announce, now }: Dependencies) {
  async function current(person: Person, handle: string, version: number): Promise<Organisation> {
    const organisation = await access.admit(person, handle, ['owner']);
    if (isOutdated(organisation, version, ['logo', 'logoAlt'])) throw new VersionConflict(await see(person, handle));
    return organisation;
  }

  async function save(
    person: Person,
    before: Organisation,
    change: Pick<Organisation, 'logo' | 'logoAlt'>,
  ): Promise<OrganisationOfMember> {
    const after = await organisations.change(before, { ...change, updatedAt: now() });
    if (!after) throw new VersionConflict(await see(person, before.handle));
    await audit.record(person.id, change.logo ? 'organisation: logo set' : 'organisation: logo removed', before.id);
    await announce(after);
    return { organisation: after, role: 'owner' };
  }

  return {
    /** Checks access before the upload is received. */
    admit: (person: Person, handle: string) => access.admit(person, handle, ['owner']),

    async set(person: Person, handle: string, version: number, sent: SentLogo): Promise<OrganisationOfMember> {
      const before = await current(person, handle, version);
      const logo = sent.file
        ? await pictures.save(sent.file, person.id, { collection: ORGANISATIONS, id: before.id })
        : before.logo;
      if (!logo) throw new AppError('invalid', NO_PICTURE, { fields: { picture: NO_PICTURE } });
      return save(person, before, { logo, logoAlt: sent.alt });
    },

    async remove(person: Person, handle: string, version: number): Promise<OrganisationOfMember> {
      return save(person, await current(person, handle, version), { logo: null, logoAlt: '' });
    },
  };
}

export type LogoService = ReturnType<typeof createLogoService>;
