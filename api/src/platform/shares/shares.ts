export interface ShareRule {
  /** Percentage of the total that one claimant may hold. */
  percent: number;
  /** Minimum that is always allowed, even if the total is small. */
  least: number;
}

/** Returns the maximum amount that one claimant may hold, given the total. */
export type Share = (total: number) => number;
export type Shares = (rule: ShareRule) => Share;

/**
 * Limits how much of a scarce resource a single network, mailbox or account may hold. `factor` multiplies all limits,
 * for load tests.
 *
 * @example
 * createShares(1)({ percent: 20, least: 1 })(40); // 8
 */
export const createShares =
  (factor: number): Shares =>
  ({ percent, least }) =>
  (total) =>
    Math.max(1, Math.round(least * factor), Math.floor((total * Math.min(100, percent * factor)) / 100));
