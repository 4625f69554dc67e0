import { readdir } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { avifOf, gifOf, jpegOf, pngOf, webpOf } from '../../../../test/pictures';
import { publish } from '../../../../test/publishing';
import { asEditor, type RunningApi, startApi, stopApis } from '../../../../test/start-api';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(stopApis);

/** `npm run soak` aborts 1,000 uploads. */
const ABORTS = Number(process.env.UPLOAD_ABORTS ?? 30);
const SCRIPT = '<script>alert("CANARY")</script>';

describe('invalid forms', () => {
  const type = (boundary: string) => ({ ...asEditor, 'content-type': `multipart/form-data; boundary=${boundary}` });
  const part = (name: string, value = 'x') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

  // @proves GAP-071 GAP-070
  it.each([
    ['10,000 parts', Array.from({ length: 10_000 }, (_, index) => part(`f${index}`)).join('') + '--b--'],
    ['a name 5,000 deep', part(`a${'[b]'.repeat(5000)}`) + '--b--'],
    ['a huge index', part('a[4294967294]') + '--b--'],
    ['a long name', part('n'.repeat(5000)) + '--b--'],
    ['no end', part('title')],
    ['no parts', '--b--'],
    ['a broken head', '--b\r\nnonsense\r\n\r\nx\r\n--b--'],
    ['nothing', ''],
  ])('%s: rejected, and the process keeps running', async (_, body) => {
    const response = await api.call('/api/blogs', { method: 'POST', headers: type('b'), body });
    expect([400, 413]).toContain(response.status);
    expect((await api.call('/healthz')).status).toBe(200);
  });

  // @proves GAP-071
  it('without a boundary or a length are rejected', async () => {
    expect(
      (
        await api.call('/api/blogs', {
          method: 'POST',
          headers: { ...asEditor, 'content-type': 'multipart/form-data' },
          body: 'x',
        })
      ).status,
    ).toBe(400);
    expect(await rawPost('Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n')).toMatch(/^HTTP\/1.1 411/);
  });

  // @proves GAP-070
  it('as JSON are rejected', async () => {
    expect(
      (
        await api.call('/api/blogs', {
          method: 'POST',
          headers: { ...asEditor, 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
    ).toBe(415);
  });

  // @proves R13 GAP-071
  it(
    'that break off at any byte leave no post, no file and no open handle',
    async () => {
      const before = (await api.call('/api/blogs?limit=1')).headers.get('x-total-count');
      const bytes = await jpegOf();
      const whole = Buffer.concat([
        Buffer.from(
          `${part('title')}--b\r\nContent-Disposition: form-data; name="thumbnail"; filename="a.jpg"\r\n` +
            'Content-Type: image/jpeg\r\n\r\n',
        ),
        bytes,
      ]);
      const isLinux = process.platform === 'linux';
      const opened = async () => (isLinux ? (await readdir('/proc/self/fd')).length : 0);
      const openBefore = await opened();
      const heapBefore = process.memoryUsage().heapUsed;
      for (let index = 0; index < ABORTS; index += 1)
        await breakOff(whole.subarray(0, Math.floor((whole.length * index) / ABORTS)), whole.length + 100);
      let next = await publish(api, { thumbnail: { bytes } });
      // The API may not have noticed yet that the last client disconnected.
      for (let tries = 0; next.status === 429 && tries < 50; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        next = await publish(api, { thumbnail: { bytes } });
      }
      expect(next.status).toBe(201);
      expect((await api.call('/api/blogs?limit=1')).headers.get('x-total-count')).toBe(String(Number(before) + 1));
      expect((await readdir(tmpdir())).filter((name) => name.startsWith('upload-'))).toEqual([]);
      // The number of open files varies with the connections, but every leaked form file would add one.
      expect(await opened()).toBeLessThan(openBefore + 20);
      process.stdout.write(
        `R13 forms that break off: ${ABORTS}, heap ${Math.round(heapBefore / 1e6)} ` +
          `MB before, ${Math.round(process.memoryUsage().heapUsed / 1e6)} MB after\n`,
      );
    },
    60_000 + ABORTS * 200,
  );
});

/** Returns the file with some bytes overwritten, or truncated, or with a script appended. */
function spoilt(bytes: Buffer, round: number): Buffer {
  const at = Math.floor((bytes.length * (round + 1)) / 26);
  const changed = Buffer.from(bytes);
  if (round % 4 === 0) return bytes.subarray(0, at);
  if (round % 4 === 1) changed.fill(round, at, at + 8);
  if (round % 4 === 2) changed.writeUInt32BE(0xffff_fff0 + (round % 16), Math.min(at, bytes.length - 4));
  return round % 4 === 3 ? Buffer.concat([bytes, Buffer.from(SCRIPT), bytes.subarray(0, at)]) : changed;
}

describe('125 corrupted files', () => {
  // @proves R12 GAP-071
  it('are rejected or served re-encoded, each within its time, and memory does not grow', async () => {
    const small = { width: 64, height: 48 };
    const whole = await Promise.all([jpegOf(small), pngOf(small), webpOf(small), avifOf(small), gifOf(small)]);
    const before = process.memoryUsage().rss;
    const statuses = new Map<number, number>();
    let slowest = 0;
    let tries = 0;
    for (const bytes of whole) {
      for (let round = 0; round < 25; round += 1) {
        const started = performance.now();
        const answer = await publish(api, { thumbnail: { bytes: spoilt(bytes, round), name: `x.${round}.php` } });
        slowest = Math.max(slowest, performance.now() - started);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expect([201, 413, 415, 422]).toContain(answer.status);
        const text = await answer.text();
        tries += 1;
        if (answer.status !== 201) continue;
        const served = Buffer.from(
          await (await api.call((JSON.parse(text) as { picture: { src: string } }).picture.src)).arrayBuffer(),
        );
        expect([served.includes('CANARY'), served.subarray(0, 3).toString('hex')]).toEqual([false, 'ffd8ff']);
      }
    }
    const grown = (process.memoryUsage().rss - before) / 1024 / 1024;
    process.stdout.write(
      `R12 spoilt files: ${tries}, slowest ${slowest.toFixed(0)} ms, memory +${grown.toFixed(0)} MB: ` +
        `${[...statuses].map(([status, count]) => `${status}×${count}`).join(' ')}\n`,
    );
    expect(tries).toBe(125);
    expect([slowest < 15_000, grown < 400]).toEqual([true, true]);
  }, 180_000);
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

function breakOff(sent: Buffer, promised: number): Promise<void> {
  return new Promise((resolve) => {
    const head =
      `POST /api/blogs HTTP/1.1\r\nHost: x\r\nCookie: ${asEditor.cookie}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${promised}\r\n\r\n`;
    const socket = net.connect(Number(new URL(api.origin).port), '127.0.0.1', () =>
      socket.write(Buffer.concat([Buffer.from(head), sent]), () => socket.destroy()),
    );
    socket.on('close', () => resolve());
  });
}
