export const CONTACT_LIMITS = { name: 100, email: 254, subject: 200, message: 5000 } as const;
export const FORM_SECONDS_HEADER = 'x-form-seconds';
export const CONTACT_MIN_SECONDS = 2;

export const CONTACT_STATUSES = ['new', 'open', 'done'] as const;

/** Working days within which we answer a message. */
export const CONTACT_WORKING_DAYS = 2;
/** Answers and replies after the first message. */
export const MOST_ANSWERS = 50;
export const ANSWER_TEXTS = { text: { label: 'Answer', max: 5000 } } as const;
export const REPLY_TEXTS = { text: { label: 'Reply', max: 5000 } } as const;
/** Days after our last answer in which its link opens the thread. */
export const THREAD_LINK_DAYS = 60;
