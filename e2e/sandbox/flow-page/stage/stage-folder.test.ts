import { stageFolder } from './stage-folder';

const config = {
  apiBaseUrl: 'http://localhost:4000',
  fakeLoadDelayMs: null,
  observation: { endpoint: 'http://localhost:4000/observations' },
};
const policy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
const stage = stageFolder({
  host: {
    dir: '/built',
    port: 3000,
    live: { '/config.json': () => config, '/release.json': () => ({ segments: {} }) },
    pageHeaders: (file) => ({ 'Content-Security-Policy': policy, 'Referrer-Policy': file }),
  },
  port: 4001,
  sandboxUrl: 'http://localhost:4000',
});

it('observes nothing and waits for nothing', () => {
  expect(stage.live?.['/config.json']?.()).toEqual({ apiBaseUrl: 'http://localhost:4000', fakeLoadDelayMs: 0 });
});

it('lets only the page of the flow frame it, and keeps the rest of each policy', () => {
  expect(stage.pageHeaders?.('index.html', '')).toEqual({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors http://localhost:4000; base-uri 'none'",
    'Referrer-Policy': 'index.html',
  });
  expect(stage.ownPages?.['/comecar']?.headers).toEqual({
    'Content-Security-Policy': 'frame-ancestors http://localhost:4000',
  });
});
