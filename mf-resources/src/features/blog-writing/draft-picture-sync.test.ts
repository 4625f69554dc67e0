import { waitFor } from '@testing-library/react';
import { allPictures } from '../../shared/autosave/device-picture';
import { readPicture } from '../../shared/autosave/device-store';
import { missingPictures } from './draft';
import { type Device, isSaved, open, refusal, server, take } from './testing/devices';

const file = (name: string, bytes: number[]) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
const draftOf = ({ editor }: Device) => editor.getState().draft;
const namesOf = (device: Device) => allPictures(draftOf(device)).map(({ name }) => name);
const storedFiles = () => [...server.files.values()].reduce((sum, files) => sum + files.size, 0);
const onServer = (device: Device, count: number) =>
  waitFor(() => expect([draftOf(device).uploaded.length, storedFiles()]).toEqual([count, count]));

async function bytesOf(device: Device, name: string): Promise<number[]> {
  const picture = allPictures(draftOf(device)).find((one) => one.name === name);
  const blob = picture ? device.editor.getState().blobs[picture.id] : null;
  return blob ? [...new Uint8Array(await blob.arrayBuffer())] : [];
}

/** A draft with a cover, a picture in the text and two pictures below it, two of which have the same file name. */
async function writeWithPictures(): Promise<Device> {
  const home = await open();
  home.editor.change({ title: 'Lamps', contentFormat: 'markdown' });
  home.editor.setThumbnail(file('cover.jpg', [1]));
  const [key] = home.editor.addTextPictures([file('image.jpg', [2])]);
  home.editor.addImages([file('image.jpg', [3]), file('last.jpg', [4])]);
  home.editor.change({ content: `![A lamp](picture:${key})` });
  await onServer(home, 4);
  return home;
}

async function continueElsewhere(): Promise<Device> {
  const train = await open();
  await train.editor.open(train.editor.getState().others[0]!);
  return train;
}

function leave(device: Device) {
  device.sync.stop();
  device.editor.stop();
}

describe('the pictures of a draft', () => {
  // @proves GAP-025
  it('travel with it: cover, pictures of the text and the others, each in its place', async () => {
    const home = await writeWithPictures();
    const key = draftOf(home).images[0]!.key;
    leave(home);
    const train = await continueElsewhere();
    await waitFor(() => expect(namesOf(train)).toEqual(['cover.jpg', 'image.jpg', 'image.jpg', 'last.jpg']));
    const { thumbnail, images } = draftOf(train);
    expect([thumbnail?.name, images.map((image) => image.key)]).toEqual(['cover.jpg', [key, undefined, undefined]]);
    expect([await bytesOf(train, 'cover.jpg'), await bytesOf(train, 'last.jpg')]).toEqual([[1], [4]]);
    expect([missingPictures(draftOf(train)), isSaved(train)]).toEqual([[], true]);
    // They are on this device now, too, so they are there without a network.
    await waitFor(async () => expect((await readPicture(thumbnail!.id))?.size).toBe(1));
  });

  // @proves GAP-025
  it('go on one device when they are removed on the other, and a new cover replaces the old one', async () => {
    const home = await writeWithPictures();
    home.sync.stop();
    const train = await continueElsewhere();
    await waitFor(() => expect(namesOf(train)).toHaveLength(4));
    train.editor.removeImage(draftOf(train).images.at(-1)!.id);
    train.editor.setThumbnail(file('night.jpg', [5]));
    await waitFor(() => expect([isSaved(train), draftOf(train).uploaded.length, storedFiles()]).toEqual([true, 3, 3]));
    leave(train);
    take(home);
    await home.sync.start('me');
    await waitFor(() => expect(namesOf(home)).toEqual(['night.jpg', 'image.jpg', 'image.jpg']));
    expect(await bytesOf(home, 'night.jpg')).toEqual([5]);
  });

  // @proves GAP-025
  it('wait on the device while the server cannot be reached, and the text does not wait for them', async () => {
    const home = await open();
    server.pictureRefusal = refusal(503);
    home.editor.change({ content: 'Words' });
    home.editor.setThumbnail(file('cover.jpg', [1]));
    await waitFor(() =>
      expect(home.sync.pictures.getState()).toEqual({ waiting: 1, isArriving: false, error: 'refused 503' }),
    );
    home.editor.change({ content: 'Words and more' });
    await waitFor(() => expect(server.texts).toEqual(['Words and more']));
    server.pictureRefusal = undefined;
    await onServer(home, 1);
    await waitFor(() => expect(home.sync.pictures.getState()).toEqual({ waiting: 0, isArriving: false, error: '' }));
  });

  // @proves GAP-025
  it('stay on the device with the reason if the server has no room, and the others are sent', async () => {
    const home = await open();
    server.pictureRefusal = refusal(409);
    home.editor.setThumbnail(file('cover.jpg', [1]));
    await waitFor(() => expect(home.sync.pictures.getState().error).toBe('refused 409'));
    server.pictureRefusal = undefined;
    home.editor.addImages([file('image.jpg', [2])]);
    await waitFor(() => expect(storedFiles()).toBe(1));
    window.dispatchEvent(new Event('online'));
    await onServer(home, 2);
  });

  // @proves GAP-025
  it('of a draft of an earlier release, which described them without ids, are sent as well', async () => {
    const home = await writeWithPictures();
    const [draft] = server.drafts.values();
    server.drafts.set(draft!.id, { ...draft!, pictures: draft!.pictures.map(({ id: _, ...picture }) => picture) });
    server.files.clear();
    home.editor.receive({ ...draftOf(home), uploaded: [], elsewhere: [] });
    window.dispatchEvent(new Event('online'));
    await onServer(home, 4);
  });

  // @proves GAP-025
  it('are a draft even without a word', async () => {
    const home = await open();
    home.editor.setThumbnail(file('cover.jpg', [1]));
    await onServer(home, 1);
    leave(home);
    const train = await continueElsewhere();
    await waitFor(() => expect(namesOf(train)).toEqual(['cover.jpg']));
    train.editor.setThumbnail(null);
    await waitFor(() => expect(server.drafts.size).toBe(0));
  });

  // @proves GAP-025
  it('come back from the server if the device has lost them', async () => {
    const home = await writeWithPictures();
    leave(home);
    const indexedDB = new (globalThis.indexedDB.constructor as typeof IDBFactory)();
    const again = await open('me', { ...home, storage: { ...localStorage }, database: indexedDB as never });
    await waitFor(async () => expect(await bytesOf(again, 'cover.jpg')).toEqual([1]));
  });
});
