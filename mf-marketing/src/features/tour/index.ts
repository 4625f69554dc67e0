export { CollaborationScene } from './collaboration-scene';
export { CommunityScene } from './community-scene';
export { FeatureList } from './feature-list';
export { LearningScene } from './learning-scene';
export { RecognitionScene } from './recognition-scene';
