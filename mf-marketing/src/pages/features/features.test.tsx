import { render, screen } from '@testing-library/react';
import { FAKE_PLACES, FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

describe('the features page', () => {
  it('presents the four features [FEA-01] [FEA-02] [FEA-03] [FEA-04]', async () => {
    render(<FakeShellApp routes={remote.routes} base="/" at="/features" />);
    for (const name of [/real-time collaboration/i, /learning hub/i, /creator profiles/i, /showcase (and|&) recognition/i]) {
      expect(await screen.findByRole('heading', { name })).toBeTruthy();
    }
  });

  it('leads to the community chat and the resources [FEA-05] [FEA-06] [GAP-074]', async () => {
    render(<FakeShellApp routes={remote.routes} base="/" at="/features" />);
    const chat = await screen.findByRole('link', { name: 'Join the Community' });
    expect(chat.getAttribute('href')).toBe(FAKE_PLACES['community-chat']);
    expect(screen.getByRole('link', { name: 'Explore Resources' }).getAttribute('href')).toBe('/resources');
  });
});
