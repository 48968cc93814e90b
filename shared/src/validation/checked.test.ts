import { accept, refuse } from './checked';

it('carries the value of what was accepted and the sentence of what was refused', () => {
  expect(accept(3)).toEqual({ ok: true, value: 3 });
  expect(refuse('Nome inválido')).toEqual({ ok: false, message: 'Nome inválido' });
});
