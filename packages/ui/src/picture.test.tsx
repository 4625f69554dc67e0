import { render, screen } from '@testing-library/react';
import { Picture } from './index';

describe('a picture', () => {
  it('waits until it is near, unless it is the picture of the first screen', () => {
    render(
      <>
        <Picture src="/a.jpg" alt="Later" width={800} height={500} />
        <Picture src="/b.jpg" alt="First" width={800} height={500} isPriority />
      </>,
    );
    expect(screen.getByAltText('Later').getAttribute('loading')).toBe('lazy');
    const first = screen.getByAltText('First');
    expect([first.getAttribute('loading'), first.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
  });

  it('names its focal point, if it has one, for the style sheet that crops it', () => {
    render(
      <>
        <Picture src="/a.jpg" alt="With" className="mine" width={800} height={500} focus={{ x: 30, y: 70 }} />
        <Picture src="/b.jpg" alt="Without" width={800} height={500} />
      </>,
    );
    expect({ ...screen.getByAltText('With').dataset }).toEqual({ focusX: '30', focusY: '70' });
    expect(screen.getByAltText('With').className).toContain('mine');
    expect({ ...screen.getByAltText('Without').dataset }).toEqual({});
  });

  it('offers the better formats first, for the same sizes', () => {
    render(
      <Picture
        src="/a.jpg"
        srcSet="/a-400.jpg 400w"
        avif="/a-400.avif 400w"
        webp="/a-400.webp 400w"
        sizes="100vw"
        alt="A"
        width={800}
        height={500}
      />,
    );
    const sources = [...(screen.getByAltText('A').parentElement?.querySelectorAll('source') ?? [])];
    expect(sources.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
      ['image/avif', '/a-400.avif 400w', '100vw'],
      ['image/webp', '/a-400.webp 400w', '100vw'],
    ]);
  });
});
