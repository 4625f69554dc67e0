export { TwoFactor } from './two-factor';
export { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from './two-factor.api';
