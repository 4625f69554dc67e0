import { createAuditFeature } from '../../platform/audit';
import type { Feature } from '../../platform/feature';
import { createOutboxFeatures } from '../../platform/mail';
import type { Platform } from '../../platform/open-platform';
import { createRegistryFeature } from './registry';
import { createSectionsFeature } from './sections';
import { createStaffFeature } from './staff';

export async function createOperations(platform: Platform): Promise<readonly Feature[]> {
  const { audit, quotas, blobs, config, transport } = platform;
  return [
    await createRegistryFeature(platform),
    await createSectionsFeature(platform),
    createStaffFeature(platform),
    createAuditFeature(audit, platform.accounts),
    { name: 'quotas', routes: [], personalData: [quotas.personalData, blobs.personalData] },
    ...createOutboxFeatures(config, transport),
  ];
}
