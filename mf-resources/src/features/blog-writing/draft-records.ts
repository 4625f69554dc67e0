import { WEEK_MS } from '@verse/api-contract/time';
import { readStored, writeStored } from '@verse/contract/device-storage';
import { AutosavedRecords } from '../../shared/autosave/autosaved-records';
import { getDevicePictureIds, hasTexts, isDevicePicture } from '../../shared/autosave/device-picture';
import { OWN_LIMIT, type Unlock } from '../../shared/autosave/tab-lock';
import { asUuid } from '../../shared/uuid';
import { type Draft, EMPTY_DRAFT, isBlank, type NamedPicture, type ServerCopy, TEXT_FIELDS } from './draft';
import { addTombstone } from './draft-tombstones';

const DISCARDED_FOR = WEEK_MS;

const isServerCopy = (value: unknown): value is ServerCopy =>
  hasTexts(value, 'savedAt', 'of') && typeof (value as ServerCopy).version === 'number';
const isNamed = (value: unknown): value is NamedPicture => hasTexts(value, 'name', 'alt');

function revive(id: string, kept: Record<string, unknown>): Draft {
  const word = (key: string) => (typeof kept[key] === 'string' ? kept[key] : '');
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, word(field)]));
  return {
    ...EMPTY_DRAFT,
    ...texts,
    id,
    thumbnail: isDevicePicture(kept.thumbnail) ? kept.thumbnail : null,
    images: Array.isArray(kept.images) ? kept.images.filter(isDevicePicture) : [],
    publishKey: word('publishKey'),
    savedAt: word('savedAt'),
    contentFormat: kept.contentFormat === 'markdown' ? 'markdown' : 'plain',
    owner: word('owner'),
    server: isServerCopy(kept.server) ? kept.server : null,
    isFromElsewhere: kept.isFromElsewhere === true,
    elsewhere: Array.isArray(kept.elsewhere) ? kept.elsewhere.filter(isNamed) : [],
    uploaded: Array.isArray(kept.uploaded) ? kept.uploaded.map(String) : [],
    publishAt: word('publishAt'),
    discardedAt: word('discardedAt'),
  };
}

/** Whether the writer may see a draft. Other members' drafts remain on the device but are hidden. */
export const isFor = ({ owner }: Draft, writer: string) => !owner || !writer || owner === writer;

/** Session storage key under which the tab stores the id of its draft, so that a reload opens it again. */
const OPEN = 'verse:resources:open-draft';
export const rememberOpen = (id: string) => writeStored(OPEN, id, 'tab');

/** The drafts on this device, including deleted ones. A blank draft is removed from both the device and the server. */
export class DraftRecords extends AutosavedRecords<Draft> {
  constructor() {
    super({
      prefix: 'verse:resources:draft:',
      name: '',
      revive,
      getPictures: getDevicePictureIds,
      text: { read: ({ content }) => content, replace: (draft, content) => ({ ...draft, content }) },
    });
  }

  override keep(draft: Draft, options?: { isOpen: boolean }) {
    if (!isBlank(draft)) return super.keep(draft, options);
    this.forget(draft);
    return { isKept: true, hasCopy: Promise.resolve(false) };
  }

  override forget(draft: Draft) {
    super.forget(draft);
    const known = draft.server ? asUuid(draft.id) : null;
    if (known) addTombstone(known);
  }

  /** Returns the drafts this writer may see. */
  of(writer: string): Draft[] {
    return this.all().filter((draft) => isFor(draft, writer));
  }

  /** Returns the draft as currently stored. Another tab may have changed it since the list was rendered. */
  newest(draft: Draft): Draft {
    return this.read(draft.id) ?? draft;
  }

  /**
   * Chooses the draft to be opened automatically, and locks it. The tab's own draft comes first, even if another tab
   * still holds its lock. Otherwise, the newest draft that no other tab has open is chosen.
   */
  async lockLast(writer: string, isWanted: () => boolean): Promise<{ draft: Draft; lock: Unlock } | null> {
    const own = readStored(OPEN, 'tab');
    const drafts = this.of(writer).filter((draft) => !draft.discardedAt && !draft.isFromElsewhere);
    for (const draft of [...drafts.filter(({ id }) => id === own), ...drafts.filter(({ id }) => id !== own)]) {
      if (!isWanted()) return null;
      const lock = await this.lock(draft.id, draft.id === own ? AbortSignal.timeout(OWN_LIMIT) : undefined);
      if (lock) return { draft: this.newest(draft), lock };
    }
    return null;
  }

  /**
   * Moves a draft to the deleted drafts, from which it can be restored for a week. Returns false if the draft is open
   * in another tab.
   */
  async discard(draft: Draft): Promise<boolean> {
    const lock = await this.lock(draft.id);
    if (!lock) return false;
    this.keep({ ...this.newest(draft), discardedAt: new Date().toISOString() });
    lock();
    return true;
  }

  /** Deletes drafts that can no longer be restored. */
  deleteExpired() {
    const now = Date.now();
    for (const draft of this.all())
      if (draft.discardedAt && now - Date.parse(draft.discardedAt) > DISCARDED_FOR) this.forget(draft);
  }
}
