export { RewardList } from './reward-list';
export { decideReward, loadRewards } from './rewards.api';
export { RewardsFailure } from './rewards-failure';
