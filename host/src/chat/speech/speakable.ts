import type { StepOption } from '@consorcio/shared/flow';

/** Plain text as it should be read aloud: amounts as money, white space as single spaces. */
export function speakable(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(amount, (_, reais: string, cents: string | undefined) => money(reais, cents))
    .trim();
}

/** The announcement of a step's options: their number, their labels, and why one is unavailable. */
export function optionsSpoken(options: readonly Pick<StepOption, 'label' | 'unavailable'>[]): string {
  const labels = options.map(({ label, unavailable }) => (unavailable ? `${label} (${unavailable})` : label));
  return `${labels.length} ${labels.length === 1 ? 'opção' : 'opções'}: ${labels.join(', ')}`;
}

const amount = /R\$ ?(\d+(?:\.\d{3})*)(?:,(\d{2}))?/g;

function money(reais: string, cents = '00'): string {
  const whole = Number(reais.replaceAll('.', ''));
  const unit = whole === 1 ? 'real' : whole > 0 && whole % 1_000_000 === 0 ? 'de reais' : 'reais';
  const parts = [
    ...(whole > 0 || cents === '00' ? [`${reais} ${unit}`] : []),
    ...(cents === '00' ? [] : [`${Number(cents)} ${cents === '01' ? 'centavo' : 'centavos'}`]),
  ];
  return parts.join(' e ');
}
