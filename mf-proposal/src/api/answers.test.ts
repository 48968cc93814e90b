import { aScene } from '@consorcio/shared/testing';
import { addressAnswers, couponAnswers, itReadsAllAnswers, proposalAnswers } from '@consorcio/shared/testing/answers';
import { findAddressOf } from '../questions/cep/cep-buscar.step';
import type { ProposalState } from '../state';
import { anAnsweredJourney } from '../testing/conversation';
import { createProposal, proposalRequest } from './create-proposal';
import { couponRequest, validateCoupon } from './validate-coupon';

const scene = aScene<ProposalState>({ journey: anAnsweredJourney({ userCupom: 'BEMVINDO' }) });

itReadsAllAnswers(addressAnswers, async (call) => ({ data: await findAddressOf(call, '01310100') }));
itReadsAllAnswers(couponAnswers, (call) => validateCoupon(call, couponRequest(scene)));
itReadsAllAnswers(proposalAnswers, async (call) => ({ data: await createProposal(call, proposalRequest(scene)) }));
