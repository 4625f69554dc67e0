export interface HelpQuestion {
  question: string;
  answer: string;
}

/** What members ask most: the help center shows the answers, and the search finds them. */
export const HELP_QUESTIONS: readonly HelpQuestion[] = [
  {
    question: 'How do I complete my profile?',
    answer:
      'Open Profile from the menu. Add works, a short bio, your skills, a picture and a cover, and save. A complete profile is easier to find and makes it more likely that people will get in touch.',
  },
  {
    question: 'How do I change my password?',
    answer:
      'Go to Settings and open Change Password. Enter your current password, then a new one with at least eight characters, including letters, numbers and a special character. You stay signed in here and are signed out everywhere else.',
  },
  {
    question: 'I have forgotten my password. What should I do?',
    answer:
      'On the sign-in page choose Forgot Password? and enter your email address. If an account exists, a reset link will arrive within a few minutes. The link works once and expires after one hour.',
  },
  {
    question: 'I did not receive the verification email.',
    answer:
      'Check your spam folder first. Then open the verification page and choose Resend email. If it still does not arrive, make sure the address in Settings is correct or contact our team.',
  },
  {
    question: 'How do I post in the community feed?',
    answer:
      'Open The Verse, write your update in the box at the top and add an image if you like. Describe the image in a sentence so that everybody can follow. Drafts are saved as you type.',
  },
  {
    question: 'What is the difference between Trending and Latest?',
    answer:
      'Latest shows posts strictly in the order they were published. Trending counts points: one for the post, one for each like and two for each other person who comments. Every doubling of points counts like two days of newness. That is the whole formula, and no paid plan can change it.',
  },
  {
    question: 'How do I apply for a job?',
    answer:
      'Open Job Hub, expand a job with View more and choose Apply now. Write a short note and add a link to your work. The date of every application is shown with its job, where you can withdraw it too.',
  },
  {
    question: 'How do I join a contest?',
    answer:
      'Open Contest, choose one that is live or upcoming and press Join Contest. Free contests confirm your place immediately. If there is an entry fee, your place is held while the payment is completed.',
  },
  {
    question: 'Can I withdraw from a contest?',
    answer:
      'Yes, until the deadline: choose Leave at the contest, and your place is free for someone else. No entry fee has been taken at that point, so there is nothing to return.',
  },
  {
    question: 'How does the referral programme work?',
    answer:
      'Share your link from the Referral page. When someone joins with it and verifies their email address, the referral is Completed and you earn $25. Until then it is shown as Pending.',
  },
  {
    question: 'Where do I find things I have bought?',
    answer:
      'Open Market Place and choose My orders. Digital items can be downloaded again at any time. Physical items show their delivery status and a button to ask for help.',
  },
  {
    question: 'How do I report a post or block someone?',
    answer:
      'Open the menu on the post or profile and choose Report or Block. Reports go to a moderator with your reason attached. Blocking is private: the other person is not told.',
  },
  {
    question: 'How do I delete my account?',
    answer:
      'Go to Settings and open Delete Account. You can download a copy of everything first. After you confirm, the account is hidden at once and erased for good after 14 days. Signing in during that time cancels the deletion.',
  },
];
