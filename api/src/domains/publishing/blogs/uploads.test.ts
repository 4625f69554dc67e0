import { randomBytes } from 'node:crypto';
import net from 'node:net';
import sharp from 'sharp';
import type { Problem } from '@verse/api-contract/api';
import {
  animatedGif,
  avifOf,
  bombOf,
  gifOf,
  jpegOf,
  photographOf,
  pngOf,
  tiffOf,
  webpOf,
} from '../../../../test/pictures';
import { type Part, publish, published } from '../../../../test/publishing';
import { asEditor, type RunningApi, startApi, stopApis } from '../../../../test/start-api';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(stopApis);
const SCRIPT = '<script>alert("CANARY")</script>';
const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

async function refused(part: Part): Promise<{ status: number; problem: Problem }> {
  const response = await publish(api, { thumbnail: part });
  return { status: response.status, problem: (await response.json()) as Problem };
}

async function servedBytes(part: Part): Promise<Buffer[]> {
  const { picture, image } = await published(api, { thumbnail: part });
  const addresses = [picture.src, ...picture.srcset.split(', ').map((entry) => entry.split(' ')[0]!)];
  const served = await Promise.all(
    addresses.map(async (address) => Buffer.from(await (await api.call(address)).arrayBuffer())),
  );
  return [...served, Buffer.from(image, 'base64')];
}

describe('an invalid picture', () => {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
  // @proves GAP-071 BLM-10 VAL-04
  it.each<[string, Part]>([
    ['a text file', { bytes: 'Just some notes', name: 'notes.txt', type: 'text/plain' }],
    ['a text file that calls itself a picture', { bytes: 'Just some notes', name: 'notes.jpg', type: 'image/jpeg' }],
    ['an SVG with a script', { bytes: svg(SCRIPT), name: 'drawing.svg', type: 'image/svg+xml' }],
    ['an SVG called PNG', { bytes: svg(SCRIPT), name: 'drawing.png', type: 'image/png' }],
    [
      'an SVG with foreign content',
      { bytes: svg('<foreignObject><body/></foreignObject>'), name: 'a.svg', type: 'image/png' },
    ],
    [
      'an SVG with an outside entity',
      {
        bytes: `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
        name: 'a.svg',
        type: 'image/png',
      },
    ],
    ['a page', { bytes: `<!doctype html>${SCRIPT}`, name: 'page.html.jpg', type: 'image/jpeg' }],
    [
      'a program',
      { bytes: Buffer.concat([Buffer.from('MZ'), randomBytes(2000)]), name: 'a.exe', type: 'application/octet-stream' },
    ],
    ['a PDF', { bytes: '%PDF-1.7\n1 0 obj\n<<>>\nendobj', name: 'a.pdf', type: 'image/jpeg' }],
    ['a ZIP', { bytes: Buffer.from('504b0304140000000000', 'hex'), name: 'a.zip', type: 'image/png' }],
    [
      'a film',
      { bytes: Buffer.from('0000001866747970697334320000000069736f6d', 'hex'), name: 'a.mp4', type: 'video/mp4' },
    ],
    [
      'an HEIC head',
      { bytes: Buffer.from('000000186674797068656963000000006d696631', 'hex'), name: 'a.heic', type: 'image/avif' },
    ],
    ['the head of a JPEG and nothing else', { bytes: JPEG_HEAD, name: 'a.jpg' }],
    ['the head of a JPEG and noise', { bytes: Buffer.concat([JPEG_HEAD, randomBytes(5000)]), name: 'a.jpg' }],
    ['an empty file', { bytes: '', name: 'empty.jpg' }],
    ['noise', { bytes: randomBytes(5000), name: 'noise.webp', type: 'image/webp' }],
  ])('%s is refused with 415, naming file and field', async (_, part) => {
    const { status, problem } = await refused(part);
    expect([status, problem.code]).toEqual([415, 'not-an-image']);
    expect(problem.message).toContain(`“${part.name}”`);
    expect(problem.fields).toEqual({ thumbnail: problem.message });
  });

  // @proves GAP-071
  it('a TIFF is refused though the library could read it', async () => {
    expect((await refused({ bytes: await tiffOf(), name: 'scan.tiff', type: 'image/jpeg' })).status).toBe(415);
  });

  // @proves BLM-11 GAP-071
  it('a content image is checked like the thumbnail, and reported under its own field', async () => {
    const response = await publish(api, { images: [{ bytes: await jpegOf() }, { bytes: 'text', name: 'second.jpg' }] });
    const problem = (await response.json()) as Problem;
    expect([response.status, Object.keys(problem.fields ?? {})]).toEqual([415, ['contentImages']]);
  });

  // @proves GAP-071
  it('a HEIC picture is refused with the way to send it, whatever its name and type say', async () => {
    const bytes = Buffer.from('000000186674797068656963000000006d696631', 'hex');
    const { status, problem } = await refused({ bytes, name: 'IMG_1.jpg' });
    expect([status, problem.code]).toEqual([415, 'not-an-image']);
    expect(problem.message).toMatch(/^“IMG_1.jpg” is a HEIC picture, which is not supported. Export it as JPEG/);
  });

  // @proves GAP-071
  it('an animated picture is rejected rather than shown as a still', async () => {
    const { status, problem } = await refused({ bytes: await animatedGif(), name: 'cat.gif', type: 'image/gif' });
    expect([status, problem.code]).toEqual([415, 'not-an-image']);
    expect(problem.message).toBe('“cat.gif” is animated, and pictures here do not move. Choose a still picture.');
  });

  // @proves GAP-071
  it('leaves no post behind', async () => {
    expect(await (await api.call('/api/blogs')).json()).toEqual([]);
  });

  // @proves GAP-071
  it('a picture is accepted whatever its declared type', async () => {
    const bytes = await jpegOf({ seed: 9 });
    expect((await publish(api, { thumbnail: { bytes, name: 'a.txt', type: 'text/plain' } })).status).toBe(201);
  });
});

describe('an upload that is too large', () => {
  // @proves GAP-071
  it('a file of 20 MB is refused with 413, naming it, and the answer arrives', async () => {
    const { status, problem } = await refused({ bytes: randomBytes(20 * 1024 * 1024), name: 'holiday.jpg' });
    expect([status, problem.code]).toEqual([413, 'image-too-large']);
    expect(problem.fields).toEqual({ thumbnail: '“holiday.jpg” is larger than 5 MB.' });
  });

  // @proves GAP-071
  it.each([
    [50_000, 50_000],
    [30_000, 30_000],
    [7000, 6000],
  ])('a PNG that unpacks to %i × %i pixels is refused without being unpacked', async (width, height) => {
    // A picture that large cannot be generated, so the header of a small one is forged.
    const png = width > 7000 ? await pngOf({ width: 50, height: 50 }) : await bombOf(width, height);
    if (width > 7000) {
      png.writeUInt32BE(width, 16);
      png.writeUInt32BE(height, 20);
      png.writeInt32BE(crc32(png.subarray(12, 29)), 29);
    }
    const { status, problem } = await refused({ bytes: png, name: 'bomb.png', type: 'image/png' });
    expect([status, problem.code]).toEqual([413, 'image-too-many-pixels']);
    expect(problem.message).toBe('“bomb.png” has too many pixels: at most 40 million.');
  });

  // @proves GAP-071
  it.each([
    ['JPEG', jpegOf],
    ['PNG', pngOf],
    ['WebP', webpOf],
  ] as const)('a %s that was cut off is refused as damaged', async (_, draw) => {
    const whole = await draw({ width: 800, height: 600 });
    const { status, problem } = await refused({
      bytes: whole.subarray(0, Math.floor(whole.length * 0.6)),
      name: 'half.jpg',
    });
    expect([415, 422]).toContain(status);
    expect(problem.code).toBe('not-an-image');
  });

  // @proves GAP-071
  it('a form larger than all its files may be is rejected before it is received', async () => {
    const answer = await rawPost(`Content-Length: ${1024 ** 3}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 413/);
  });
});

describe('hidden data in a picture', () => {
  // @proves GAP-071
  it('is removed: only re-encoded WebP and JPEG are served', async () => {
    const whole = await jpegOf();
    const hidden = [
      Buffer.concat([whole, Buffer.from(SCRIPT)]),
      Buffer.concat([await gifOf(), Buffer.from(`/*${SCRIPT}*/`)]),
      Buffer.concat([await pngOf(), Buffer.from(`PK\u0003\u0004${SCRIPT}`)]),
      Buffer.concat([
        whole.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0x00, SCRIPT.length + 2]),
        Buffer.from(SCRIPT),
        whole.subarray(2),
      ]),
    ];
    for (const bytes of hidden) {
      for (const served of await servedBytes({ bytes, name: 'a.php;.html' })) {
        expect(served.includes('CANARY')).toBe(false);
        expect(['jpeg', 'webp']).toContain((await sharp(served).metadata()).format);
      }
    }
  });

  // @proves GAP-071
  it('includes the place and the camera, which are removed', async () => {
    const bytes = await photographOf({ width: 600, height: 400 });
    expect(bytes.includes('CANARY-CAMERA')).toBe(true);
    for (const served of await servedBytes({ bytes })) {
      const { exif, icc, xmp } = await sharp(served).metadata();
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
      expect(served.includes('CANARY-CAMERA')).toBe(false);
    }
  });

  // @proves GAP-071
  it('does not include the orientation, which is applied', async () => {
    const { picture } = await published(api, { thumbnail: { bytes: await photographOf({ width: 600, height: 400 }) } });
    expect([picture.width, picture.height]).toEqual([400, 600]);
  });
});

