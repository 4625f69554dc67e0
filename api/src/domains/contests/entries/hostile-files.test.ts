import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { announce, enter, openEntryOverview, sendPart, storeContest, upload } from '../../../../test/contest-entries';
import { box, filmOf } from '../../../../test/films';
import { startTown } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const MEGABYTE = 1024 * 1024;

/** A PDF of a few kilobytes whose page inflates twice, to 100 MB. */
function bombPdf(): Buffer {
  const content = deflateSync(deflateSync(Buffer.alloc(100 * MEGABYTE, ' '), { level: 1 }));
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
    `<</Length ${content.length}/Filter[/FlateDecode/FlateDecode]>>stream\n${content.toString('latin1')}\nendstream`,
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 5\n0000000000 65535 f \n${places.join('')}trailer<</Root 1 0 R/Size 5>>\nstartxref\n${table}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}

/** An MP4 whose table of entries has 110,000 boxes. */
function bombFilm(): Buffer {
  const entry = box('avc1', Buffer.alloc(12));
  const entries = Buffer.concat([Buffer.alloc(8), Buffer.alloc(entry.length * 110_000, entry)]);
  const table = box('minf', box('stbl', box('stsd', entries)));
  return Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isom')), box('moov', box('trak', box('mdia', table)))]);
}

/** A small PNG with more pixels than are decoded. */
const bombPicture = () =>
  sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#824' } })
    .png({ compressionLevel: 1 })
    .toBuffer();

// @proves FIL-02
it('other calls are answered while a hostile file is parsed, and the file is kept without a copy', async () => {
  const town = await startTown();
  await storeContest(town);
  const member = await town.resident('member');
  await enter(member);
  const files: [string, Buffer][] = [
    ['bomb.pdf', bombPdf()],
    ['bomb.mp4', bombFilm()],
    ['bomb.png', await bombPicture()],
  ];
  for (const [name, bytes] of files) {
    let isSent = false;
    const sending = upload(member, name, bytes).then(({ status }) => {
      isSent = true;
      return status;
    });
    let answered = 0;
    while (!isSent) {
      expect((await town.api.call('/api/contests')).status).toBe(200);
      answered += 1;
    }
    expect([name, await sending]).toEqual([name, 204]);
    // A parser in this thread would let none through.
    expect(answered).toBeGreaterThan(3);
  }
  const shown = (await openEntryOverview(member)).entry!.draft.files.map(({ name, unshown }) => [name, unshown]);
  expect(shown.slice(1)).toEqual([
    ['bomb.mp4', 'Judges can’t see this video: your name could be inside. Export it again as MP4.'],
    ['bomb.png', 'Judges can’t see this picture: it’s too large or damaged.'],
  ]);
});

// @proves FIL-02
it('a file is parsed at most three times, even if the process is killed during each', async () => {
  const town = await startTown();
  await storeContest(town);
  const member = await town.resident('member');
  await enter(member);
  const film = filmOf('Ada Tester', 1000);
  expect((await upload(member, 'first.mp4', film)).status).toBe(204);
  const address = (await announce(member, 'second.mp4', film.length)).headers.get('location')!;
  const uploads = town.api.store.db.collection<{ _id: string; attempts?: number }>('resumable_uploads');
  await uploads.updateOne({ name: 'second.mp4' }, { $set: { attempts: 3 } });
  expect((await sendPart(member, address, 0, film)).status).toBe(204);
  const { files } = (await openEntryOverview(member)).entry!.draft;
  expect(files.map(({ name, unshown }) => [name, unshown === null])).toEqual([
    ['first.mp4', true],
    ['second.mp4', false],
  ]);
});
