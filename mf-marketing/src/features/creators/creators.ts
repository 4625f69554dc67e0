import femi from './images/femi-adekusi.webp';
import hanne from './images/hanne-lindqvarn.webp';
import kojo from './images/kojo-amankrah.webp';
import mateus from './images/mateus-caldeira.webp';
import mireille from './images/mireille-kossou.webp';
import priya from './images/priya-venkatan.webp';
import zainab from './images/zainab-olubori.webp';
import records from './creators.json';

export interface Creator {
  id: number;
  /** For the address of the page that shows this person: `/showcase#femi-adekusi`. */
  slug: string;
  name: string;
  role: string;
  bio: string;
  avatar: string | undefined;
  /** `profile` is `/` for somebody who has no portfolio yet. */
  user: { profile: string };
}

const PORTRAITS: Record<string, string> = {
  'femi-adekusi.webp': femi,
  'hanne-lindqvarn.webp': hanne,
  'kojo-amankrah.webp': kojo,
  'mateus-caldeira.webp': mateus,
  'mireille-kossou.webp': mireille,
  'priya-venkatan.webp': priya,
  'zainab-olubori.webp': zainab,
};

export const creators: Creator[] = records.map((record) => ({
  ...record,
  slug: record.name.toLowerCase().replace(/[^a-z]+/g, '-'),
  avatar: PORTRAITS[record.avatar],
}));
