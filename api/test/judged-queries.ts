export interface JudgedQuery {
  q: string;
  /** Corrected search words, used if no document contains the words entered. */
  corrected?: string;
  /** How the titles of the first three suggestions begin. */
  first: readonly string[];
}

/**
 * Queries on the sample content and `JUDGED_DOCUMENTS`, with the first three suggestions that a person would expect.
 */
export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  { q: 'poster', first: ['Poster for a poster fair', 'Ọ̀ṣun grove poster', 'Poster for a Kinder City'] },
  { q: 'adebayo', first: ['Adebayo Ogunlesi', 'Ọlábísí Adébáyọ̀'] },
  { q: 'Adébáyọ̀', first: ['Adebayo Ogunlesi', 'Ọlábísí Adébáyọ̀'] },
  { q: 'olabisi', first: ['Ọlábísí Adébáyọ̀', 'Dyeing adire at home'] },
  { q: 'segun', first: ['Ṣẹ́gun Ọ̀ṣúndáre'] },
  { q: 'osundare', first: ['Ṣẹ́gun Ọ̀ṣúndáre'] },
  { q: 'okonkwo', first: ['Chidinma Okonkwo', 'Chukwuemeka Okonkwo'] },
  { q: 'okonkwo chi', first: ['Chidinma Okonkwo'] },
  { q: 'ngozi', first: ['Ngọzi Ụzọchukwu'] },
  { q: 'uzochukwu', first: ['Ngọzi Ụzọchukwu'] },
  { q: 'hadiza', first: ['Haɗiza Ɓello'] },
  { q: 'bello', first: ['Haɗiza Ɓello'] },
  { q: 'danladi', first: ['Ɗanladi Yaƙubu'] },
  { q: 'yakubu', first: ['Ɗanladi Yaƙubu'] },
  { q: 'yaqubu', corrected: 'yakubu', first: ['Ɗanladi Yaƙubu'] },
  { q: 'osun', first: ['Ọ̀ṣun grove poster', 'Ṣẹ́gun Ọ̀ṣúndáre'] },
  { q: 'yoruba', first: ['Typefaces for Yorùbá', 'Yoruba subtitle editor'] },
  { q: 'adire', first: ['Dyeing adire at home', 'Ọlábísí Adébáyọ̀'] },
  { q: 'adirre', corrected: 'adire', first: ['Dyeing adire at home', 'Ọlábísí Adébáyọ̀'] },
  { q: 'aso ebi', first: ['Wedding aṣọ-ẹbí patterns'] },
  { q: 'kano', first: ['The Ƙofar Mata dye pits in Kano are five hundred', 'Haɗiza Ɓello'] },
  { q: 'kofar mata', first: ['The Ƙofar Mata dye pits in Kano are five hundred'] },
  { q: 'ankara', first: ['Ankara pattern contest'] },
  { q: 'nsibidi', first: ['Nsibidi alphabet'] },
  { q: 'nsibidy', corrected: 'nsibidi', first: ['Nsibidi alphabet'] },
  { q: 'chukwuemeka', first: ['Chukwuemeka Okonkwo'] },
  { q: 'chukwuemeak', corrected: 'chukwuemeka', first: ['Chukwuemeka Okonkwo'] },
  { q: 'chukwumeka', corrected: 'chukwuemeka', first: ['Chukwuemeka Okonkwo'] },
  { q: 'chukwuemekka', corrected: 'chukwuemeka', first: ['Chukwuemeka Okonkwo'] },
  { q: 'lagos', first: ['Adebayo Ogunlesi', 'Tolani Ekwere tolani-ekwere', 'Zainab Olubori zainab-olubori'] },
  {
    q: 'designer',
    first: [
      'Brand Designer for a Community Radio Station',
      'Junior Motion Designer',
      'Looking for one designer and one writer for a ti',
    ],
  },
  {
    q: 'desinger',
    corrected: 'designer',
    first: [
      'Brand Designer for a Community Radio Station',
      'Junior Motion Designer',
      'Looking for one designer and one writer for a ti',
    ],
  },
  {
    q: 'feedback',
    first: [
      'How to Ask for Feedback You Can Actually Use',
      'A Freelance Rate Card in One Afternoon',
      'Brand Promotion & Sponsorship',
    ],
  },
  {
    q: 'feedbak',
    corrected: 'feedback',
    first: [
      'How to Ask for Feedback You Can Actually Use',
      'A Freelance Rate Card in One Afternoon',
      'Brand Promotion & Sponsorship',
    ],
  },
  {
    q: 'rate card',
    first: ['A Freelance Rate Card in One Afternoon', 'Creativity Verse Pro', 'Freelance, Step by Step'],
  },
  {
    q: 'slow network',
    first: ['Interface for a Slow Network', 'Designing for the Second Bar of Signal'],
  },
  {
    q: 'slow netwrok',
    corrected: 'slow network',
    first: ['Interface for a Slow Network', 'Designing for the Second Bar of Signal'],
  },
  { q: 'mentorship', first: ['Direct Mentorship'] },
  { q: 'mentroship', corrected: 'mentorship', first: ['Direct Mentorship'] },
  { q: 'headphones', first: ['Noise-Isolating Studio Headphones'] },
  { q: 'headfones', corrected: 'headphones', first: ['Noise-Isolating Studio Headphones'] },
  { q: 'keyboard', first: ['Mechanical Keyboard, 65 Percent', 'Front-End Developer, Accessibility First'] },
  {
    q: 'keybord',
    corrected: 'keyboard',
    first: ['Mechanical Keyboard, 65 Percent', 'Front-End Developer, Accessibility First'],
  },
  { q: 'privacy', first: ['Privacy policy'] },
  {
    q: 'password',
    first: [
      'How do I change my password?',
      'I have forgotten my password. What should I do?',
      'Resume & Portfolio Services',
    ],
  },
  { q: 'forgot password', first: ['I have forgotten my password. What should I do?'] },
  {
    q: 'sketch',
    first: [
      'Sunday queue',
      'Sunday sketch page. Everyone in this queue is ba',
      'How to Ask for Feedback You Can Actually Use',
    ],
  },
  {
    q: 'sketchbook',
    first: ['A5 Dotted Sketchbook', 'Sunday queue', 'Credit Where It Is Due: Being Open About AI'],
  },
  {
    q: 'sketchbok',
    corrected: 'sketchbook',
    first: ['A5 Dotted Sketchbook', 'Sunday queue', 'Credit Where It Is Due: Being Open About AI'],
  },
  { q: 'projector', first: ['Pocket Projector'] },
  {
    q: 'zainab',
    first: ['Zainab Olubori zainab-olubori', 'USB Podcast Microphone', 'Compact Drawing Tablet, 10 inch'],
  },
  {
    q: 'zainb',
    corrected: 'zainab',
    first: ['Zainab Olubori zainab-olubori', 'USB Podcast Microphone', 'Compact Drawing Tablet, 10 inch'],
  },
  {
    q: 'lettering',
    first: [
      'Hand-painted sign of the week',
      'How to Ask for Feedback You Can Actually Use',
      'Zainab Olubori zainab-olubori',
    ],
  },
  {
    q: 'letering',
    corrected: 'lettering',
    first: [
      'Hand-painted sign of the week',
      'How to Ask for Feedback You Can Actually Use',
      'Zainab Olubori zainab-olubori',
    ],
  },
  {
    q: 'accessibility',
    first: ['Front-End Developer, Accessibility First', 'Creative Studio Services', 'Interface for a Slow Network'],
  },
  {
    q: 'acessibility',
    corrected: 'accessibility',
    first: ['Front-End Developer, Accessibility First', 'Creative Studio Services', 'Interface for a Slow Network'],
  },
  { q: 'contest', first: ['Ankara pattern contest', 'How do I join a contest?', 'Can I withdraw from a contest?'] },
  { q: 'video editor', first: ['Short-Form Video Editor'] },
  { q: 'illustrator', first: ['Picture Book Illustrator', 'Ngọzi Ụzọchukwu'] },
  { q: 'resume', first: ['Resume & Portfolio Services'] },
  {
    q: 'brand',
    first: [
      'Brand Promotion & Sponsorship',
      'Brand Designer for a Community Radio Station',
      'Creative Studio Services',
    ],
  },
  { q: 'femi', first: ['Femi Adekusi femi-adekusi', 'Night Owl Hoodie', 'Studio Overshirt'] },
  {
    q: 'templates',
    first: [
      'Question for people who sell templates: do you i',
      'VTU Reselling Starter Setup',
      'Brand Designer for a Community Radio Station',
    ],
  },
  {
    q: 'ai',
    first: ['Credit Where It Is Due: Being Open About AI', "The Entrepreneur's AI Toolbox", 'Verified Talent Program'],
  },
  { q: 'toolbox', first: ["The Entrepreneur's AI Toolbox"] },
  { q: 'hoodie', first: ['Night Owl Hoodie'] },
  { q: 'hoody', corrected: 'hood', first: ['Night Owl Hoodie'] },
  { q: '2026', first: [] },
  { q: 'xqzwv', first: [] },
  { q: 'community radio', first: ['Brand Designer for a Community Radio Station'] },
  { q: 'story', first: ['Story circle', 'Thirty-Second Story', 'Thirty-Second Story is full, and the first proce'] },
  { q: 'poster kinder', first: ['Poster for a Kinder City'] },
];
