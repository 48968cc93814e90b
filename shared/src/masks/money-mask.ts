import { moneyMaximumInCents } from '@consorcio/shared/validation';
import type { MaskedNumberOptions } from 'imask';

/**
 * An amount typed from left to right: '6', '60', '600', '6.000', '60.000', '60.000,0', '60.000,00'. The mask writes the
 * group points. A typed point counts as the comma (keyboards set to another language have none) until a third digit
 * follows it, which shows that it separates groups.
 */
export function moneyMask(): MaskedNumberOptions {
  let isPointTyped = false;
  return {
    mask: Number,
    scale: 2,
    radix: ',',
    mapToRadix: ['.'],
    thousandsSeparator: '.',
    min: 0,
    max: moneyMaximumInCents / 100,
    normalizeZeros: false,
    padFractionalZeros: false,
    prepare(inserted, masked, flags) {
      if (flags.tail || inserted === '') return inserted;
      if (inserted.length > 1) {
        isPointTyped = /^\d+\.\d{0,2}$/.test(inserted);
        return withoutGroups(inserted);
      }
      if (inserted === '.' || inserted === ',') {
        isPointTyped = inserted === '.';
        return ',';
      }
      if (isPointTyped && /\d/.test(inserted) && /,\d\d$/.test(masked.value)) {
        isPointTyped = false;
        masked.value = masked.value.replace(/[.,]/g, '');
      }
      return inserted;
    },
  };
}

/** Text that arrived in one piece (pasted, filled in, dictated, typed before the mask was loaded), as digits and one comma. */
function withoutGroups(text: string): string {
  const amount = text.replace(/[^\d.,]/g, '');
  if (/^(\d{1,3}(\.\d{3})+|\d+)?(,\d{0,2})?$/.test(amount)) return amount.replaceAll('.', '');
  if (/^\d+\.\d{0,2}$/.test(amount)) return amount.replace('.', ',');
  return amount.replace(/[.,]/g, (mark, at) => (mark === ',' && at === amount.lastIndexOf(',') ? mark : ''));
}
