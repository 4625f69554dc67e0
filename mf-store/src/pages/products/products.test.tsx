import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@verse/api-contract/products';
import { ApiError, type ApiClient } from '@verse/contract';
import { FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';

const PRODUCTS: Product[] = [
  { id: '1', name: 'Canvas Tote', image: '/images/tote.webp', price: 19.5, rating: 4.7, category: 'Fashion' },
  { id: '2', name: 'Desk Mat', image: '/images/mat.webp', price: 32, oldPrice: 40, rating: 4.4, category: 'Accessories' },
  { id: '3', name: 'Keyboard', image: '/images/keys.webp', price: 88, oldPrice: 110, rating: 4.5, category: 'Electronics' },
];
const answer = (products: Product[]): ApiClient => () => Promise.resolve(products as never);

function open(at = '/store', client = answer(PRODUCTS)) {
  render(<FakeShellApp routes={remote.routes} base="/store" at={at} client={client} />);
}
const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) => screen.getByRole('article', { name });

describe('the store', () => {
  it('asks for the products of the store and shows one card for each [STO-01] [STO-04]', async () => {
    const client = jest.fn(answer(PRODUCTS));
    open('/store', client as ApiClient);
    await screen.findByRole('heading', { level: 1, name: 'Store' });
    expect(names()).toEqual(['Canvas Tote', 'Desk Mat', 'Keyboard']);
    expect(client.mock.calls[0]?.[0]).toBe('/api/products?area=store');
  });

  it('shows a described picture, the rating in words and the price with two decimals [STO-02] [STO-05] [STO-06]', async () => {
    open();
    await screen.findByRole('article', { name: 'Canvas Tote' });
    const tote = within(card('Canvas Tote'));
    expect(tote.getByRole('img', { name: 'Canvas Tote' }).getAttribute('src')).toBe('/images/tote.webp');
    tote.getByRole('img', { name: '4.7 out of 5' });
    expect(tote.getByText(/^\$\d+\.\d{2}$/).textContent).toBe('$19.50');
  });

  it('strikes the old price through, and only where there is one [STO-07]', async () => {
    open();
    const mat = within(await screen.findByRole('article', { name: 'Desk Mat' }));
    expect(mat.getByText('$40.00').tagName).toBe('S');
    expect(card('Canvas Tote').querySelector('s')).toBeNull();
  });

  it('keeps the choice of category and order in the address, each without losing the other [STO-09] [STO-10] [STO-11]', async () => {
    open();
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'Price: High to Low');
    await waitFor(() => expect(names()).toEqual(['Keyboard', 'Desk Mat', 'Canvas Tote']));
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(categories.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'All Categories', 'Electronics', 'Accessories', 'Fashion',
    ]);
    expect(categories.getByRole('link', { name: 'Fashion' }).getAttribute('href')).toBe('/store?category=fashion&sort=price-desc');
    await user.click(categories.getByRole('link', { name: 'Fashion' }));
    await waitFor(() => expect(names()).toEqual(['Canvas Tote']));
    expect(categories.getByRole('link', { name: 'Fashion' }).getAttribute('aria-current')).toBe('true');
    expect((screen.getByRole('combobox', { name: 'Sort' }) as HTMLSelectElement).value).toBe('price-desc');
    expect(screen.getByRole('status').textContent).toBe('1 product');
  });

  it('opens with the choice that the address names [STO-09] [STO-10]', async () => {
    open('/store?category=accessories&sort=rating');
    await screen.findByRole('article', { name: 'Desk Mat' });
    expect(names()).toEqual(['Desk Mat']);
    expect((screen.getByRole('combobox', { name: 'Sort' }) as HTMLSelectElement).value).toBe('rating');
  });

  it('offers nothing that the server cannot do yet: no cart, no favourites [STO-01]', async () => {
    open();
    await screen.findByRole('article', { name: 'Desk Mat' });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('says so when there is nothing to show, with a way to everything [STO-10]', async () => {
    open('/store?category=fashion', answer([]));
    await screen.findByText(/There is nothing here/);
    expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('/store');
  });

  it('says in words that the products could not be loaded, and recovers [STO-01]', async () => {
    let isDown = true;
    open('/store', () => (isDown ? Promise.reject(new ApiError(503, undefined)) : Promise.resolve(PRODUCTS as never)));
    expect((await screen.findByRole('alert')).textContent).toContain('The products could not be loaded.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article', { name: 'Keyboard' });
  });

  it('has a title, a description and one canonical address whatever is chosen [RTE-09]', async () => {
    open('/store?category=fashion');
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe('Store | Creativity Verse');
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toBe('Useful things for people who make things.');
    expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('/store');
  });
});
