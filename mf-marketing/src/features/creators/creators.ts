import records from './creators.json';
import femi from './images/femi-adekusi.webp';
import femiSmall from './images/femi-adekusi-240.webp';
import hanne from './images/hanne-lindqvarn.webp';
import hanneSmall from './images/hanne-lindqvarn-240.webp';
import kojo from './images/kojo-amankrah.webp';
import kojoSmall from './images/kojo-amankrah-240.webp';
import mateus from './images/mateus-caldeira.webp';
import mateusSmall from './images/mateus-caldeira-240.webp';
import mireille from './images/mireille-kossou.webp';
import mireilleSmall from './images/mireille-kossou-240.webp';
import priya from './images/priya-venkatan.webp';
import priyaSmall from './images/priya-venkatan-240.webp';
import zainab from './images/zainab-olubori.webp';
import zainabSmall from './images/zainab-olubori-240.webp';

/** Square images of 480 and 240 pixels. */
interface Portrait {
  large: string;
  small: string;
}

export interface Creator {
  id: number;
  /** The URL fragment that shows this person (`/showcase#femi-adekusi`), and the handle of their profile. */
  slug: string;
  name: string;
  role: string;
  bio: string;
  avatar: Portrait | undefined;
  /** Whether the person is fictional. */
  isSample: boolean;
  /** `profile` is `/` if the person has no portfolio. */
  user: { profile: string };
}

const PORTRAITS: Record<string, Portrait> = {
  'femi-adekusi.webp': { large: femi, small: femiSmall },
  'hanne-lindqvarn.webp': { large: hanne, small: hanneSmall },
  'kojo-amankrah.webp': { large: kojo, small: kojoSmall },
  'mateus-caldeira.webp': { large: mateus, small: mateusSmall },
  'mireille-kossou.webp': { large: mireille, small: mireilleSmall },
  'priya-venkatan.webp': { large: priya, small: priyaSmall },
  'zainab-olubori.webp': { large: zainab, small: zainabSmall },
};

export const creators: Creator[] = records.map((record) => ({
  ...record,
  slug: record.name.toLowerCase().replace(/[^a-z]+/g, '-'),
  avatar: PORTRAITS[record.avatar],
}));
