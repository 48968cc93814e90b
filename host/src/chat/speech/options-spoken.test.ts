import { optionsSpoken } from './options-spoken';

it('announces their number and labels', () => {
  expect(optionsSpoken([{ label: 'A' }, { label: 'B' }, { label: 'C' }])).toBe('3 opções: A; B; C');
  expect(optionsSpoken([{ label: 'Simular agora' }])).toBe('1 opção: Simular agora');
});

it('announces the details of an option, or why it is unavailable', () => {
  const options = [
    { label: 'Pix', detail: 'Na hora' },
    { label: 'Boleto', detail: 'Até o vencimento', unavailable: 'Não vale com o seu cupom' },
  ];
  expect(optionsSpoken(options)).toBe('2 opções: Pix, Na hora; Boleto, Não vale com o seu cupom');
});
