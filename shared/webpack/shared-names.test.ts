import { namesIn, sharedNames } from './shared-names';

it('knows the facts and the shared data of these sources', () => {
  expect(sharedNames.facts).toContain('lead.saved');
  expect(sharedNames.journey).toContain('telefone');
});

it('finds the names that stand in scripts, as whole words', () => {
  const names = { facts: ['lead.saved', 'plan.chosen'], journey: ['nome', 'email', 'compras', 'lead'] };
  const scripts = ['publish("lead.saved",{});', 'x.nome+{email:1}.y', 'sobrenome;comprasDoMes;plan_chosen'];
  expect(namesIn(scripts, names)).toEqual({ facts: ['lead.saved'], journey: ['nome', 'email', 'lead'] });
});
