import { validationMessages } from '@consorcio/shared/validation';
import { anAnsweredJourney, startProposal } from '../testing/conversation';

// 21 November 2026, 12:04 in Brasília.
const now = Date.UTC(2026, 10, 21, 15, 4);
const { underAge: young, date: wrong, required } = validationMessages;

it.each([
  ['17 years 364 days', 0, '22/11/2008', young],
  ['exactly 18', 0, '21/11/2008', undefined],
  ['89', 0, '22/11/1936', undefined],
  ['90', 0, '21/11/1936', wrong],
  ['29 February', 0, '29/02/2000', undefined],
  ['29 February of a common year', 0, '29/02/2001', wrong],
  ['tomorrow', 0, '22/11/2026', wrong],
  ['nothing', 0, '', required],
  ['a company of today', 1, '21/11/2026', undefined],
  ['a company of tomorrow', 1, '22/11/2026', wrong],
] as const)('checks the date of %s', async (_what, tipoPessoa, typed, problem) => {
  const { nascimentoFundacao: _unknown, ...journey } = anAnsweredJourney({ tipoPessoa });
  const conversation = await startProposal({ journey, at: 'proposal-nascimento', now });
  await conversation.type(typed);
  expect(conversation.problem()).toBe(problem);
  expect(conversation.where()).toBe(`proposal:${problem ? 'proposal-nascimento' : 'proposal-terms'}`);
});

it('counts the age by the date in Brasília, where it can still be yesterday', async () => {
  const { nascimentoFundacao: _unknown, ...journey } = anAnsweredJourney();
  const conversation = await startProposal({ journey, at: 'proposal-nascimento', now: Date.UTC(2026, 10, 21, 2, 59) });
  await conversation.type('21/11/2008');
  expect(conversation.problem()).toBe(young);
});
