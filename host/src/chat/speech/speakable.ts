/**
 * Text as a person would read it aloud: amounts as money, percentages, dates and times as words, phone numbers, documents and other
 * codes digit by digit, and no pictures. It loads with the first segment: the greeting has nothing that a screen reader reads wrong.
 */
export function speakable(text: string): string {
  return text
    .replace(pictures, '')
    .replace(/\s+/g, ' ')
    .replace(amount, (_, reais: string, cents: string | undefined) => money(reais, cents))
    .replace(/(\d) ?%/g, '$1 por cento')
    .replace(/\b(\d{1,3})x\b/g, (_, times: string) => `${times} ${times === '1' ? 'vez' : 'vezes'}`)
    .replace(/\b(\d\d)\/(\d\d)\/(\d{4})\b/g, (date, day: string, month: string, year: string) => {
      const name = months[Number(month) - 1];
      return name === undefined ? date : `${day === '01' ? '1º' : Number(day)} de ${name} de ${year}`;
    })
    .replace(code, digitByDigit)
    .replace(/\bnº/g, 'número')
    .replace(/\ba\.m\b\.?( [A-ZÀ-Ú])?/g, (_, next?: string) => (next ? `ao mês.${next}` : 'ao mês')) // its dot may end a sentence
    .replace(/([.!?]);/g, '$1') // the items of a list may be sentences
    .trim();
}

/** Emoji with their variants and compounds, the sad face of some sentences, and the dots of a masked name. */
const pictures =
  /(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F)(?:\p{Emoji_Presentation}|\p{Emoji_Modifier}|\uFE0F|\u200D)*| ?:\(|•+/gu;

const amount = /R\$ ?(\d+(?:\.\d{3})*)(?:,(\d{2}))?/g;

/** Phone, CPF, CNPJ, CEP, and longer numbers without separators: of a contract or an authorisation. */
const code =
  /\(\d\d\) ?\d{4,5}-\d{4}|\d{3}\.\d{3}\.\d{3}-\d\d|[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d\d|\b\d{5}-\d{3}\b|\b\d{6,}\b/g;

const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

function money(reais: string, cents = '00'): string {
  const whole = Number(reais.replaceAll('.', ''));
  const unit = whole === 1 ? 'real' : whole > 0 && whole % 1_000_000 === 0 ? 'de reais' : 'reais';
  const parts = [
    ...(whole > 0 || cents === '00' ? [`${reais} ${unit}`] : []),
    ...(cents === '00' ? [] : [`${Number(cents)} ${cents === '01' ? 'centavo' : 'centavos'}`]),
  ];
  return parts.join(' e ');
}

/** '529.982.247-25' → '5 2 9, 9 8 2, 2 4 7, 2 5' */
function digitByDigit(written: string): string {
  return (written.match(/[\dA-Z]+/g) ?? []).map((group) => [...group].join(' ')).join(', ');
}

/** A refusal as it is announced: its sentence, and what helps to correct the answer, such as the limits of the question. */
export function refusalSpoken(problem: string, ...help: readonly (string | undefined)[]): string {
  return [problem, ...help]
    .filter((sentence) => sentence !== undefined)
    .map(speakable)
    .reduce((said, sentence) => `${/[.!?:]$/.test(said) ? said : `${said}.`} ${sentence}`);
}
