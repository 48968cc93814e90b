import { aBrand } from '@consorcio/shared/testing';
import { type PreviewView, previewPage } from './preview-page';

const brand = aBrand({ id: 'kmv', nome: 'K<b>', routes: ['/kmv'] });
const served =
  '<meta property="og:title" content="P&#38;o"><meta property="og:image" content="https://a.example/brands/k.png">';
const view: PreviewView = { brands: [brand], brand, moment: 'plans', version: 2, problems: [], served, port: 3100 };
const pageWith = (overrides: Partial<PreviewView> = {}) => previewPage({ ...view, ...overrides });

it('shows the product at a moment in three sizes, each at an origin of its own', () => {
  const frames = [...pageWith().matchAll(/<iframe src="http:\/\/(\S+?)\.localhost:3100\/preview-begin\/(\S+?)\?/g)];
  expect(frames.map(([, origin, step]) => [origin, step])).toEqual(
    ['phone', 'tablet', 'desktop'].map((size) => [`${size}-plans-kmv`, 'proposal-plans-list-carousel-get']),
  );
});

it('says what the check found, what changed and what a shared link looks like, with every text escaped', () => {
  expect(pageWith()).toContain('No problems. Change 1 is shown');
  for (const part of ['<strong>P&#38;o</strong>', 'src="/brands/k.png"', 'K&lt;b&gt; (kmv)'])
    expect(pageWith()).toContain(part);
  const problems = ['host/brands/kmv.json:7: nome is "<b>".'];
  const wrong = pageWith({ problems });
  expect(wrong).toContain('<li>host/brands/kmv.json:7: nome is &quot;&lt;b&gt;&quot;.</li>');
  expect(wrong).toContain('Not shown yet');
  const first = pageWith({ problems, brands: [], brand: undefined });
  expect(first).not.toMatch(/Not shown yet|<iframe|<option/);
});

it('explains why a brand with host names only has no frames', () => {
  expect(pageWith({ brand: { ...brand, routes: [] } })).toContain('has host names only');
});
