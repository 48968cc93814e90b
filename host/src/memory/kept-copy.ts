import type { Snapshot } from '@consorcio/shared/flow';

/** The segment whose own state is contract data: CPF or CNPJ, birth date and address stay in the tab. */
const contract = 'proposal';

/** From the chosen plan on, until the goodbye. */
export function mayBeKept({ journey, phase }: Snapshot): boolean {
  return journey.planoSelecionado !== undefined && phase.kind !== 'ended';
}

/**
 * What outlives the tab of a conversation: no draft, no contract data, and no message that says them. Without a proposal the contract
 * asks for them again, so the conversation goes on where it begins; nothing of it is sent by itself.
 */
export function keptCopy(snapshot: Snapshot): Snapshot {
  const { cpfCnpj = '', cupomDecisao, ...known } = snapshot.journey;
  // A decision about a coupon names the document that it was made for.
  const para = cupomDecisao?.para.replace(cpfCnpj, '') ?? '';
  const journey = { ...known, ...(cupomDecisao && { cupomDecisao: { ...cupomDecisao, para } }) };
  const { [contract]: ofContract, ...own } = snapshot.own;
  const given = textsIn([cpfCnpj || undefined, ofContract]);
  const isMarked = snapshot.transcript.some(({ isPersonal }) => isPersonal);
  // A short text, such as the number of a house, may be a part of any other.
  const said = isMarked ? [] : given.map(plain).filter(({ length }) => length > 4);
  const copy: Snapshot = {
    ...snapshot,
    journey,
    own,
    draft: '',
    kept: {},
    transcript: snapshot.transcript
      .filter((message) => !message.isPersonal && !says(message, said))
      .map((message, id) => ({ ...message, id })), // the page counts by them which messages are new
  };
  const { place, trouble } = snapshot;
  const isInContract = [place, trouble?.place].some((one) => one?.segment === contract);
  return given.length > 0 && isInContract && !journey.proposta ? askingAgain(copy) : copy;
}

/** Its answers are gone, so a request of them cannot go on. */
function askingAgain({ trouble: _past, ...snapshot }: Snapshot): Snapshot {
  const submissions = Object.entries(snapshot.submissions).map(([intent, submission]) => [
    intent,
    submission.state === 'sending' ? { ...submission, state: 'unknown' } : submission,
  ]);
  return {
    ...snapshot,
    place: { segment: contract, step: null },
    phase: { kind: 'arriving', since: 0 },
    submissions: Object.fromEntries(submissions),
  };
}

/** Of a segment of an earlier release, which marks no messages: whether a message, or a part of it, says one of these texts. */
function says({ text, component }: Snapshot['transcript'][number], texts: readonly string[]): boolean {
  const words = plain(textsIn([text, component?.props]).join(' '));
  return texts.some((one) => words.includes(one));
}

/** Every value in plain data, as a text. A date is also one of its day, month and year. */
function textsIn(data: unknown): readonly string[] {
  if (data === undefined || data === null) return [];
  if (typeof data === 'object') return Object.values(data).flatMap(textsIn);
  const text = String(data);
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year === undefined ? [text] : [text, `${day}${month}${year}`];
}

/** Without mask, case and spaces. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
