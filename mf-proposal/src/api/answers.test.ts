import { aReadyJourney, aScene } from '@consorcio/shared/testing';
import { addressAnswers, couponAnswers, itReadsAllAnswers, proposalAnswers } from '@consorcio/shared/testing/answers';
import type { ProposalState } from '../state';
import { couponRequest } from '../steps/cupom/coupon';
import { createProposal } from './create-proposal';
import { findAddressOf } from './find-address';
import { validateCoupon } from './validate-coupon';

const scene = aScene<ProposalState>({ journey: { ...aReadyJourney(), userCupom: 'BEMVINDO' } });

itReadsAllAnswers(addressAnswers, async (call) => ({ data: await findAddressOf(call, '01310100') }));
itReadsAllAnswers(couponAnswers, (call) => validateCoupon(call, couponRequest(scene)));
itReadsAllAnswers(proposalAnswers, async (call) => ({ data: await createProposal(call, aProposalRequest()) }));

function aProposalRequest(): Parameters<typeof createProposal>[1] {
  return {
    bairro: 'Bela Vista',
    bemID: 1,
    cep: '01310100',
    cidade: 'São Paulo',
    complemento: '',
    cpfCnpj: '52998224725',
    email: 'joana@example.com',
    empresaId: 1,
    estado: 'SP',
    leadId: 1,
    logradouro: 'Avenida Paulista',
    nascimentoFundacao: '1990-01-01',
    nome: 'Joana',
    nomeRazao: 'Joana Souza',
    numero: '1',
    planoID: 1,
    planoMeses: 80,
    rendaFaturamento: 8000,
    rendaMensal: 8000,
    telefone: '11987654321',
    telefoneCelular: '11987654321',
    termos: true,
    tipoPessoa: 0,
    cupomCodigo: null,
  };
}
