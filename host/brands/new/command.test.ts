import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { home, kmv } from '../check/testing/home-file';
import { withFolder } from '../testing/a-folder';
import { askForBrand, type NewBrand } from './ask-for-brand';
import { facts } from './facts';
import { newBrand } from './new-brand';

describe('pnpm brands new', () => {
  const { path, put, read } = withFolder();

  it('asks, writes the file, checks it and says what comes next', () => {
    const args = ['--import', 'tsx', join(__dirname, 'command.ts'), 'inexistente', '--nome', 'Banco de Teste'];
    const input = `\n\nabc\n${'\n'.repeat(20)}`;
    const { status, stdout } = spawnSync(process.execPath, [...args, '--folder', path()], { encoding: 'utf8', input });
    expect(status).toBe(0);
    expect(stdout).toMatch(/campanhaId is "abc"\. Write a whole number above 0\./);
    expect(stdout).toContain('The check found no problems.');
    expect(stdout).toContain(`pnpm dev brands inexistente ${path()}`);
    expect(read('inexistente.json')).toContain('\n  "routes": ["/inexistente"],\n  "nome": "Banco de Teste",\n');
  });

  const make = (...words: readonly string[]) =>
    newBrand([...words, '--yes', '--folder', path()], () => {
      throw new Error('It asked.');
    });

  it('keeps a file that exists', async () => {
    put('inexistente.json', 'present');
    const why = 'inexistente.json exists already. Choose another id, or edit that file.';
    await expect(make('inexistente')).rejects.toThrow(why);
    expect(read('inexistente.json')).toBe('present');
  });

  it('prints the file instead of writing it in a dry run', async () => {
    const { lines, isTrouble } = await make('inexistente', '--dry-run');
    expect(isTrouble).toBe(false);
    expect(JSON.parse(lines.join('\n'))).toMatchObject({ id: 'inexistente', nome: 'Inexistente' });
    expect(existsSync(path('inexistente.json'))).toBe(false);
  });

  it.each([[[]], [['Aurora']], [['a b']]])('needs an id of small letters, not %j', async (words) => {
    await expect(make(...words)).rejects.toThrow('Name the brand: pnpm brands new <id>');
  });
});

describe('askForBrand', () => {
  const others = [home, kmv].map((brand) => ({ file: `host/brands/${brand.id}.json`, text: JSON.stringify(brand) }));

  /** Asks for the brand `aurora`. `typed` has answers by the names of the facts, one after the other; all others are empty. */
  async function ask(typed: Readonly<Record<string, readonly string[]>>, overrides: Partial<NewBrand> = {}) {
    const open = new Map(Object.entries(typed).map(([name, answers]) => [name, [...answers]]));
    const asking: string[] = [];
    const said: string[] = [];
    const terminal = {
      ask: async (prompt: string) => {
        const [name = ''] = prompt.split(' ');
        asking.push(name);
        return open.get(name)?.shift() ?? '';
      },
      say: (line: string) => void said.push(line),
    };
    const file = 'host/brands/aurora.json';
    const asked = await askForBrand({ id: 'aurora', file, given: {}, others, terminal, ...overrides });
    const refused = said.filter((line) => line.startsWith('  '));
    const brand = 'text' in asked ? JSON.parse(asked.text) : undefined;
    return { asked, asking, said: said.join('\n'), refused, brand };
  }

  it('explains each question, and writes a valid brand when every one is answered with Return', async () => {
    const { brand, asking, refused, said } = await ask({});
    expect(asking).toHaveLength(facts.length);
    expect(refused).toEqual([]);
    const ids = { id: 'aurora', routes: ['/aurora'], campanhaId: 12, compraId: 13, empresaId: 14 };
    const names = { nome: 'Aurora', titulo: 'Aurora e Alvo: simule seu consórcio' };
    expect(brand).toMatchObject({ $schema: './brand.schema.json', ...ids, ...names });
    expect(brand).not.toHaveProperty('hosts');
    expect(said).toContain('The brand name, in the logo and in the greeting.');
    expect(said).toContain('Write "disc", "tile", "shield", "hexagon" or "none".');
  });

  it('derives later proposals from earlier answers, and does not ask for what is given', async () => {
    const given = { nome: 'Banco Aurora', host: 'simule.aurora.example' };
    const { brand, asking } = await ask({ primaryBackground: ['#ffd400'], tipoTabela: ['reduzida'] }, { given });
    expect(asking).not.toContain('nome');
    expect(brand).toMatchObject({
      nome: 'Banco Aurora',
      hosts: ['simule.aurora.example'],
      titulo: 'Banco Aurora e Alvo: simule seu consórcio',
      tipoPlano: 'PARCELA_REDUZIDA',
      tema: { background: '#fffdf2', primaryBackground: '#ffd400', primaryForeground: '#171b20' },
    });
  });

  it('refuses each wrong answer at once, with the line of the check, and asks again', async () => {
    const { brand, refused, asking } = await ask({
      route: ['/kmv', '/brands', '/aurora-novo'],
      campanhaId: ['abc', '77'],
      empresaId: ['13', '78'],
      siteDomain: ['http://aurora.example/', 'https://aurora.example/'],
      primaryForeground: ['#3f4a5b', '#ffffff'],
      sign: ['M0 0h48v48H0z', 'M4 4h16v16H4z'],
      lettering: ['bold', 'wide'],
      desconto: ['maybe', 'yes'],
    });
    expect(refused).toEqual(
      [
        'routes has "/kmv", and so has that of host/brands/kmv.json.',
        'routes has "/brands", where the host serves',
        'campanhaId is "abc". Write a whole number above 0.',
        'empresaId is the same as in host/brands/kmv.json.',
        'siteDomain is "http://aurora.example/", which',
        'tema: primaryForeground #3f4a5b on primaryBackground #3f4a5a reaches 1',
        'logo.sign is drawn from 0 0 to 48 48',
        'lettering is "bold". Write "plain"',
        'desconto is "maybe". Write true or false.',
      ].map((problem) => expect.stringContaining(problem)),
    );
    expect(asking).toHaveLength(facts.length + refused.length);
    expect(brand).toMatchObject({ routes: ['/aurora-novo'], campanhaId: 77, empresaId: 78, desconto: true });
  });

  it('ends with the problem of a wrong flag, and writes nothing when the input ends early', async () => {
    const wrong = await ask({}, { given: { compraId: '12' } });
    const problem = expect.stringMatching(/^--compraId: compraId is the same as in \S+kmv\.json\./);
    expect(wrong.asked).toEqual({ problems: [problem] });

    const ended = await ask({}, { terminal: { ask: async () => undefined, say: () => undefined } });
    expect(ended.asked).toEqual({ problems: [expect.stringContaining('Nothing was written.')] });
  });
});
