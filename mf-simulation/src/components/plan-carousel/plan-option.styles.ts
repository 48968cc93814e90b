import { Chip, SheetSmall } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

/** Invisible and as large as its option, so that a press anywhere in the option is a press on the radio. */
export const Radio = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  height: 100%;
  margin: 0;
  cursor: inherit;
  opacity: 0;
`;

export const OptionDot = styled.span`
  grid-row: 1 / span 3;
  width: 20px;
  height: 20px;
  margin-block-start: 3px;
  border: 2px solid ${({ theme }) => theme.color.borderControl};
  border-radius: 50%; /* a radio button in every brand: a square one would promise a second choice */
  background: ${({ theme }) => theme.color.surface};
  transition: border-width ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};
`;

export const Option = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${({ theme }) => theme.space.m};
  row-gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.m};
  background: ${({ theme }) => theme.color.surface};
  cursor: pointer;
  transition: ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};
  transition-property: background, border-color;

  @media (hover: hover) {
    &:hover {
      border-color: ${({ theme }) => theme.color.primaryText};
    }
  }
  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.primaryText};
    background: ${({ theme }) => theme.color.primarySoft};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.primaryText};
  }
  &:has(:checked) ${Chip} {
    background: ${({ theme }) => theme.color.surface};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
  :checked + ${OptionDot} {
    border: 6px solid ${({ theme }) => theme.color.primaryText};
  }
`;

export const Top = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
`;

export const Fee = styled.span`
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const OptionInstalment = styled.span`
  grid-column: 2;
  font-size: ${({ theme }) => theme.font.size.xl};
  font-size: ${({ theme }) => `min(${theme.font.size.xl}, 11cqi)`}; /* of the card */
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  letter-spacing: -0.01em;
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
`;

export const PerMonth = styled(SheetSmall)`
  font-weight: ${({ theme }) => theme.font.weight.normal};
  letter-spacing: normal;
  white-space: nowrap;

  /* Two cards have little room here: a line of its own keeps the rows of both aligned, however long the amounts are. */
  @media (min-width: ${({ theme }) => theme.breakpoint.carousel}) and (max-width: 679px) {
    display: block;
  }
`;

export const Meaning = styled(SheetSmall)`
  grid-column: 2;
  line-height: 1.35;
`;
