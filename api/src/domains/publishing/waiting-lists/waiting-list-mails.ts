import { UNCONFIRMED_HOURS } from '@verse/api-contract/publishing/waiting-lists.values';
import { addressOf } from '@verse/contract/addresses';
import type { TransactionalEmail } from '../../../platform/feature';
import { greetingFor, type Message } from '../../../platform/mail';
import type { Accounts } from '../../../platform/ports';
import { CONFIRM_EMAIL, JOINED_EMAIL, OPEN_EMAIL } from './mail-kinds';
import type { OpeningRepository } from './openings.repository';
import type { PlaceLinks } from './place-links';
import type { Place, PlaceRepository } from './places.repository';
import { WAITING_LIST_TEXTS } from './waiting-list-texts';

interface Dependencies extends Pick<Accounts, 'findContacts'> {
  places: Pick<PlaceRepository, 'find' | 'write'>;
  openings: Pick<OpeningRepository, 'find'>;
  links: PlaceLinks;
  publicOrigin: string;
}

interface Recipient {
  to: string;
  greeting: string;
}

const NOT_YOU = 'If this wasn’t you, you can ignore this email.';

/** Emails about waiting lists. Nothing in them was written by a visitor. */
export function waitingListMails({
  places,
  openings,
  links,
  findContacts,
  publicOrigin,
}: Dependencies): TransactionalEmail[] {
  const leaveLink = ({ nonce }: Place) =>
    `${publicOrigin}${addressOf('waiting-list-leave')}?token=${links.create('leave', nonce)}`;

  /** Returns undefined for a member whose account has ended, is leaving, or is suspended. */
  async function findRecipient({ memberId, email }: Place): Promise<Recipient | undefined> {
    if (memberId === undefined) return { to: email, greeting: 'Hello,' };
    const [contact] = await findContacts([memberId]);
    return contact && { to: contact.email, greeting: greetingFor(contact.name) };
  }

  function toConfirmation(place: Place): Message {
    const { title } = WAITING_LIST_TEXTS[place.list];
    const url = `${publicOrigin}${addressOf('waiting-list-confirm')}?token=${links.create('confirm', place.nonce)}`;
    return {
      to: place.email,
      greeting: 'Hello,',
      subject: 'Confirm your place on a waiting list',
      paragraphs: [
        `Someone, maybe you, asked us to write here when this is ready: ${title}.`,
        `Please confirm within ${UNCONFIRMED_HOURS} hours, or we’ll forget it.`,
      ],
      action: { label: 'Join the waiting list', url },
      closing: NOT_YOU,
    };
  }

  const toJoined = (place: Place, recipient: Recipient): Message => ({
    ...recipient,
    subject: 'You are on the waiting list',
    paragraphs: [`We will write to you once when this is ready: ${WAITING_LIST_TEXTS[place.list].title}.`],
    action: { label: 'Leave the waiting list', url: leaveLink(place) },
  });

  return [
    {
      kind: CONFIRM_EMAIL,
      async write({ place: id = '' }) {
        const place = await places.find(id);
        if (!place) return undefined;
        return place.state === 'asked'
          ? toConfirmation(place)
          : toJoined(place, { to: place.email, greeting: 'Hello,' });
      },
    },
    {
      kind: JOINED_EMAIL,
      async write({ place: id = '' }) {
        const place = await places.find(id);
        const recipient = place && (await findRecipient(place));
        return place && recipient && toJoined(place, recipient);
      },
    },
    {
      kind: OPEN_EMAIL,
      async write({ place: id = '', job = '' }) {
        const place = await places.write(id, job);
        const opening = place && (await openings.find(place.list));
        const recipient = place && (await findRecipient(place));
        if (!opening || !recipient) return undefined;
        const { title, text } = WAITING_LIST_TEXTS[opening.list];
        return {
          ...recipient,
          subject: `${title}: ready now`,
          paragraphs: [`You asked us to write when this is ready. It is: ${title}.`, text],
          action: { label: 'Open it', url: publicOrigin + opening.path },
          closing: 'That was our only email about it. You’re off the list now.',
        };
      },
    },
  ];
}
