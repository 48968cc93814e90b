import type { Journey, ProposalRequest } from '@consorcio/shared/entities';
import type { Scene } from '@consorcio/shared/flow';
import { appliedCoupon, effectiveCompany, needed } from '@consorcio/shared/journey';
import { holderOf } from './holder';

/**
 * The proposal as it is sent. Wire format: dates yyyy-mm-dd; CPF, CNPJ, CEP and phones without mask; incomes in currency
 * units. SPEC section 3.
 */
export function proposalRequest(scene: Scene): ProposalRequest {
  const { journey } = scene;
  const plan = needed(journey.planoSelecionado, 'planoSelecionado');
  const { cep, logradouro, numero, complemento, bairro, cidade, estado } = needed(journey.endereco, 'endereco');
  const telefone = needed(journey.telefone, 'telefone');
  const rendaMensal = needed(journey.rendaMensalInCents, 'rendaMensal') / 100;
  const nomeRazao = needed(journey.nomeRazao, 'nomeRazao');
  return {
    nome: journey.nome ?? nomeRazao,
    nomeRazao,
    tipoPessoa: holderOf(journey),
    cpfCnpj: needed(journey.cpfCnpj, 'cpfCnpj'),
    nascimentoFundacao: needed(journey.nascimentoFundacao, 'nascimentoFundacao'),
    email: needed(journey.email, 'email'),
    telefone,
    telefoneCelular: telefone,
    rendaMensal,
    rendaFaturamento: rendaMensal,
    cep,
    logradouro,
    numero,
    complemento,
    bairro,
    cidade,
    estado,
    empresaId: effectiveCompany(scene),
    leadId: needed(journey.lead, 'lead').LeadID,
    planoID: plan.planoID,
    bemID: plan.bemID,
    planoMeses: plan.planoMeses,
    termos: true,
    cupomCodigo: appliedCoupon(journey) ? (journey.userCupom ?? null) : null,
    ...(journey.geoLocation && { geoLocation: journey.geoLocation }),
  };
}

/**
 * The visitor accepts the terms. Where they are is decided here, the first time, so that the proposal is the same on
 * every try: the stored location if it has not expired. SPEC section 1.
 */
export function acceptTerms(journey: Journey, { now }: Scene): Journey {
  if (journey.geoLocation !== undefined) return journey;
  const { localizacao } = journey;
  return { ...journey, geoLocation: localizacao && localizacao.expiraEm > now ? localizacao.geoLocation : null };
}
