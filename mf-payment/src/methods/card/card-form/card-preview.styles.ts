import { css, keyframes, styled } from 'styled-components';

/** A card a hundred units wide; everything on it is measured in them. Smaller on a low screen. */
export const CardScene = styled.div`
  flex: none;
  --unit: min(2.48px, 0.7vw);
  width: calc(100 * var(--unit));
  margin-inline: auto;
  perspective: 900px;
  user-select: none;

  @media (min-width: 480px) and (min-height: 700px) {
    --unit: 3px;
  }

  @media (max-height: 600px) {
    --unit: 2px;
  }

  @media ${({ theme }) => theme.breakpoint.low} {
    display: none;
  }
`;

const turning = css`calc(${({ theme }) => theme.motion.normal} * 2.5) ${({ theme }) => theme.motion.ease}`;

/** Turns over. Under reduced motion it never gets the back side. */
export const Sides = styled.div`
  position: relative;
  aspect-ratio: 1.586;
  transform-style: preserve-3d;
  transition: transform ${turning};

  &[data-side='back'] {
    transform: rotateY(180deg);
  }
`;

/** Plain brand colour behind the texts, for their contrast; the gradient is in the corner that has none. */
export const Face = styled.div<{ $side: 'front' | 'back' }>`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  padding: calc(6.5 * var(--unit));
  overflow: hidden;
  color: ${({ theme }) => theme.color.onPrimary};
  background:
    radial-gradient(circle at 104% -22%, rgb(255 255 255 / 0.26) 0 calc(26 * var(--unit)), transparent calc(26.4 * var(--unit))),
    radial-gradient(circle at 76% -40%, rgb(255 255 255 / 0.14) 0 calc(34 * var(--unit)), transparent calc(34.4 * var(--unit))),
    radial-gradient(circle at 0% 0%, rgb(255 255 255 / 0.2), transparent calc(38 * var(--unit)))
    ${({ theme }) => theme.color.primary};
  border: 1px solid ${({ theme }) => theme.color.primaryEdge};
  border-radius: calc(5.5 * var(--unit));
  box-shadow: ${({ theme }) => theme.shadow.high};
  -webkit-backface-visibility: hidden; /* Safari before 15.4 */
  backface-visibility: hidden;
  ${({ $side }) => $side === 'back' && 'justify-content: flex-start; padding-inline: 0; transform: rotateY(180deg);'}

  /* The hidden side disappears when the turn ends, so that its texts are not found. */
  [data-side='${({ $side }) => ($side === 'front' ? 'back' : 'front')}'] > & {
    visibility: hidden;
    transition: visibility ${turning};
  }
`;

export const Emblems = styled.svg`
  position: absolute;
  inset-block-start: calc(8.5 * var(--unit));
  inset-inline-start: calc(7 * var(--unit));
  width: calc(86 * var(--unit));
  fill: currentColor;
  fill-opacity: 0.18;
  stroke: currentColor;
  stroke-linecap: round;
`;

export const Num = styled.div`
  display: flex;
  gap: 0 calc(3.2 * var(--unit));
  margin-block-end: calc(4.5 * var(--unit));
  font-size: calc(7.1 * var(--unit));
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.font.weight.strong};
  line-height: 1.1;
  white-space: nowrap;

  &:has(span:nth-child(5)) {
    font-size: calc(5.9 * var(--unit)); /* for more than sixteen digits */
  }
`;

const land = keyframes`
  from { opacity: 0; translate: 0 -0.25em; }
`;

/** A digit is as wide as the dot that it replaces. */
export const Digit = styled.span<{ $isTyped: boolean }>`
  display: inline-block;
  width: 0.64em;
  text-align: center;

  ${({ $isTyped }) =>
    $isTyped &&
    css`
      animation: ${land} ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};
    `}
`;

export const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: calc(5 * var(--unit));
`;

/** The small label above a value. Contrast tools do not find the background of texts that turn or are scrolled away. */
export const Word = styled.span`
  display: block;
  font-size: max(9px, calc(3.4 * var(--unit)));
  line-height: 1.25;
  background: ${({ theme }) => theme.color.primary};
`;

export const CardValue = styled(Word)`
  overflow: hidden;
  font-size: calc(4.8 * var(--unit));
  font-variant-numeric: tabular-nums;
  font-weight: ${({ theme }) => theme.font.weight.strong};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Stripe = styled.div`
  flex: none;
  height: calc(13 * var(--unit));
  margin-block: calc(3 * var(--unit)) calc(7 * var(--unit));
  background: rgb(0 0 0 / 0.78);
`;

/** The signature strip with the code at its end. */
export const Signature = styled.div`
  display: flex;
  gap: calc(3 * var(--unit));
  align-items: center;
  margin-inline: calc(7 * var(--unit));

  &::before {
    flex: 1;
    height: calc(10 * var(--unit));
    content: '';
    background: repeating-linear-gradient(
      ${({ theme }) => theme.color.onPrimary} 0 calc(0.5 * var(--unit)),
      transparent 0 calc(2 * var(--unit))
    );
    border-radius: calc(1.4 * var(--unit));
    opacity: 0.35;
  }
`;

/** The colours of the card, inverted. */
export const CardCode = styled.span`
  width: calc(21 * var(--unit));
  height: calc(10 * var(--unit));
  padding-inline-start: calc(3 * var(--unit));
  font-size: calc(6.4 * var(--unit));
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  line-height: calc(10 * var(--unit));
  color: ${({ theme }) => theme.color.primary};
  letter-spacing: 0.12em;
  background: ${({ theme }) => theme.color.onPrimary};
  border-radius: calc(1.4 * var(--unit));
`;
