/** @jest-environment ./jest/browser-environment.cjs */
describe('the browser environment', () => {
  it('sends the fields and files of a form as multipart', async () => {
    document.body.innerHTML = '<form><input name="title" value="Colour"><input type="file" name="thumbnail"></form>';
    const form = document.querySelector('form');
    const file = new File(['pixels'], 'cover.png', { type: 'image/png' });
    Object.defineProperty(form.elements.thumbnail, 'files', { value: [file] });

    const received = await new Request('http://localhost/', { method: 'POST', body: new FormData(form) }).formData();

    expect(received.get('title')).toBe('Colour');
    expect(received.get('thumbnail').name).toBe('cover.png');
  });

  it('sends the fields of a form as a query string, as a form without files does', async () => {
    const received = await new Request('http://localhost/', {
      method: 'POST',
      body: new URLSearchParams({ title: 'Colour' }),
    }).formData();

    expect(received.get('title')).toBe('Colour');
  });

  it('takes a listener off when its signal is aborted', () => {
    const stop = new AbortController();
    const heard = jest.fn();
    document.body.addEventListener('click', heard, { signal: stop.signal });
    document.body.click();
    stop.abort();
    document.body.click();

    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('gives a request a signal that a controller of the page can abort', () => {
    const stop = new AbortController();
    const request = new Request('http://localhost/', { signal: stop.signal });
    stop.abort();

    expect(request.signal.aborted).toBe(true);
  });
});
