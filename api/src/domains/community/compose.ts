import type { Feature } from '../../platform/feature';
import type { Platform } from '../../platform/open-platform';
import { provide } from '../../platform/ports';
import { createChosenWorksFeature } from './chosen-works';
import { createCollectionsFeature } from './collections';
import { createCommunityFeature } from './community';
import { createConversationsFeature } from './conversations';
import { createDashboardFeature } from './dashboard';
import { createModerationFeature } from './moderation';
import { createNextStepsFeature } from './next-steps';
import { createNominationsFeature } from './nominations';
import { createNotificationsFeature } from './notifications';
import { createTagsFeature } from './tags';
import { createWebinarsFeature } from './webinars';

export async function createCommunity(platform: Platform): Promise<readonly Feature[]> {
  const { people } = platform;
  const nextSteps = createNextStepsFeature(platform);
  const notifications = await createNotificationsFeature(platform, nextSteps.count);
  provide(platform.notifications, notifications);
  const moderation = await createModerationFeature(platform);
  provide(people, moderation);
  const tags = await createTagsFeature(platform);
  provide(people, tags);
  const community = await createCommunityFeature(platform);
  provide(people, community);
  const chosenWorks = await createChosenWorksFeature(platform);
  const nominations = await createNominationsFeature(platform, chosenWorks);
  provide(people, nominations);
  return [
    notifications,
    community,
    tags,
    moderation,
    await createConversationsFeature(platform),
    await createDashboardFeature(platform),
    nominations,
    chosenWorks,
    await createCollectionsFeature(platform),
    await createWebinarsFeature(platform),
    nextSteps,
  ];
}
