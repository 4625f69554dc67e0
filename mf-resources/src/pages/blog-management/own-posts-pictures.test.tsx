import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApi, open, post, press, typeContent } from './testing/own-posts-page';

describe('own posts', () => {
  describe('change their pictures', () => {
    interface Sent {
      method: string;
      url: string;
      headers: Record<string, string>;
      form: FormData;
      upload: { onprogress?: (event: object) => void };
      status: number;
      responseText: string;
      onload: () => void;
      onabort: () => void;
    }
    let sent: Sent[];
    beforeEach(() => {
      sent = [];
      URL.createObjectURL = jest.fn(() => 'blob:preview');
      URL.revokeObjectURL = jest.fn();
      globalThis.XMLHttpRequest = class {
        upload = {};
        headers: Record<string, string> = {};
        open = (method: string, url: string) => Object.assign(this, { method, url });
        setRequestHeader = (name: string, value: string) => Object.assign(this.headers, { [name]: value });
        send = (form: FormData) => sent.push(Object.assign(this, { form }) as never);
        abort = () => (this as unknown as Sent).onabort();
      } as never;
    });
    const answer = (index: number, status: number, body: object) =>
      act(async () => {
        Object.assign(sent[index]!, { status, responseText: JSON.stringify(body) });
        sent[index]!.onload();
      });
    const jpeg = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], name, { type: 'image/jpeg' });
    const old = { src: '/api/images/old.jpg', srcset: '', width: 1, height: 1, alt: 'Old one' };

    async function begin() {
      const { client, calls } = createApi(post({ contentImages: [old, { ...old, src: '/api/images/second.jpg' }] }));
      open(client);
      await press('Edit');
      const form = within(screen.getByRole('form', { name: 'Edit My post' }));
      await userEvent.upload(form.getByLabelText('Replace the cover image'), jpeg('cover.jpg'));
      await screen.findByRole('img', { name: 'Preview of cover.jpg' });
      await userEvent.click(form.getByRole('button', { name: 'Remove picture 1' }));
      await userEvent.upload(form.getByLabelText('Add pictures'), jpeg('new.jpg'));
      await screen.findByRole('img', { name: 'Preview of new.jpg' });
      fireEvent.change(form.getByLabelText('Describe picture 2'), { target: { value: 'A new one' } });
      return { form, calls };
    }
    const CHANGE = {
      title: 'My post',
      category: 'Craft',
      readTime: '5 minutes',
      content: 'Stored text',
      tags: [],
      pictures: {
        thumbnail: { alt: '' },
        images: [{ src: '/api/images/second.jpg', alt: 'Old one' }, { alt: 'A new one' }],
      },
    };

    // @proves GAP-025 GAP-028
    it('and lose no text typed while a picture is being checked', async () => {
      open(createApi(post()).client);
      await press('Edit');
      const form = within(screen.getByRole('form', { name: 'Edit My post' }));
      let look = (_bytes: ArrayBuffer) => {};
      const slow = new File([new Uint8Array([0xff, 0xd8, 0xff, 1])], 'slow.jpg', { type: 'image/jpeg' });
      slow.slice = () => ({ arrayBuffer: () => new Promise<ArrayBuffer>((resolve) => (look = resolve)) }) as Blob;
      await userEvent.upload(form.getByLabelText('Add pictures'), slow);
      typeContent('Typed meanwhile');
      look(new Uint8Array([0xff, 0xd8, 0xff, 1]).buffer);
      await form.findByText('slow.jpg');
      expect(form.getByLabelText<HTMLTextAreaElement>('Content').value).toBe('Typed meanwhile');
      expect(localStorage.getItem('verse:resources:change:one')).toContain('Typed meanwhile');
      await press('Discard changes');
    });

    // @proves GAP-025 GAP-028
    it('which are replaced, removed, added and described in one step, with progress, cancel and retry', async () => {
      await begin();
      await press('Save changes');
      expect([sent[0]?.method, sent[0]?.url, sent[0]?.headers['if-match']]).toEqual(['PUT', '/api/blogs/one', '"3"']);
      expect(JSON.parse(String(sent[0]?.form.get('edition')))).toEqual(CHANGE);
      expect(
        [...sent[0]!.form.getAll('thumbnail'), ...sent[0]!.form.getAll('contentImages')].map(
          (file) => (file as File).name,
        ),
      ).toEqual(['cover.jpg', 'new.jpg']);
      act(() => sent[0]!.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 }));
      screen.getByText('50 %');
      await press('Cancel upload');
      await screen.findByText(/was cancelled/);
      await press('Save changes');
      await answer(1, 200, post({ version: 4 }));
      await waitFor(() => expect(localStorage).toHaveLength(0));
    });

    // @proves GAP-025
    it('and show both sides after a concurrent change; mine are then sent on their version', async () => {
      await begin();
      await press('Save changes');
      await answer(0, 409, {
        message: 'Somebody was quicker.',
        current: post({ version: 9, content: 'Their text' }),
        yours: CHANGE,
      });
      const alert = within(await screen.findByRole('alert', { name: '' }));
      alert.getByText('Their text');
      alert.getByText('Pictures: yours');
      alert.getByText('new picture: A new one');
      await userEvent.click(alert.getByRole('button', { name: 'Save mine' }));
      await waitFor(() => expect(sent[1]?.headers['if-match']).toBe('"9"'));
      expect(sent[1]?.form.getAll('contentImages')).toHaveLength(1);
    });
  });
});
