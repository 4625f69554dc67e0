const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../../../..');
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const SOURCES = readdirSync(ROOT)
  .filter((folder) => /^(?:mf-|shell$)/.test(folder))
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder, 'src'), { recursive: true }).map((file) => `${folder}/src/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));

/** Fields for longer texts. */
const TEXT_FIELD =
  /<(?:TextAreaField|FormattedTextField|MarkedTextField|CompletedTextArea|CompletionField|ContentField|textarea)\b/;

/** Components that only pass a text on. Their users are in the table below. */
const PASS_ON = [
  'mf-resources/src/shared/content-field/content-field.tsx',
  'mf-verse/src/shared/marked-text-field.tsx',
  'mf-verse/src/shared/list-field.tsx',
  'mf-verse/src/shared/completion/completed-text-area.tsx',
];

const KEPT = /\buseKeptText\(|\buseForm\(\{[\s\S]*?\bkeptAs\b/;
const DIALOG = /<(?:FormDialog|ChangeDialog)\b[\s\S]*keptAs=/;
/** Saves on the device and on the server. */
const AUTOSAVED = /\buseAutosave<[\s\S]*\bdevice\.write\b/;
/** Asks before the page is left. The text is not removed by anything else. */
const ASKS = /<LeavingGuard\b|\buseSectionForm\(/;

/** Each file with text fields: the file that keeps their texts, and what shows that it does. */
const KEEPERS = {
  'mf-marketing/src/features/contact-thread/contact-thread.tsx': [KEPT],
  'mf-marketing/src/features/contact-us/contact-form.tsx': [/\bkeepDraft\(/],
  'mf-marketing/src/features/sanction-appeal/sanction-appeal.tsx': [KEPT],
  'mf-resources/src/features/blog-writing/text-fields.tsx': [
    /autosave/i,
    'mf-resources/src/features/blog-writing/draft-editor.ts',
  ],
  'mf-resources/src/features/blog-writing/title-field.tsx': [
    /autosave/i,
    'mf-resources/src/features/blog-writing/draft-editor.ts',
  ],
  'mf-resources/src/shared/tags-field.tsx': [/autosave/i, 'mf-resources/src/features/blog-writing/draft-editor.ts'],
  'mf-resources/src/features/own-posts/post-editor.tsx': [/autosaved/i],
  'mf-resources/src/features/own-posts/reason-form.tsx': [KEPT],
  'mf-resources/src/features/own-posts/suggest-form.tsx': [KEPT],
  'mf-resources/src/features/tool-suggestions/suggestion-form.tsx': [
    /\bkeptText\(/,
    'mf-resources/src/features/tool-suggestions/use-suggestion-form.ts',
  ],
  'mf-resources/src/features/tool-suggestions/waiting-suggestion.tsx': [ASKS],
  'mf-store/src/features/admin/product-editor.tsx': [/<AdminForm\b[\s\S]*keptAs=/],
  'mf-store/src/features/checkout/checkout-form.tsx': [KEPT],
  'mf-store/src/features/orders/order-actions.tsx': [KEPT],
  'mf-store/src/features/reviews/review-tools.tsx': [KEPT],
  'mf-verse/src/features/applications/offer-dialog.tsx': [DIALOG],
  'mf-verse/src/features/brief/brief-fields.tsx': [KEPT, 'mf-verse/src/features/brief/brief-form.tsx'],
  'mf-verse/src/features/contact-inbox/message-thread.tsx': [KEPT],
  'mf-verse/src/features/contest-entry/entry-form.tsx': [
    AUTOSAVED,
    'mf-verse/src/features/contest-entry/use-entry-draft.ts',
  ],
  'mf-verse/src/features/contest-judging/score-form.tsx': [KEPT],
  'mf-verse/src/features/contest-running/contest-fields.tsx': [
    AUTOSAVED,
    'mf-verse/src/features/contest-running/use-contest-form.ts',
  ],
  'mf-verse/src/features/contest-running/postpone-dialog.tsx': [DIALOG],
  'mf-verse/src/features/contest-updates/organised-updates.tsx': [DIALOG],
  'mf-verse/src/features/contests/contest-form-dialog.tsx': [DIALOG],
  'mf-verse/src/features/feed/composer/post-fields.tsx': [
    /\bkeepDraft\(/,
    'mf-verse/src/features/feed/composer/composer.tsx',
  ],
  'mf-verse/src/features/hiring/drafting/posting-fields.tsx': [
    AUTOSAVED,
    'mf-verse/src/features/hiring/drafting/draft-editor.tsx',
  ],
  'mf-verse/src/features/hiring/review/answer-dialog.tsx': [DIALOG],
  'mf-verse/src/features/hiring/review/filled-job.tsx': [DIALOG],
  'mf-verse/src/features/hiring/review/notes.tsx': [KEPT],
  'mf-verse/src/features/jobs/applying/apply-fields.tsx': [
    AUTOSAVED,
    'mf-verse/src/features/jobs/applying/use-application-draft.ts',
  ],
  'mf-verse/src/features/jobs/job-form-dialog.tsx': [DIALOG],
  'mf-verse/src/features/messages/message-composer.tsx': [/\bwriteDraft\(/],
  'mf-verse/src/features/moderation/decision-form.tsx': [KEPT],
  'mf-verse/src/features/organisations/details-form.tsx': [ASKS],
  'mf-verse/src/features/organisations/organisation-form.tsx': [/\bwriteOrganisationDraft\(/],
  'mf-verse/src/features/own-profile/profile-form.tsx': [ASKS],
  'mf-verse/src/features/own-profile/tags-field.tsx': [KEPT, 'mf-verse/src/features/own-profile/work-dialog.tsx'],
  'mf-verse/src/features/own-profile/work-dialog.tsx': [KEPT],
  'mf-verse/src/features/packages/package-dialog.tsx': [DIALOG],
  'mf-verse/src/features/project-offers/offer-fields.tsx': [
    /\bkeepDraft\(/,
    'mf-verse/src/features/project-offers/use-offer-form.ts',
  ],
  'mf-verse/src/features/project-invoices/billing-details.tsx': [DIALOG],
  'mf-verse/src/features/people-desk/sanction-dialog.tsx': [DIALOG],
  'mf-verse/src/features/project-reviews/review-dialog.tsx': [DIALOG],
  'mf-verse/src/features/project-reviews/reviews-panel.tsx': [DIALOG],
  'mf-verse/src/features/project-work/dispute-decision.tsx': [DIALOG],
  'mf-verse/src/features/project-work/marks/mark-fields.tsx': [
    /\bcreateDeviceDraft\(/,
    'mf-verse/src/features/project-work/marks/mark-draft.ts',
  ],
  'mf-verse/src/features/project-work/marks/mark-list.tsx': [
    DIALOG,
    'mf-verse/src/features/project-work/work-dialog.tsx',
  ],
  'mf-verse/src/features/project-work/work-dialog.tsx': [DIALOG],
  'mf-verse/src/features/projects/project-ending.tsx': [DIALOG],
  'mf-verse/src/features/thread/message-form.tsx': [/\bkeepMessage\(/],
  'mf-verse/src/shared/comments/comment-form.tsx': [KEPT],
  'mf-verse/src/shared/comments/critique-form.tsx': [KEPT],
  'mf-verse/src/shared/message-form.tsx': [KEPT],
  'mf-verse/src/shared/reason-dialog.tsx': [DIALOG],
  'mf-verse/src/shared/report-dialog.tsx': [KEPT],
};

// @proves EDT-06
it('every field for a text names what keeps its text until it is sent', () => {
  const found = SOURCES.filter((file) => TEXT_FIELD.test(read(file)) && !PASS_ON.includes(file));
  expect(found.sort()).toEqual(Object.keys(KEEPERS).sort());
  const unkept = Object.entries(KEEPERS).filter(([file, [sign, keeper = file]]) => !sign.test(read(keeper)));
  expect(unkept).toEqual([]);
});

/** A state that is emptied, alone or as the text of an object. */
const EMPTIED = /\bset[A-Z]\w*\((?:''|\{[^}]*\b\w+: ''[^}]*\})\)|\.reset\(\)|\.value = ''/;

/** Fields that may be emptied, with the reason. */
const EMPTIED_ON_PURPOSE = {
  'mf-marketing/src/features/contact-us/form-fields.ts': 'the fields cannot be changed while the message is being sent',
  'mf-marketing/src/features/waiting-lists/guest-request.tsx': 'the field cannot be changed while it is being sent',
  'mf-resources/src/features/blog-writing/use-sheet.ts': 'the time at which the sheet was opened',
  'mf-resources/src/shared/content-field/rich/toolbar.tsx': 'chosen files, which can be chosen again',
  'mf-verse/src/features/contests/contest-form-dialog.tsx': 'a chosen picture, after the contest was saved',
  'mf-verse/src/features/own-profile/work-dialog.tsx': 'chosen pictures, after the work was saved',
  'mf-verse/src/features/password-change/password-change.tsx': 'passwords',
  'mf-verse/src/features/personal-information/personal-information.tsx': 'a menu that only adds a choice',
  'mf-verse/src/shared/picture-form.tsx': 'the description of a picture that is replaced by another one',
  'shell/src/pages/sign-up/sign-up-form.tsx': 'passwords, after the account was created',
};

// @proves EDT-06
it('no form empties a field whatever was typed since it was sent', () => {
  expect(SOURCES.filter((file) => EMPTIED.test(read(file))).sort()).toEqual(Object.keys(EMPTIED_ON_PURPOSE).sort());
});

/** Changes that a page sends by itself, from an effect. */
const SENT_BY_EFFECT = /useEffect(?:Event)?\(\s*\(\) => \{(?:(?!\n {2}\}, \[)[\s\S])*?\bsend\(\(api\)/;

/** Pages that send by themselves even in a hidden tab, with the reason. */
const SENT_UNSEEN = {
  'mf-verse/src/features/organisations/use-handle-check.ts': 'only asks whether a handle is free',
  'mf-verse/src/features/start/use-work-queue.ts': 'changes a title that the member has typed already',
  'mf-verse/src/shared/use-outbox.ts': 'sends messages that the member has sent already',
};

// @proves EDT-08
it('what a page marks as seen by itself waits until its tab is visible', () => {
  const found = SOURCES.filter((file) => SENT_BY_EFFECT.test(read(file)));
  expect(found.length).toBeGreaterThan(2);
  const unseen = found.filter((file) => !/\buseIsVisible\(\)/.test(read(file)));
  expect(unseen.sort()).toEqual(Object.keys(SENT_UNSEEN).sort());
});
