/** The facts of an answer as lines (`valorparcela 877.5`), however they are written. What is empty is no fact. */
export function factsOf(json: unknown, name = ''): string[] {
  if (json === null || json === undefined || json === '') return [];
  if (Array.isArray(json)) return json.flatMap((item) => factsOf(item, name));
  if (typeof json === 'object')
    return Object.entries(json).flatMap(([key, value]) => factsOf(value, key.toLowerCase()));
  return [`${name} ${plain(name, json)}`];
}

const goods: Readonly<Record<string, string>> = {
  IM: 'IMOVEL',
  AN: 'CARRO',
  MT: 'MOTO',
  PS: 'SERVICO',
  TM: 'CAMINHAO',
};

/** One form for each value: 877.5 is also '877,50' and '877.5'. */
function plain(name: string, value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return value;
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(value) ?? [];
  if (day) return `${year}-${month}-${day}`;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return value.slice(0, 10);
  if (value === 'S' || value === 'N') return Number(value === 'S');
  if (name === 'bemcategoriacodigo') return goods[value] ?? value;
  if (name === 'cep') return value.replace('-', '');
  if (/^\d{1,3}(\.\d{3})*,\d+$/.test(value)) return Number(value.replaceAll('.', '').replace(',', '.'));
  return /^[1-9]\d{0,14}(\.\d+)?$/.test(value) ? Number(value) : value;
}
