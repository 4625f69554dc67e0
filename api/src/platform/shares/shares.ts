export interface ShareRule {
  /** Percentage of the total that one claimant may hold. */
  percent: number;
  /** Always allowed, however small the total is. */
  least: number;
}

/** Returns the most that one claimant may hold of a total. */
export type Share = (total: number) => number;
export type Shares = (rule: ShareRule) => Share;

/**
 * Limits how much of a scarce resource one network, mailbox or account may hold. `factor` widens every share, for load
 * tests.
 *
 * @example
 * createShares(1)({ percent: 20, least: 1 })(40); // 8
 */
export const createShares =
  (factor: number): Shares =>
  ({ percent, least }) =>
  (total) =>
    Math.max(1, Math.round(least * factor), Math.floor((total * Math.min(100, percent * factor)) / 100));
