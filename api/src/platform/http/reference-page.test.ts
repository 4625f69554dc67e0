import { startApi, stopApis } from '../../../test/start-api';

afterEach(stopApis);

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://verse.example' };

describe('the API reference', () => {
  it('shows every operation of the OpenAPI document', async () => {
    const api = await startApi();
    const { paths } = (await (await api.call('/openapi.json')).json()) as { paths: Record<string, object> };
    const response = await api.call('/api/docs');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const page = await response.text();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `<code>${method.toUpperCase()} ${path}</code>`),
    );
    expect(operations.length).toBeGreaterThan(100);
    expect(operations.filter((operation) => !page.includes(operation))).toEqual([]);
  });

  it('runs no script and has its own style only, and leaves the policy of every other response as it is', async () => {
    const api = await startApi();
    const policyOf = async (path: string) => (await api.call(path)).headers.get('content-security-policy');
    expect(await policyOf('/api/docs')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'/);
    for (const path of ['/openapi.json', '/api/blogs', '/api/docs/none'])
      expect(await policyOf(path)).not.toContain('style-src');
  });

  it('is off in production unless it is asked for', async () => {
    const statusIn = async (environment: Record<string, string>) =>
      (await (await startApi(environment)).call('/api/docs')).status;
    expect(await statusIn(PRODUCTION)).toBe(404);
    expect(await statusIn({ ...PRODUCTION, API_DOCS: '1' })).toBe(200);
    expect(await statusIn({ API_DOCS: '0' })).toBe(404);
  });
});
