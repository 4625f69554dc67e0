import { render, screen } from '@testing-library/react';
import { fakeHref, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

describe('the features page', () => {
  // @proves FEA-01 FEA-02 FEA-03 FEA-04
  it('presents the four features', async () => {
    render(<FakeShellApp routes={remote.routes} base="/" at="/features" />);
    for (const name of [
      /real-time collaboration/i,
      /learning hub/i,
      /creator profiles/i,
      /showcase (and|&) recognition/i,
    ]) {
      expect(await screen.findByRole('heading', { name })).toBeTruthy();
    }
  });

  // @proves FEA-05 FEA-06 GAP-074
  it('leads to the community chat and the resources', async () => {
    render(<FakeShellApp routes={remote.routes} base="/" at="/features" />);
    const chat = await screen.findByRole('link', { name: 'Join the Community' });
    expect(chat.getAttribute('href')).toBe(fakeHref('community-chat'));
    expect(screen.getByRole('link', { name: 'Explore Resources' }).getAttribute('href')).toBe('/resources');
  });
});
