import type { SearchGroup } from '@verse/api-contract/publishing/site-search.values';
import { createCollect } from '../src/domains/publishing/site-search/group-search';
import { createSiteIndex, SITE_SEARCH } from '../src/domains/publishing/site-search/site-index';
import { createSiteSearch } from '../src/domains/publishing/site-search/site-search.service';
import { createVocabulary } from '../src/domains/publishing/site-search/vocabulary';
import { createTermWalk, type SearchKind, type SearchSource, type SearchText } from '../src/platform/search';
import type { DbPort } from '../src/store';

export interface JudgedDocument extends SearchText {
  group: SearchGroup;
  kind: SearchKind;
}

const at = (day: number) => new Date(Date.UTC(2026, 5, day));
let count = 0;
const document = (group: SearchGroup, kind: SearchKind, day: number, title: string, text = ''): JudgedDocument => ({
  group,
  kind,
  id: `judged-${String((count += 1)).padStart(2, '0')}`,
  at: at(day),
  title,
  text,
});

/** Documents from Nigeria and its neighbouring countries, spelled with the letters of the local languages. */
export const JUDGED_DOCUMENTS: readonly JudgedDocument[] = [
  document('people', 'member', 1, 'Ọlábísí Adébáyọ̀', 'Adire dyer in Abẹ́òkúta'),
  document('people', 'member', 2, 'Ṣẹ́gun Ọ̀ṣúndáre', 'Poster designer, Ìbàdàn'),
  document('people', 'member', 3, 'Chukwuemeka Okonkwo', 'Animator from Enugu'),
  document('people', 'member', 4, 'Ngọzi Ụzọchukwu', 'Illustrator of Igbo folk tales'),
  document('people', 'member', 5, 'Haɗiza Ɓello', 'Leather worker, Kano'),
  document('people', 'member', 6, 'Ɗanladi Yaƙubu', 'Hausa calligraphy and type design'),
  document('people', 'member', 7, 'Chidinma Okonkwo', 'Writer'),
  document('people', 'member', 8, 'Adebayo Ogunlesi', 'Photographer in Lagos'),
  document('posts', 'blog-post', 9, 'Dyeing adire at home', 'Indigo, cassava paste and patience, by Ọlábísí.'),
  document('posts', 'blog-post', 10, 'Typefaces for Yorùbá', 'Letters with dots below: ẹ, ọ and ṣ need room.'),
  document('posts', 'post', 11, '', 'The Ƙofar Mata dye pits in Kano are five hundred years old.'),
  document('works', 'work', 12, 'Ọ̀ṣun grove poster', 'Screen print in four colours'),
  document('works', 'work', 13, 'Nsibidi alphabet', 'Signs of the Ekpe society, redrawn'),
  document('works', 'work', 14, 'Poster for a poster fair', 'Letterpress'),
  document('services', 'packages', 15, 'Wedding aṣọ-ẹbí patterns', 'Cloth patterns for a whole family'),
  document('jobs', 'job', 16, 'Yoruba subtitle editor', 'Subtitles for films in Yorùbá and English'),
  document('contests', 'contest', 17, 'Ankara pattern contest', 'Draw a pattern for Ankara cloth'),
];

const SOURCE = { edition: 1, picture: null };

/** Creates a search index of documents that everyone may see. */
export async function openJudgedSearch(db: DbPort, documents: readonly JudgedDocument[]) {
  const kinds = [...new Map(documents.map(({ kind, group }) => [kind, group]))];
  const sources = kinds.map(([kind, group]): SearchSource => {
    const own = documents.filter((one) => one.kind === kind);
    const byId = new Map(own.map((one) => [one.id, one]));
    const among = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
    const toText = ({ id, at: moment, title, text }: JudgedDocument) => ({ id, at: moment, title, text });
    return {
      kind,
      group,
      edition: SOURCE.edition,
      all: () => own.map(toText),
      read: (ids) => Promise.resolve(among(ids).map(toText)),
      present: (_reader, ids) =>
        Promise.resolve(
          among(ids).map(({ id, title, text }) => ({
            id,
            title: title || text,
            text,
            path: `/${kind}/${id}`,
            picture: SOURCE.picture,
          })),
        ),
    };
  });
  const vocabulary = await createVocabulary({ db, logger: console });
  const index = await createSiteIndex({ db, vocabulary, sources: () => sources, now: () => new Date() });
  await index.fillMissing();
  const collect = createCollect({ walk: createTermWalk(db, SITE_SEARCH), vocabulary, sources: () => sources });
  return { ...createSiteSearch({ vocabulary, collect }), vocabulary, index };
}
