import { aBrand, aCategory, fakeHttp } from '@consorcio/shared/testing';
import {
  catalogueAnswers,
  categoryAnswers,
  itReadsAllAnswers,
  leadAnswers,
  selectedPlanAnswers,
} from '@consorcio/shared/testing/answers';
import { createLead } from './lead-criar.step';
import { fetchCategories } from './lead-select-category.step';
import { reportSelectedPlan } from './plano-selecionado.step';
import { fetchCatalogue } from './proposal-plans-list-carousel-get.step';

itReadsAllAnswers(leadAnswers, async (call) => {
  const { LeadID, LeadToken } = await createLead(call, aLeadRequest());
  return { data: { id: LeadID, LeadToken } };
});
itReadsAllAnswers(categoryAnswers, async (call) => ({ data: await fetchCategories(call, 1) }));
itReadsAllAnswers(catalogueAnswers, async (call) => ({ data: await fetchCatalogue(call, aQuery()) }));
itReadsAllAnswers(selectedPlanAnswers, (call) =>
  reportSelectedPlan(call, { empresaID: 1, leadID: 1, planoID: 1, bemID: 1 }),
);

it('the categories are those of the company; that it has none is a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fetched = async (data: unknown) => {
    warn.mockClear();
    const http = fakeHttp(() => ({ data }));
    const call = { http, brand: aBrand(), signal: new AbortController().signal };
    expect(await fetchCategories(call, 7)).toEqual(data);
    expect(http.calls).toEqual([{ method: 'GET', path: '/api/categoria', sent: { empresaID: 7 } }]);
  };

  await fetched([aCategory()]);
  expect(warn).not.toHaveBeenCalled();
  await fetched([]);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('company 7'));
  warn.mockRestore();
});

function aLeadRequest(): Parameters<typeof createLead>[1] {
  const contact = { nome: 'Joana', email: 'joana@example.com', telefone: '11987654321', rendaMensal: 8000 };
  return { ...contact, campanhaId: 1, compraId: 2, categoriaId: 2, tipo: 1, empresaId: 3, referralCode: null };
}

function aQuery(): Parameters<typeof fetchCatalogue>[1] {
  const types = { pagaMetade: true, pagaIntegral: true, pagaReduzida: false };
  return { ...types, minValor: 60_000, tipo: 1, categorias: [2], empresaId: 3, sort: '', renda: 8000 };
}