describe('the five kinds', () => {
  // @proves GAP-071
  it.each([
    ['JPEG', jpegOf],
    ['PNG', pngOf],
    ['WebP', webpOf],
    ['AVIF', avifOf],
    ['GIF', gifOf],
  ] as const)('%s is accepted, whatever its declared name and type', async (_, draw) => {
    expect(
      (await published(api, { thumbnail: { bytes: await draw(), name: 'x', type: 'image/png' } })).picture.width,
    ).toBe(640);
  });
});

describe('names of files', () => {
  // @proves GAP-071
  it.each([
    '../../../etc/passwd',
    '..%2f..%2fx.jpg',
    'CON',
    'a'.repeat(300),
    'a.jpg.exe',
    'Ünï🖼️.jpg',
    '"quoted".jpg',
    'a;b.jpg',
    '.htaccess',
  ])('are never kept: %s', async (name) => {
    const post = await published(api, { thumbnail: { bytes: await jpegOf({ width: 40, height: 30 }), name } });
    expect(JSON.stringify({ ...post, image: '' })).not.toContain(name);
    expect(post.picture.src).toMatch(/^\/api\/images\/[0-9a-f]{32}\.jpg$/);
  });
});

function rawPost(tail: string): Promise<string> {
  return new Promise((resolve) => {
    const head =
      `POST /api/blogs HTTP/1.1\r\nHost: x\r\nCookie: ${asEditor.cookie}\r\n` +
      'Content-Type: multipart/form-data; boundary=b\r\n';
    const socket = net.connect(Number(new URL(api.origin).port), '127.0.0.1', () => socket.write(head + tail));
    socket.once('data', (chunk) => {
      resolve(chunk.toString());
      socket.destroy();
    });
  });
}

/** Checksum of a PNG chunk. */
function crc32(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}
