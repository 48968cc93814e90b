import { knownScripts } from '../../pages/early-script';
import type { EarlyPage } from './early-page';

const hashes = { '/main.abc.js': 'sha384-A', '/late.abc.js': 'sha384-B' };

/** Runs the script of a page. Returns the rule by which its policy lets addresses of scripts pass. */
function openPage(): (address: string) => string | null {
  const policies: { name: string; createScriptURL(address: string): string | null }[] = [];
  const trustedTypes = {
    createPolicy: (name: string, rules: object) => policies.push({ name, ...rules } as (typeof policies)[number]),
  };
  Object.assign(window, { trustedTypes });
  new Function(knownScripts(hashes))();
  const [policy, ...others] = policies;
  if (!policy || others.length > 0) throw new Error('A page has exactly one policy.');
  expect(policy.name).toBe('default'); // it also covers code that knows nothing of policies
  return policy.createScriptURL;
}

const listen = jest.spyOn(window, 'addEventListener');
const fail = jest.fn();
const scripts = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  window.early = { fail } as Partial<EarlyPage> as EarlyPage;
  for (const script of scripts()) script.remove();
});

/** The next page has listeners of its own. */
afterEach(() => {
  for (const [name, listener, options] of listen.mock.calls) window.removeEventListener(name, listener, options);
  listen.mockClear();
  fail.mockClear();
});

it('lets only listed scripts load, also at the address of a retry and those that are listed later', () => {
  const isAllowed = openPage();

  expect(['/main.abc.js', '/late.abc.js?r=1.2'].map(isAllowed)).toEqual(['/main.abc.js', '/late.abc.js?r=1.2']);
  for (const address of [
    '/other.js',
    'https://evil.example/main.abc.js',
    '',
    '__proto__',
    'data:,alert(1)',
    'constructor',
  ])
    expect(isAllowed(address)).toBeNull();

  Object.assign(globalThis._FEDERATION_INTEGRITY ?? {}, { 'https://segment.example/entry.js': 'sha384-C' });
  expect(isAllowed('https://segment.example/entry.js?r=1')).toBe('https://segment.example/entry.js?r=1');
});

it('requests a lost script once more, with its hash, and then says so', () => {
  openPage();
  const script = Object.assign(document.createElement('script'), { src: '/main.abc.js', crossOrigin: 'anonymous' });
  script.setAttribute('integrity', 'sha384-A');
  script.integrity = 'sha384-A'; // jsdom does not reflect the attribute
  document.body.append(script);

  script.dispatchEvent(new Event('error'));
  expect(fail).not.toHaveBeenCalled();
  const [again, ...others] = scripts();
  expect(others).toEqual([]);
  expect(again?.getAttribute('src')).toBe('/main.abc.js?');
  expect(again).toMatchObject({ integrity: 'sha384-A', crossOrigin: 'anonymous' });

  again?.dispatchEvent(new Event('error'));
  expect(fail).toHaveBeenCalledTimes(1);
});

it('leaves other elements, and a page that has taken over, alone', () => {
  openPage();
  const font = document.createElement('link');
  document.body.append(font);
  font.dispatchEvent(new Event('error'));
  window.early = undefined;
  const script = Object.assign(document.createElement('script'), { src: '/late.abc.js' });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));

  expect(scripts()).toEqual([]);
  expect(fail).not.toHaveBeenCalled();
});

describe('A link to another tab', () => {
  const link = Object.assign(document.createElement('a'), { href: 'https://wa.me/5511', target: '_blank' });
  const press = (how: MouseEventInit = {}) => {
    document.body.append(link);
    return link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  };

  it('opens a tab that can neither reach this one nor learn its address', () => {
    openPage();
    const policy = Object.assign(document.createElement('meta'), { name: 'referrer', content: 'strict-origin' });
    document.head.append(policy);
    const tab = { opener: window };
    const policies: string[] = [];
    const open = jest.spyOn(window, 'open').mockImplementation(() => {
      policies.push(policy.content);
      return tab as Partial<Window> as Window;
    });

    expect(press()).toBe(false);
    expect(open).toHaveBeenLastCalledWith('https://wa.me/5511');
    expect(tab.opener).toBeNull();
    expect([...policies, policy.content]).toEqual(['no-referrer', 'strict-origin']);
    expect(press({ ctrlKey: true })).toBe(true); // the browser's own way
    expect(open).toHaveBeenCalledTimes(1);
  });
});
