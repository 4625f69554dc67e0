/** A section of a legal text. */
export interface Clause {
  heading: string;
  text: string;
}

/** The version of the terms and of the privacy policy. Any change to either text requires a new version. */
export const LEGAL_VERSION = {
  version: '0.10',
  updated: '2026-11-28',
  status: 'Written in plain language, so that you can read all of it.',
} as const;

/** The terms of service. */
export const TERMS: readonly Clause[] = [
  {
    heading: 'Your account',
    text: 'Use your own details, keep your password private and be at least 16 years old. One person, one account.',
  },
  {
    heading: 'Your work',
    text:
      'You keep every right to what you publish. You give us permission to show it on Creativity Verse for ' +
      'as long as you leave it here, and for nothing else. We do not license it for training AI systems.',
  },
  {
    heading: 'Conduct',
    text:
      'Be honest about who made what and how. No harassment, spam, scams or stolen work. ' +
      'Moderators explain their decisions and you can appeal every one of them.',
  },
  {
    heading: 'Jobs, contests and purchases',
    text:
      'Rates, rules, prizes and refund terms are shown before you ' +
      'commit and cannot be changed afterwards to your disadvantage.',
  },
  {
    heading: 'Leaving',
    text: 'You can download your data and delete your account at any time. Deletion becomes final after 14 days.',
  },
];

/** The privacy policy, shown on the public site and in the members' area. */
export const PRIVACY: readonly Clause[] = [
  {
    heading: 'What we collect',
    text:
      'What you type into your profile, posts, applications and orders, the email with which you join a waiting ' +
      'list, and the technical records needed to keep the service secure.',
  },
  {
    heading: 'What we do not do',
    text: 'We do not sell personal data, use third-party advertising trackers or share member details with sponsors.',
  },
  {
    heading: 'Cookies and what stays on your device',
    text:
      'No cookie follows you, and nobody but us sets one here. Signing in sets one that keeps you signed ' +
      'in for up to seven days after your last visit, thirty days at most, and one that tells your browser ' +
      "from a stranger's for 400 days, so that nobody can lock you out by guessing; with two-factor sign-in, " +
      'another lasts for ten minutes between password and code. Signing up sets one for an hour, so that the link ' +
      "in our mail knows your browser. Following a member's invitation sets one that remembers it for thirty days, " +
      'or until you sign up; the sign-up page names the member and takes the cookie back if you ask. ' +
      'If you choose the dark or the light theme, a cookie remembers it for a year. Your device also notes that ' +
      'you are signed in, so that the header is right at once. What you write and have not sent or published, and ' +
      "how you like the feed sorted, is kept in your browser's storage until you send it, discard it or clear it.",
  },
  {
    heading: 'How long we keep it',
    text:
      'Account data until you delete it, security records for 90 days, a place on a waiting list until you leave ' +
      'it or for 30 days after we wrote to you, and invoices for as long as tax law requires.',
  },
  {
    heading: 'Your choices',
    text: 'See, correct, export or erase your data in Settings. Write to us if something is missing.',
  },
];
