export { RewardList } from './reward-list';
export { loadRewards } from './rewards.api';
